// How a player that has made up its mind lists the rest: what it intends first, everything else by its distance from that.
#pragma once

#include "ai/player.h"
#include "games/mitigati/game.h"

namespace mitts::ai::for_mitigati {

/// A bid of so many points, as near as it may be (T5).
mitts::mitigati::Action legal_bid(const mitts::mitigati::Observation& observation, int points);

/// The bid that settles it now, if there is one (T6).
std::optional<int> settling_bid(const mitts::mitigati::Observation& observation);

/// Every bid and asking for more, the intended one first; `worth` is what the hand is taken to be worth.
Decision<mitts::mitigati::Game> plain_bids(const mitts::mitigati::Observation& observation,
                                           mitts::mitigati::Action intended, double worth);

} // namespace mitts::ai::for_mitigati
