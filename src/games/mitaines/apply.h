// Carries out actions. During play the state changes only through these functions.
#pragma once

#include "cards/callable.h"
#include "games/mitaines/action.h"
#include "games/mitaines/event.h"
#include "games/mitaines/state.h"

namespace mitts::mitaines {

/// Applies a legal action of the player on turn (CHECK), with all its consequences: captures and their points, the next
/// deal, the end of the round. Returns the events in order.
Events apply(const Options& options, State& state, Action action);

/// Does the same and calls `watch` with each event. The state then includes what the event describes, nothing later.
using Watch = Callable<void(const Event&)>;
void apply_watched(const Options& options, State& state, Action action, const Watch& watch);

/// Does the same without events, for play-outs. The action must be legal; it is not checked again.
void apply_quietly(const Options& options, State& state, Action action);

} // namespace mitts::mitaines
