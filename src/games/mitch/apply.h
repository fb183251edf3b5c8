// Performs actions. During play, only these functions change the state.
#pragma once

#include "cards/callable.h"
#include "games/mitch/action.h"
#include "games/mitch/event.h"
#include "games/mitch/state.h"

namespace mitts::mitch {

/// Applies a legal action of the player on turn (CHECK), with all its consequences: automatic draws, aces set aside,
/// skipped turns, the end of the round and its points. Returns the events in order.
Events apply(const Options& options, State& state, Action action);

/// Like `apply`, but passes each event to `watch` instead of returning it. During the call, the state includes the
/// event's effect but not any later changes.
using Watch = Callable<void(const Event&)>;
void apply_watched(const Options& options, State& state, Action action, const Watch& watch);

/// Like `apply`, but returns no events, for play-outs. The action must be legal; this is not checked.
void apply_quietly(const Options& options, State& state, Action action);

} // namespace mitts::mitch
