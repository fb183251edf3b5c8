// Carries out actions. During play the state changes only through these functions.
#pragma once

#include "cards/callable.h"
#include "games/mitch/action.h"
#include "games/mitch/event.h"
#include "games/mitch/state.h"

namespace mitts::mitch {

/// Applies a legal action of the player on turn (CHECK), with all its consequences: draws without a choice, aces set
/// aside, skipped turns, the end of the round and its points. Returns the events in order.
Events apply(const Options& options, State& state, Action action);

/// Does the same and calls `watch` with each event. The state then includes what the event describes, nothing later.
using Watch = Callable<void(const Event&)>;
void apply_watched(const Options& options, State& state, Action action, const Watch& watch);

/// Does the same without events, for play-outs. The action must be legal; it is not checked again.
void apply_quietly(const Options& options, State& state, Action action);

} // namespace mitts::mitch
