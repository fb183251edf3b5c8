// What a seat can work out about the cards it does not see, by counting the ones it has seen.
//
// It knows numbers and chances only; what to make of them is for outlook.h and hand_worth.h. A chance takes the unseen
// cards as evenly spread over the hidden places, once the cards that are certain have been set apart: those known from the
// exchange (M6) and those that a bound caller must hold (M9).
#pragma once

#include "games/mitaines/observe.h"

namespace mitts::ai::for_mitaines {

using mitts::mitaines::Observation;

class Knowledge {
public:
    explicit Knowledge(const Observation& observation);

    /// The same after the next deal: everybody else's cards, and the viewer's own, are fresh ones from the stock.
    Knowledge after_next_deal(const Observation& observation) const;

    /// How many cards of the rank the viewer has not seen, nor knows to be somewhere.
    int unseen(Rank rank) const {
        return unseen_.count(rank);
    }
    bool is_unseen(Card card) const {
        return unseen_.contains(card);
    }
    /// The chance, 0 … 1, that the seat's hand has at least so many cards of the rank.
    double chance_to_hold(Seat seat, Rank rank, int at_least = 1) const;
    /// The chance that the seat's hand has this card, if the viewer has not seen it.
    double chance_to_hold_card(Seat seat, Card card) const;

private:
    struct Hand {
        int hidden = 0;                                ///< places for cards the viewer knows nothing of
        std::array<std::int8_t, rank_count> certain{}; ///< cards of each rank that are surely there
    };

    CardSet unseen_;
    std::array<std::int8_t, rank_count> free_{}; ///< unseen cards of each rank that are not surely somewhere
    int free_total_ = 0;
    std::array<Hand, mitts::mitaines::max_players> hands_{};
};

} // namespace mitts::ai::for_mitaines
