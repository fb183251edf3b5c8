// Bidding (T4–T8): what a hand is worth by sampled play, what the others' bids tell, and what to wish for.
//
// A bid above one's worth leaves room to come down; nobody can go up again. So the first bid asks for more than the hand seems
// worth, by an amount drawn each time, and later ones come down towards it, as manners have it.
#pragma once

#include "ai/mitigati/temper.h"
#include "ai/player.h"
#include "games/mitigati/game.h"

namespace mitts::ai::for_mitigati {

/// What the viewer's hand brings on average if it comes to play, in points.
struct HandWorth {
    double cards = 0;   ///< T16, less an even share
    double honours = 0; ///< T14, T15: received less paid

    double total() const {
        return cards + honours;
    }
};

/// By playing out sampled deals; the discard and the play are by rules of thumb.
HandWorth worth_of_hand(const mitts::mitigati::Observation& observation, int deals, Rng& rng);

/// The viewer's decision in the bargaining. Values are what each bid can be expected to lead to.
Decision<mitts::mitigati::Game> decide_bid(const mitts::mitigati::Observation& observation, Rng& rng,
                                           const Temper& temper);

} // namespace mitts::ai::for_mitigati
