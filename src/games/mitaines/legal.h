// Determines the legal actions, and the reasons why other actions are illegal (M6, M8–M14).
//
// Two functions apply the same rules (call_range.h). `why_not` returns the reason why an action is illegal, and
// `legal_actions` lists all legal actions. The contract tests compare the two.
#pragma once

#include "games/mitaines/action.h"
#include "games/mitaines/refusal.h"
#include "games/mitaines/state.h"

#include <optional>

namespace mitts::mitaines {

/// Returns all legal actions of the player on turn, who holds `hand`, sorted and without duplicates. The list is empty
/// when the round is over.
Actions legal_actions(const Options& options, const Open& open, CardSet hand);
inline Actions legal_actions(const Options& options, const State& state) {
    return legal_actions(options, state, hand_on_turn(state));
}

/// Returns the reason why the player on turn, who holds `hand`, may not perform this action, or nothing if it is legal.
std::optional<Refusal> why_not(const Options& options, const Open& open, CardSet hand, Action action);
inline std::optional<Refusal> why_not(const Options& options, const State& state, Action action) {
    return why_not(options, state, hand_on_turn(state), action);
}

} // namespace mitts::mitaines
