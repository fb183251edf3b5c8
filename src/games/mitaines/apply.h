// Carrying out an action: the only way a state changes in play.
#pragma once

#include "games/mitaines/action.h"
#include "games/mitaines/event.h"
#include "games/mitaines/state.h"

namespace mitts::mitaines {

/// Applies a legal action of the player on turn (CHECK) with all that follows by itself: captures and their points, the
/// next deal, the round's end. Returns what happened, in order.
Events apply(const Options& options, State& state, Action action);

/// The same without telling, for play-outs. The action must be legal; it is not looked at again.
void apply_quietly(const Options& options, State& state, Action action);

} // namespace mitts::mitaines
