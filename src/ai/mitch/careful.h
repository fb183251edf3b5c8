// The careful player of Mitch. It counts the cards that are gone and chooses the best move by judgement (sense.h).
//
// It does not search. Before drawing it estimates what it could do with the card. The generator is used only to list
// the legal actions; the decision does not depend on it.
#pragma once

#include "ai/mitch/temper.h"
#include "ai/player.h"
#include "games/mitch/game.h"

namespace mitts::ai::for_mitch {

/// Decides for the viewer on turn: where to draw from, which card to place or discard.
Decision<mitts::mitch::Game> decide_carefully(const mitts::mitch::Observation& observation, Rng& rng);

/// Does the same with other parameters of judgement, to measure their effect.
Decision<mitts::mitch::Game> decide_with_temper(const mitts::mitch::Observation& observation, Rng& rng,
                                                const Temper& temper);

} // namespace mitts::ai::for_mitch
