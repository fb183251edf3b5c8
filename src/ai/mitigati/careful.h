// The careful player of Mitigati: samples deals that agree with what it has seen and plays them out by rules of thumb, for a
// bid, for the discard and for every card.
//
// The number of play-outs is bounded, so an answer takes a few thousandths of a second; it draws from the generator given
// and from nothing else.
#pragma once

#include "ai/mitigati/temper.h"
#include "ai/player.h"
#include "games/mitigati/game.h"

namespace mitts::ai::for_mitigati {

/// The decision of the viewer on turn.
Decision<mitts::mitigati::Game> decide_carefully(const mitts::mitigati::Observation& observation, Rng& rng);

/// The same with other numbers of judgement, to measure what they are worth.
Decision<mitts::mitigati::Game> decide_with_temper(const mitts::mitigati::Observation& observation, Rng& rng,
                                                   const Temper& temper);

} // namespace mitts::ai::for_mitigati
