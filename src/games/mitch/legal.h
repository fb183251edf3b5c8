// Determines the legal actions, and the reasons why other actions are illegal (C5–C12).
#pragma once

#include "games/mitch/action.h"
#include "games/mitch/refusal.h"
#include "games/mitch/state.h"

#include <optional>

namespace mitts::mitch {

/// Returns all legal actions of the player on turn, who holds `hand`, sorted and without duplicates (twins are one
/// action). The list is empty when the round is over.
Actions legal_actions(const Options& options, const Open& open, const Hand& hand);
inline Actions legal_actions(const Options& options, const State& state) {
    return legal_actions(options, state, hand_on_turn(state));
}

/// Returns the reason why the player on turn, who holds `hand`, may not perform this action, or nothing if it is legal.
std::optional<Refusal> why_not(const Options& options, const Open& open, const Hand& hand, Action action);
inline std::optional<Refusal> why_not(const Options& options, const State& state, Action action) {
    return why_not(options, state, hand_on_turn(state), action);
}

} // namespace mitts::mitch
