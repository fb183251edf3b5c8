// The careful player of Mitaines: counts the cards it has seen and does what judgement (judge.h) thinks best.
//
// No search but the very last deal of two players, where everything is known (last_deal.h). It draws nothing: the
// generator serves to lay out a state to work on, and what it decides does not depend on how the hidden cards lie
// there.
#pragma once

#include "ai/mitaines/temper.h"
#include "ai/player.h"
#include "games/mitaines/game.h"

namespace mitts::ai::for_mitaines {

/// The decision of the viewer on turn, in play and in the exchange.
Decision<mitts::mitaines::Game> decide_carefully(const mitts::mitaines::Observation& observation, Rng& rng);

/// The same with other numbers of judgement and some cards forgotten; who forgets any does not know the last deal
/// exactly.
Decision<mitts::mitaines::Game> decide_with_temper(const mitts::mitaines::Observation& observation, Rng& rng,
                                                   const Temper& temper, CardSet forgotten = {});

/// By judgement alone. `state` is one that the observation's viewer could be in.
Decision<mitts::mitaines::Game> judge_actions(const mitts::mitaines::Observation& observation,
                                              const mitts::mitaines::State& state, const Temper& temper = {},
                                              CardSet forgotten = {});

} // namespace mitts::ai::for_mitaines
