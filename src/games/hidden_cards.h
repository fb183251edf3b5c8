// The cards that a seat has not seen, in random order. `resample` draws cards from this list.
#pragma once

#include "cards/check.h"
#include "cards/rng.h"

#include <vector>

namespace mitts {

template <class Card> class HiddenCards {
public:
    template <class Cards> HiddenCards(const Cards& cards, Rng& rng) {
        for (const auto card : cards) {
            cards_.push_back(card);
        }
        shuffle(std::span<Card>(cards_), rng);
    }
    Card draw() {
        return draw_if([](Card) { return true; });
    }
    /// Draws the next card that `wanted` accepts. `wanted` must accept at least one remaining card (CHECK).
    template <class Wanted> Card draw_if(Wanted wanted) {
        auto found = cards_.end();
        do {
            MITTS_CHECK(found != cards_.begin());
            --found;
        } while (!wanted(*found));
        const auto card = *found;
        cards_.erase(found);
        return card;
    }

private:
    std::vector<Card> cards_;
};

} // namespace mitts
