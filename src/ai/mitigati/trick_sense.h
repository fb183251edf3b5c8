// What an experienced hand plays without thinking: the discard and the card for a trick, by rules of thumb.
//
// It serves to play sampled deals to their end, so it must be quick: no draws, no heap. It looks at the hand on turn, the trick
// and what has been captured, never at other hands.
#pragma once

#include "games/mitigati/game.h"

namespace mitts::ai::for_mitigati {

/// The legal action for the seat on turn in the discard or in the play.
mitts::mitigati::Action sensible_action(const mitts::mitigati::State& state);

/// Plays a deal to its end, from the discard or from any trick on.
void play_out(const mitts::mitigati::Options& options, mitts::mitigati::State& state);

} // namespace mitts::ai::for_mitigati
