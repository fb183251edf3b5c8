// The careful player of Mitch: counts the cards that have gone and does what judgement (sense.h) thinks best.
//
// No search: before drawing it weighs what it could do with the card. The generator serves to list the legal actions;
// what it decides does not depend on it.
#pragma once

#include "ai/mitch/temper.h"
#include "ai/player.h"
#include "games/mitch/game.h"

namespace mitts::ai::for_mitch {

/// The decision of the viewer on turn: where to draw from, what to place, what to discard.
Decision<mitts::mitch::Game> decide_carefully(const mitts::mitch::Observation& observation, Rng& rng);

/// The same with other numbers of judgement, to measure what they are worth.
Decision<mitts::mitch::Game> decide_with_temper(const mitts::mitch::Observation& observation, Rng& rng,
                                                const Temper& temper);

} // namespace mitts::ai::for_mitch
