// Carries out actions. During play the state changes only through these functions.
#pragma once

#include "cards/callable.h"
#include "games/mitigati/action.h"
#include "games/mitigati/event.h"
#include "games/mitigati/state.h"

namespace mitts::mitigati {

/// Applies a legal action of the player on turn (CHECK), with all its consequences: agreements, further cards, captured
/// tricks, honours, the end of the deal. Returns the events in order.
Events apply(const Options& options, State& state, Action action);

/// Does the same and calls `watch` with each event. The state then includes what the event describes, nothing later.
using Watch = Callable<void(const Event&)>;
void apply_watched(const Options& options, State& state, Action action, const Watch& watch);

/// Does the same without events, for play-outs. The action must be legal; it is not checked again.
void apply_quietly(const Options& options, State& state, Action action);

} // namespace mitts::mitigati
