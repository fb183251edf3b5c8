// A Mitch hand. With two packs, a hand may contain the same card twice. It therefore consists of two sets: the cards
// held, and the cards held twice (twins).
#pragma once

#include "cards/card_set.h"
#include "cards/check.h"

#include <cstddef>
#include <iterator>

namespace mitts::mitch {

/// A set of cards from up to two packs. Iteration is in card order, with the two copies of a card adjacent.
class Hand {
public:
    constexpr int size() const {
        return held_.size() + twins_.size();
    }
    constexpr bool empty() const {
        return held_.empty();
    }
    constexpr bool contains(Card card) const {
        return held_.contains(card);
    }
    constexpr int count(Card card) const {
        return (held_.contains(card) ? 1 : 0) + (twins_.contains(card) ? 1 : 0);
    }
    /// Adds a card. The hand must contain at most one copy of the card (CHECK).
    constexpr void insert(Card card) {
        MITTS_CHECK(!twins_.contains(card));
        (held_.contains(card) ? twins_ : held_).insert(card);
    }
    /// Removes one copy of a card, which must be in the hand (CHECK).
    constexpr void erase(Card card) {
        MITTS_CHECK(held_.contains(card));
        (twins_.contains(card) ? twins_ : held_).erase(card);
    }
    /// Returns each card once, because both copies of a card allow the same actions.
    constexpr CardSet different() const {
        return held_;
    }

    class Iterator {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = Card;
        using difference_type = std::ptrdiff_t;
        using pointer = const Card*;
        using reference = Card;

        constexpr Iterator() = default;
        constexpr Iterator(CardSet held, CardSet twins) : held_(held), twins_(twins) {
        }
        constexpr Card operator*() const {
            return held_.first();
        }
        constexpr Iterator& operator++() {
            const auto card = held_.first();
            (twins_.contains(card) ? twins_ : held_).erase(card);
            return *this;
        }
        constexpr Iterator operator++(int) {
            const auto before = *this;
            ++*this;
            return before;
        }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

    private:
        CardSet held_;
        CardSet twins_;
    };
    constexpr Iterator begin() const {
        return {held_, twins_};
    }
    constexpr Iterator end() const {
        return {};
    }

    friend constexpr bool operator==(const Hand&, const Hand&) = default;

private:
    CardSet held_;
    CardSet twins_;
};

} // namespace mitts::mitch
