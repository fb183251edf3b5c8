// The bargaining of everybody who reckons (T4–T8): what playing on is worth by sampled play and by what the others' bids let
// one believe, and how much more than that to ask. How it is said is a matter of manners.
//
// To somebody who plays better than the samples do, playing on is worth more than they say: an agreement must give more.
#pragma once

#include "ai/mitigati/auction_worth.h"
#include "ai/mitigati/manners.h"
#include "ai/mitigati/talk.h"
#include "ai/player.h"
#include "games/mitigati/game.h"

namespace mitts::ai::for_mitigati {

/// The numbers of judgement in the bargaining, in points or as counts.
struct HaggleTemper {
    int deals = 1500;      ///< sampled deals
    int deals_a_step = 32; ///< so many in a step
    int markup = 10;       ///< a first bid lies so much above the hand's worth
    int opening_play = 30; ///< and up to so much higher by chance, so that nobody can tell the worth from the bid
    int concession = 0;    ///< up to so much below what is asked is still welcome, by chance
    int greed = 10;        ///< a good price is not taken while it may rise by so much
    /// What is asked above the worth of playing on, in each stage.
    std::array<double, 3> prospects{6, 6, -3};
    double first_bias = 10;   ///< how much first bids lie above what their makers' hands are worth
    double first_spread = 16; ///< and how widely they scatter
    double firm_bias = 3;     ///< the same of where one is going who has hardly come down
    double yield_bias = -9;   ///< and of somebody who gives way: that is below what their hand is worth
    double later_spread = 8;
    int giving_way = 8; ///< coming down by so much is giving way
};

/// A thought about the bid to make. `truth` is the state if the others' hands are known to the player, else null.
std::unique_ptr<Thought<mitts::mitigati::Game>> begin_haggling(const mitts::mitigati::Observation& observation,
                                                               const Rng& rng, const HaggleTemper& temper,
                                                               const mitts::mitigati::State* truth = nullptr);

} // namespace mitts::ai::for_mitigati
