// The bargaining of the players by search (T4–T8): what playing on is worth by sampled play and by what the others' bids let one
// believe, and how to come to a better price than that.
//
// Bids only fall and bind nobody before they sum to zero, so a high first bid costs nothing: it waits while the others come
// down, settles when they move no more and the price is above what playing on promises, and gives way itself only if that
// may still bring an agreement.
#pragma once

#include "ai/mitigati/auction_worth.h"
#include "ai/mitigati/talk.h"
#include "ai/player.h"
#include "games/mitigati/game.h"

namespace mitts::ai::for_mitigati {

/// The numbers of judgement in the bargaining, in points or as counts.
struct HaggleTemper {
    int deals = 1500;         ///< sampled deals
    int deals_a_step = 32;    ///< so many in a step
    int opening = 90;         ///< a first bid is as high as this
    int opening_play = 40;    ///< and up to so much higher by chance, so that it says nothing of the hand
    int least_markup = 50;    ///< but never less above the hand's worth
    double first_move = 6;    ///< what an opening bid is expected to come down at the next turn
    double most_move = 12;    ///< no more is expected of anybody's next bids
    double risk = 0.1;        ///< the chance that somebody ends the stage while one waits
    double small_risk = 0.03; ///< the same with somebody who gives way
    int patience = 6;         ///< so many times one who has given way may stand before it is taken for his last word
    /// What is asked above the worth of playing on, in each stage, where none, one and both of the others give way.
    std::array<std::array<double, 3>, 3> prospects{{{3, 2, 18}, {1, 1, 16}, {-3, -7, -3}}};
    double first_bias = 10;   ///< how much first bids lie above what their makers' hands are worth
    double first_spread = 16; ///< and how widely they scatter
    double firm_bias = 3;     ///< the same of where one is going who stands firm
    double yield_bias = -9;   ///< and of him who gives way
    double bid_spread = 8;
    double high_opening = 85; ///< a first bid as high as this says nothing
    double giving_way = 8;    ///< coming down by so much, from no such bid, is giving way
};

/// A thought about the bid to make. `truth` is the state if the others' hands are known to the player, else null.
std::unique_ptr<Thought<mitts::mitigati::Game>> begin_haggling(const mitts::mitigati::Observation& observation,
                                                               const Rng& rng, const HaggleTemper& temper,
                                                               const mitts::mitigati::State* truth = nullptr);

} // namespace mitts::ai::for_mitigati
