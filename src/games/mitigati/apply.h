// Carrying out an action: the only way a state changes in play.
#pragma once

#include "games/mitigati/action.h"
#include "games/mitigati/event.h"
#include "games/mitigati/state.h"

namespace mitts::mitigati {

/// Applies a legal action of the player on turn (CHECK) with all that follows by itself: agreements, further cards, tricks
/// taken, honours, the deal's end. Returns what happened, in order.
Events apply(const Options& options, State& state, Action action);

/// The same without telling, for play-outs. The action must be legal; it is not looked at again.
void apply_quietly(const Options& options, State& state, Action action);

} // namespace mitts::mitigati
