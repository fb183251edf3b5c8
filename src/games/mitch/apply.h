// Carrying out an action: the only way a state changes in play.
#pragma once

#include "games/mitch/action.h"
#include "games/mitch/event.h"
#include "games/mitch/state.h"

namespace mitts::mitch {

/// Applies a legal action of the player on turn (CHECK) with all that follows by itself: draws without a choice, aces set
/// aside, turns passed over, the round's end and its points. Returns what happened, in order.
Events apply(const Options& options, State& state, Action action);

/// The same without telling, for play-outs. The action must be legal; it is not looked at again.
void apply_quietly(const Options& options, State& state, Action action);

} // namespace mitts::mitch
