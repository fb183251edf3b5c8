// The weaker players of Mitigati, each with faults of its own that people have, and the one between careful and master.
//
// newcomer:  bids by how pretty its cards are, comes down a little when asked, takes whatever it can now, counts nothing.
// hasty:     knows what trumps and honours are worth, though not that others have some too; bids early and high, gives in fast,
//            plays its high cards at once and counts nothing.
// forgetful: reckons as careful does, from a few sampled deals, but remembers only the last few tricks: who ran out of what and which
//            cards are gone it has to guess.
// expert:    the master's search in small; it opens lower and settles for less than its hand is worth.
#pragma once

#include "ai/player.h"
#include "games/mitigati/game.h"

namespace mitts::ai::for_mitigati {

/// Decisions of the viewer on turn.
Decision<mitts::mitigati::Game> decide_as_newcomer(const mitts::mitigati::Observation& observation, Rng& rng);
Decision<mitts::mitigati::Game> decide_hastily(const mitts::mitigati::Observation& observation, Rng& rng);
Decision<mitts::mitigati::Game> decide_forgetfully(const mitts::mitigati::Observation& observation, Rng& rng);

/// As Player::begin.
std::unique_ptr<Thought<mitts::mitigati::Game>> begin_expert(const mitts::mitigati::Observation& observation,
                                                             const Rng& rng);

} // namespace mitts::ai::for_mitigati
