// Sets of cards as four lanes of sixteen bits, one per suit, for fast counting and comparing in the quick table of
// Mitch.
//
// Bit r of a lane represents rank r, so one subtraction gives a mask of all lower ranks. Aces also have a bit, but sets
// of placeable cards never contain aces.
#pragma once

#include "cards/card.h"

#include <array>
#include <bit>
#include <cstdint>

namespace mitts::mitch {

/// The ranks of one suit.
using Lane = std::uint16_t;
/// The cards of four suits, each at most once.
using Lanes = std::uint64_t;
/// The index of a card's bit in Lanes: suit × 16 + rank.
using Code = std::uint8_t;

inline constexpr int lane_width = 16;
inline constexpr Lane every_rank = 0x0FFF; ///< two to king (C1)
inline constexpr Lanes every_card = 0x0FFF'0FFF'0FFF'0FFF;
inline constexpr int ace_rank = 12;

constexpr Code code_of(Card card) {
    return static_cast<Code>((card.index & 3) * lane_width + (card.index >> 2));
}
constexpr Card card_of(Code code) {
    return Card::of(static_cast<Rank>(code % lane_width), static_cast<Suit>(code / lane_width));
}
/// Returns the set of one card.
constexpr Lanes bit(Code code) {
    return Lanes{1} << code;
}
constexpr int suit_of(Code code) {
    return code / lane_width;
}
constexpr int rank_of(Code code) {
    return code % lane_width;
}
constexpr Code code_of(int suit, int rank) {
    return static_cast<Code>(suit * lane_width + rank);
}
/// Returns the ranks of one suit.
constexpr Lane lane(Lanes cards, int suit) {
    return static_cast<Lane>(cards >> suit * lane_width);
}
constexpr void set_lane(Lanes& cards, int suit, Lane ranks) {
    cards = (cards & ~(Lanes{0xFFFF} << suit * lane_width)) | Lanes{ranks} << suit * lane_width;
}
/// `below` returns all lower ranks, and `above` returns all higher ranks except the ace.
constexpr Lane below(int rank) {
    return static_cast<Lane>((1 << rank) - 1);
}
constexpr Lane above(int rank) {
    return static_cast<Lane>(every_rank & ~below(rank + 1));
}
/// `lowest` and `highest` return the lowest and the highest rank of a set, which must not be empty.
constexpr int lowest(Lane ranks) {
    return std::countr_zero(ranks);
}
constexpr int highest(Lane ranks) {
    return std::bit_width(ranks) - 1;
}

namespace detail {
inline constexpr auto bit_counts = [] {
    std::array<std::uint8_t, 64> counts{};
    for (std::size_t value = 1; value < counts.size(); ++value) {
        counts[value] = static_cast<std::uint8_t>(counts[value / 2] + value % 2);
    }
    return counts;
}();
} // namespace detail

/// Returns how many of the twelve ranks below the ace are set. A small table is faster than popcount on targets where
/// popcount is a function call.
constexpr int count(Lane ranks) {
    return detail::bit_counts[ranks & 63] + detail::bit_counts[ranks >> 6 & 63];
}

/// Returns the number of cards in all lanes.
constexpr int count_all(Lanes cards) {
    return count(lane(cards, 0)) + count(lane(cards, 1)) + count(lane(cards, 2)) + count(lane(cards, 3));
}

} // namespace mitts::mitch
