// A hand in a play-out of Mitigati: a short list for each suit, one for the trumps, one for the Fool, in no order.
//
// A card is drawn by its place, which costs the same in any hand, where a set of bits would have to be searched. It knows
// no rules.
#pragma once

#include "cards/quick_random.h"
#include "cards/tarot.h"

#include <array>

namespace mitts::mitigati {

class PlayoutHand {
public:
    /// Groups 0 … 3 are the suits.
    static constexpr int trumps = 4;
    static constexpr int the_fool = 5;

    /// Where a card lies in the hand, until the next one is taken from it.
    struct Place {
        int group = 0;
        int number = 0;
    };

    static constexpr int group_of(TarotCard card) {
        return card.is_suited() ? card.index >> 4 : card.is_fool() ? the_fool : trumps;
    }

    void clear() {
        counts_ = {};
        size_ = 0;
    }
    void insert(TarotCard card) {
        const auto group = static_cast<std::size_t>(group_of(card));
        cards_[group][static_cast<std::size_t>(counts_[group]++)] = card;
        ++size_;
    }
    int size() const {
        return size_;
    }
    int count(int group) const {
        return counts_[static_cast<std::size_t>(group)];
    }
    TarotCard operator[](Place place) const {
        return cards_[static_cast<std::size_t>(place.group)][static_cast<std::size_t>(place.number)];
    }
    /// The last card of the group comes to the place of the one taken.
    void take(Place place) {
        const auto group = static_cast<std::size_t>(place.group);
        cards_[group][static_cast<std::size_t>(place.number)] =
            cards_[group][static_cast<std::size_t>(--counts_[group])];
        --size_;
    }

    /// Evenly one of all cards. There must be one.
    Place draw_any(Rng& rng) const {
        Place place{.group = 0, .number = quick_below(size_, rng)};
        while (place.number >= count(place.group)) {
            place.number -= count(place.group++);
        }
        return place;
    }
    /// Evenly one of the group's cards and the Fool. There must be one of the group.
    Place draw_or_fool(int group, Rng& rng) const {
        const int number = quick_below(count(group) + count(the_fool), rng);
        return number < count(group) ? Place{.group = group, .number = number} : Place{.group = the_fool, .number = 0};
    }

private:
    /// Room for the largest group, a power of two.
    static constexpr std::size_t largest = 32;

    std::array<std::array<TarotCard, largest>, 6> cards_{};
    std::array<int, 6> counts_{};
    int size_ = 0;
};

} // namespace mitts::mitigati
