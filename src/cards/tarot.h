// Cards and sets of cards from the 78-card tarot pack: four suits of fourteen cards, twenty-one trumps and the Fool.
//
// A set stores each suit in a lane of sixteen bits, indexed by rank. The trumps and the Fool are in a second word. With
// this layout, a mask selects a suit, and a bit scan finds the highest trump.
#pragma once

#include "cards/card.h"

#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mitts {

/// The ranks of the court cards. Ranks 1 … 10 have no constants.
inline constexpr int tarot_page = 11;
inline constexpr int tarot_knight = 12;
inline constexpr int tarot_queen = 13;
inline constexpr int tarot_king = 14;

/// The suits printed on the cards: French suits, or batons, coins, cups and swords. No rule depends on them.
enum class TarotSuits : std::uint8_t { French, Italian };

/// A card of the tarot pack. The index is suit × 16 + rank (1 … 14), 64 for the Fool, or 64 + the number of a trump.
struct TarotCard {
    std::uint8_t index = 0;

    static constexpr TarotCard of(Suit suit, int rank) {
        return TarotCard{static_cast<std::uint8_t>(static_cast<int>(suit) * 16 + rank)};
    }
    /// Returns the trump with this number, 1 … 21, or the Fool for 0.
    static constexpr TarotCard trump(int number) {
        return TarotCard{static_cast<std::uint8_t>(64 + number)};
    }

    constexpr bool is_fool() const {
        return index == 64;
    }
    constexpr bool is_trump() const {
        return index > 64;
    }
    constexpr bool is_suited() const {
        return index < 64;
    }
    /// Returns the suit of a suited card.
    constexpr Suit suit() const {
        return static_cast<Suit>(index >> 4);
    }
    /// Returns the rank of a suited card, 1 … 14.
    constexpr int rank() const {
        return index & 15;
    }
    /// Returns the number of a trump, 1 … 21, or 0 for the Fool.
    constexpr int number() const {
        return index - 64;
    }
    constexpr bool is_king() const {
        return is_suited() && rank() == tarot_king;
    }

    friend constexpr auto operator<=>(TarotCard, TarotCard) = default;
};

inline constexpr TarotCard fool = TarotCard::trump(0);

/// Returns the two-character code of a card in the notation, such as "TC", "KH", "07" or "00".
std::string to_text(TarotCard card);
/// Parses a two-character code, in upper or lower case. Returns nothing if it is not a card.
std::optional<TarotCard> parse_tarot_card(std::string_view text);
/// Returns the whole pack in index order.
std::vector<TarotCard> make_tarot_pack();

class TarotSet {
public:
    constexpr TarotSet() = default;
    constexpr TarotSet(std::uint64_t suits, std::uint32_t trumps) : suits_(suits), trumps_(trumps) {
    }
    static constexpr TarotSet of_suit(Suit suit) {
        return TarotSet(std::uint64_t{0x7FFE} << (static_cast<int>(suit) * 16), 0);
    }
    /// Returns the trumps without the Fool.
    static constexpr TarotSet all_trumps() {
        return TarotSet(0, 0x3FFFFE);
    }
    static constexpr TarotSet all_kings() {
        return TarotSet(0x4000400040004000, 0);
    }
    static constexpr TarotSet all() {
        return TarotSet(0x7FFE7FFE7FFE7FFE, 0x3FFFFF);
    }

    constexpr bool empty() const {
        return (suits_ | trumps_) == 0;
    }
    constexpr int size() const {
        return std::popcount(suits_) + std::popcount(trumps_);
    }
    /// Returns the suited cards as bits. The lane of a suit begins at bit 16 × suit.
    constexpr std::uint64_t suits() const {
        return suits_;
    }
    /// Returns trump n in bit n and the Fool in bit 0.
    constexpr std::uint32_t trumps() const {
        return trumps_;
    }
    constexpr bool contains(TarotCard card) const {
        return card.is_suited() ? (suits_ >> card.index & 1) != 0 : (trumps_ >> (card.index - 64) & 1) != 0;
    }
    constexpr void insert(TarotCard card) {
        *this = *this | only(card);
    }
    constexpr void erase(TarotCard card) {
        *this = *this - only(card);
    }
    /// Returns the lowest card. Suited cards are lower than trumps. The set must not be empty.
    constexpr TarotCard first() const {
        const int index = suits_ != 0 ? std::countr_zero(suits_) : 64 + std::countr_zero(trumps_);
        return TarotCard{static_cast<std::uint8_t>(index)};
    }
    /// Returns the highest card. Trumps are higher than suited cards. The set must not be empty.
    constexpr TarotCard last() const {
        const int index = trumps_ != 0 ? 95 - std::countl_zero(trumps_) : 63 - std::countl_zero(suits_);
        return TarotCard{static_cast<std::uint8_t>(index)};
    }
    /// Returns the n-th card, counted from the lowest. n is from 0 to size() − 1.
    constexpr TarotCard nth(int n) const {
        auto rest = *this;
        for (; n > 0; --n) {
            rest.drop_first();
        }
        return rest.first();
    }
    constexpr void drop_first() {
        if (suits_ != 0) {
            suits_ &= suits_ - 1;
        } else {
            trumps_ &= trumps_ - 1;
        }
    }

    friend constexpr TarotSet operator|(TarotSet left, TarotSet right) {
        return {left.suits_ | right.suits_, left.trumps_ | right.trumps_};
    }
    friend constexpr TarotSet operator&(TarotSet left, TarotSet right) {
        return {left.suits_ & right.suits_, left.trumps_ & right.trumps_};
    }
    /// Returns the cards of `left` that are not in `right`.
    friend constexpr TarotSet operator-(TarotSet left, TarotSet right) {
        return {left.suits_ & ~right.suits_, left.trumps_ & ~right.trumps_};
    }
    constexpr TarotSet& operator|=(TarotSet other) {
        *this = *this | other;
        return *this;
    }
    friend constexpr bool operator==(TarotSet, TarotSet) = default;

    /// Iterates over the cards from the lowest to the highest: `for (TarotCard card : set)`.
    class Iterator;
    constexpr Iterator begin() const;
    constexpr Iterator end() const;

private:
    static constexpr TarotSet only(TarotCard card) {
        const bool suited = card.is_suited(); // branch-free, because a branch would be unpredictable
        return {std::uint64_t{suited} << (card.index & 63), std::uint32_t{!suited} << (card.index & 31)};
    }

    std::uint64_t suits_ = 0;
    std::uint32_t trumps_ = 0;
};

class TarotSet::Iterator {
public:
    constexpr explicit Iterator(TarotSet rest) : rest_(rest) {
    }
    constexpr TarotCard operator*() const {
        return rest_.first();
    }
    constexpr Iterator& operator++() {
        rest_.drop_first();
        return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

private:
    TarotSet rest_;
};

constexpr TarotSet::Iterator TarotSet::begin() const {
    return Iterator(*this);
}
constexpr TarotSet::Iterator TarotSet::end() const {
    return Iterator(TarotSet());
}

} // namespace mitts
