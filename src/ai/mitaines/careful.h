// The careful player of Mitaines: counts the cards it has seen and weighs every action by what a good player knows.
//
// No search but the very last deal of two players, where everything is known (last_deal.h). It draws nothing: the generator
// serves to lay out a state that the engine can work on, and what it decides does not depend on that state.
#pragma once

#include "ai/mitaines/temper.h"
#include "ai/player.h"
#include "games/mitaines/game.h"

namespace mitts::ai::for_mitaines {

/// The decision of the viewer on turn, in play and in the exchange.
Decision<mitts::mitaines::Game> decide_carefully(const mitts::mitaines::Observation& observation, Rng& rng);

/// The same with other numbers of judgement, to measure what they are worth.
Decision<mitts::mitaines::Game> decide_with_temper(const mitts::mitaines::Observation& observation, Rng& rng,
                                                   const Temper& temper);

} // namespace mitts::ai::for_mitaines
