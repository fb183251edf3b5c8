// Performs actions. During play, only these functions change the state.
#pragma once

#include "cards/callable.h"
#include "games/mitigati/action.h"
#include "games/mitigati/event.h"
#include "games/mitigati/state.h"

namespace mitts::mitigati {

/// Applies a legal action of the player on turn (CHECK), with all its consequences: agreements, further cards, captured
/// tricks, honours, the end of the deal. Returns the events in order.
Events apply(const Options& options, State& state, Action action);

/// Like `apply`, but passes each event to `watch` instead of returning it. During the call, the state includes the
/// event's effect but not any later changes.
using Watch = Callable<void(const Event&)>;
void apply_watched(const Options& options, State& state, Action action, const Watch& watch);

/// Like `apply`, but returns no events, for play-outs. The action must be legal; this is not checked.
void apply_quietly(const Options& options, State& state, Action action);

} // namespace mitts::mitigati
