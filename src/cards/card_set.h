// A set of different cards from one pack, stored as a 64-bit word.
//
// Card indices are rank × 4 + suit, so each rank is one nibble. Counting the cards of a rank is a population count of
// four bits.
#pragma once

#include "cards/card.h"

#include <bit>
#include <cstdint>

namespace mitts {

class CardSet {
public:
    constexpr CardSet() = default;
    constexpr explicit CardSet(std::uint64_t bits) : bits_(bits) {
    }
    static constexpr CardSet of(Card card) {
        return CardSet(std::uint64_t{1} << card.index);
    }
    /// Returns all four cards of a rank, or both jokers.
    static constexpr CardSet of_rank(Rank rank) {
        return CardSet((rank == Rank::Joker ? std::uint64_t{3} : std::uint64_t{15}) << (static_cast<int>(rank) * 4));
    }

    constexpr std::uint64_t bits() const {
        return bits_;
    }
    constexpr bool empty() const {
        return bits_ == 0;
    }
    constexpr int size() const {
        return std::popcount(bits_);
    }
    constexpr bool contains(Card card) const {
        return (bits_ >> card.index & 1) != 0;
    }
    /// Returns the number of cards of this rank, 0 … 4.
    constexpr int count(Rank rank) const {
        // The hexadecimal digits of this constant are the population counts of 0 … 15. The lookup is faster than
        // popcount on targets where popcount is a function call.
        return static_cast<int>(0x4332322132212110ULL >> ((bits_ >> (static_cast<int>(rank) * 4) & 15) * 4) & 7);
    }
    constexpr void insert(Card card) {
        bits_ |= std::uint64_t{1} << card.index;
    }
    constexpr void erase(Card card) {
        bits_ &= ~(std::uint64_t{1} << card.index);
    }
    /// Returns the lowest card. The set must not be empty.
    constexpr Card first() const {
        return Card{static_cast<std::uint8_t>(std::countr_zero(bits_))};
    }
    /// Returns the n-th card, counted from the lowest. n is from 0 to size() − 1.
    constexpr Card nth(int n) const {
        auto bits = bits_;
        for (; n > 0; --n) {
            bits &= bits - 1;
        }
        return Card{static_cast<std::uint8_t>(std::countr_zero(bits))};
    }

    friend constexpr CardSet operator|(CardSet left, CardSet right) {
        return CardSet(left.bits_ | right.bits_);
    }
    friend constexpr CardSet operator&(CardSet left, CardSet right) {
        return CardSet(left.bits_ & right.bits_);
    }
    /// Returns the cards of `left` that are not in `right`.
    friend constexpr CardSet operator-(CardSet left, CardSet right) {
        return CardSet(left.bits_ & ~right.bits_);
    }
    constexpr CardSet& operator|=(CardSet other) {
        bits_ |= other.bits_;
        return *this;
    }
    friend constexpr bool operator==(CardSet, CardSet) = default;

    /// Iterates over the cards from the lowest to the highest: `for (Card card : set)`.
    class Iterator {
    public:
        constexpr explicit Iterator(std::uint64_t rest) : rest_(rest) {
        }
        constexpr Card operator*() const {
            return Card{static_cast<std::uint8_t>(std::countr_zero(rest_))};
        }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;

    private:
        std::uint64_t rest_;
    };
    constexpr Iterator begin() const {
        return Iterator(bits_);
    }
    constexpr Iterator end() const {
        return Iterator(0);
    }

private:
    std::uint64_t bits_ = 0;
};

/// Converts a list of cards to a set.
template <class Cards> constexpr CardSet set_of(const Cards& cards) {
    CardSet set;
    for (const Card card : cards) {
        set.insert(card);
    }
    return set;
}

} // namespace mitts
