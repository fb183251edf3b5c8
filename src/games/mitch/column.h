// A column of one suit in a player's tableau: which cards fit on it, and how two columns compare (C11–C15).
//
// A column's cards run strictly down or up, so the set of its ranks and its direction are the whole of it. The functions
// are pure; who owns the column is not known here.
#pragma once

#include "cards/card.h"
#include "games/mitch/options.h"

#include <bit>
#include <compare>
#include <cstdint>

namespace mitts::mitch {

/// Where a column is heading. Open: it has no card, or (high_low) one.
enum class Heading : std::uint8_t { Open, Down, Up };

struct Column {
    std::uint16_t ranks = 0; ///< bit r: a card of Rank r lies here
    Heading heading = Heading::Open;

    constexpr bool empty() const {
        return ranks == 0;
    }
    constexpr int size() const {
        return std::popcount(ranks);
    }
    constexpr Rank lowest() const {
        return static_cast<Rank>(std::countr_zero(ranks));
    }
    constexpr Rank highest() const {
        return static_cast<Rank>(std::bit_width(ranks) - 1);
    }
    /// The card placed last. Not for an empty column.
    constexpr Rank last() const {
        return heading == Heading::Up ? highest() : lowest();
    }
    /// The n-th card in the order of placing, from 0.
    constexpr Rank nth(int n) const {
        auto rest = ranks;
        const int skip = heading == Heading::Up ? n : size() - 1 - n;
        for (int step = 0; step < skip; ++step) {
            rest = static_cast<std::uint16_t>(rest & (rest - 1));
        }
        return static_cast<Rank>(std::countr_zero(rest));
    }

    friend constexpr bool operator==(const Column&, const Column&) = default;
};

/// Whether a card of this rank may be placed on the column (C11, C12). Aces are never placed (C1).
constexpr bool fits(const Options& options, const Column& column, Rank rank) {
    if (rank >= Rank::Ace) {
        return false;
    }
    if (column.empty()) {
        return true;
    }
    switch (column.heading) {
    case Heading::Down:
        return rank < column.lowest();
    case Heading::Up:
        return rank > column.highest();
    case Heading::Open:
        break;
    }
    return options.direction == Direction::HighLow ? rank != column.last() : rank < column.last();
}

/// Places a card that fits.
constexpr void place_on(Column& column, Rank rank) {
    if (!column.empty() && column.heading == Heading::Open) {
        column.heading = rank < column.last() ? Heading::Down : Heading::Up;
    }
    column.ranks = static_cast<std::uint16_t>(column.ranks | 1 << static_cast<int>(rank));
}

/// How two columns of one suit compare for winning it (C13–C15): greater wins; equal leaves the suit unwon between them.
/// An empty column is less than any other.
std::strong_ordering compare_for_suit(const Options& options, const Column& left, const Column& right);

/// How two winning columns compare for being the shortest (C17): less is shorter; equal throughout, both get it.
std::strong_ordering compare_for_shortest(const Column& left, const Column& right);

} // namespace mitts::mitch
