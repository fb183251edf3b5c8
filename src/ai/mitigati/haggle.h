// Sets the asking prices of the computer players that sample deals (T4–T8). Estimates the value of playing on from
// samples and the others' bids, and decides how much more than this value to ask for. manners.h turns prices into bids.
//
// A player who plays better than the rules of thumb gains more by playing on, and should ask for more in an agreement.
#pragma once

#include "ai/mitigati/auction_worth.h"
#include "ai/mitigati/manners.h"
#include "ai/mitigati/talk.h"
#include "ai/player.h"
#include "games/mitigati/game.h"

namespace mitts::ai::for_mitigati {

/// The parameters of the bargaining. Amounts are in points.
struct HaggleTemper {
    int deals = 1500;      ///< the number of sampled deals
    int deals_a_step = 32; ///< the number of deals per step
    int markup = 10;       ///< the first bid exceeds the value of the hand by this amount
    int opening_play = 30; ///< a random increase of the first bid, up to this amount, to hide the hand's value
    int concession = 0;    ///< a random reduction of the asking price, up to this amount
    int greed = 10;        ///< the player waits if a good price is expected to rise by at least this amount
    /// The asking price in each stage, relative to the value of playing on.
    std::array<double, 3> prospects{6, 6, -3};
    double first_bias = 10;   ///< the average excess of first bids over the values of the hands
    double first_spread = 16; ///< the standard deviation of this excess
    double firm_bias = 3;     ///< the average excess of the expected next bid, if the player has hardly lowered a bid
    double yield_bias = -9;   ///< the same excess if the player gives way; negative, because such bids are low
    double later_spread = 8;
    int giving_way = 8; ///< a player who has lowered a bid by this much counts as giving way
};

/// Begins a decision on the next bid. `truth` is the full state if the player knows the others' hands, otherwise null.
std::unique_ptr<Thought<mitts::mitigati::Game>> begin_haggling(const mitts::mitigati::Observation& observation,
                                                               const Rng& rng, const HaggleTemper& temper,
                                                               const mitts::mitigati::State* truth = nullptr);

} // namespace mitts::ai::for_mitigati
