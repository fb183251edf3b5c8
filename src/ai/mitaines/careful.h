// The careful Mitaines player. It counts the cards it has seen, rates every action (judge.h) and chooses the best.
//
// It searches only in the last deal of a two-player round, where all cards are known (last_deal.h). It never makes
// random choices. The random number generator is used only to build a possible state, and the hidden cards of that
// state do not affect the decision.
#pragma once

#include "ai/mitaines/temper.h"
#include "ai/player.h"
#include "games/mitaines/game.h"

namespace mitts::ai::for_mitaines {

/// Decides for the viewer on turn, in play and in the exchange.
Decision<mitts::mitaines::Game> decide_carefully(const mitts::mitaines::Observation& observation, Rng& rng);

/// Decides for a player with these parameters (temper.h) who has forgotten these cards. A player who has forgotten any
/// cards does not solve the last deal.
Decision<mitts::mitaines::Game> decide_with_temper(const mitts::mitaines::Observation& observation, Rng& rng,
                                                   const Temper& temper, CardSet forgotten = {});

/// Decides by the judge's values only. `state` is a possible state for the observation's viewer.
Decision<mitts::mitaines::Game> judge_actions(const mitts::mitaines::Observation& observation,
                                              const mitts::mitaines::State& state, const Temper& temper = {},
                                              CardSet forgotten = {});

} // namespace mitts::ai::for_mitaines
