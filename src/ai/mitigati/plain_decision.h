// What can be said in the bargaining (T4–T7), and how a player that has made up its mind lists it: what it intends first,
// everything else by its distance from that.
#pragma once

#include "ai/player.h"
#include "games/mitigati/game.h"

#include <span>

namespace mitts::ai::for_mitigati {

/// A bid of so many points, as near as it may be (T5).
mitts::mitigati::Action legal_bid(const mitts::mitigati::Observation& observation, int points);

/// Every bid and asking for more, the intended one first; `play` is what playing on is taken to be worth, and why.
Decision<mitts::mitigati::Game> list_bids(const mitts::mitigati::Observation& observation,
                                          mitts::mitigati::Action intended, std::span<const Reason> play);

} // namespace mitts::ai::for_mitigati
