// Which actions are legal, and why another is not (C5–C12).
#pragma once

#include "games/mitch/action.h"
#include "games/mitch/refusal.h"
#include "games/mitch/state.h"

#include <optional>

namespace mitts::mitch {

/// Every legal action of the player on turn, sorted and without repetition (twins are one action); empty when the round is
/// over.
Actions legal_actions(const Options& options, const State& state);

/// Why the player on turn may not do this, or nothing if they may.
std::optional<Refusal> why_not(const Options& options, const State& state, Action action);

} // namespace mitts::mitch
