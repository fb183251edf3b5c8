// Lists the legal actions during the bargaining (T4–T7) for a player that has already decided. The intended action
// comes first. The other actions follow, ordered by their distance from the intended action.
#pragma once

#include "ai/player.h"
#include "games/mitigati/game.h"

#include <span>

namespace mitts::ai::for_mitigati {

/// Returns the legal bid closest to this many points (T5).
mitts::mitigati::Action legal_bid(const mitts::mitigati::Observation& observation, int points);

/// Returns all legal bids and the request for more cards, the intended action first. `play` lists the reasons that make
/// up the estimated value of playing on.
Decision<mitts::mitigati::Game> list_bids(const mitts::mitigati::Observation& observation,
                                          mitts::mitigati::Action intended, std::span<const Reason> play);

} // namespace mitts::ai::for_mitigati
