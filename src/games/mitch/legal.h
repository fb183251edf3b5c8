// Which actions are legal, and why another is not (C5–C12).
#pragma once

#include "games/mitch/action.h"
#include "games/mitch/refusal.h"
#include "games/mitch/state.h"

#include <optional>

namespace mitts::mitch {

/// Every legal action of the player on turn, who holds this hand, sorted and without repetition (twins are one action);
/// empty when the round is over.
Actions legal_actions(const Options& options, const Open& open, const Hand& hand);
inline Actions legal_actions(const Options& options, const State& state) {
    return legal_actions(options, state, hand_on_turn(state));
}

/// Why the player on turn, who holds this hand, may not do this, or nothing if they may.
std::optional<Refusal> why_not(const Options& options, const Open& open, const Hand& hand, Action action);
inline std::optional<Refusal> why_not(const Options& options, const State& state, Action action) {
    return why_not(options, state, hand_on_turn(state), action);
}

} // namespace mitts::mitch
