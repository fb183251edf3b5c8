// Determines the legal actions, and the reasons why other actions are illegal (T4–T13).
#pragma once

#include "games/mitigati/action.h"
#include "games/mitigati/refusal.h"
#include "games/mitigati/state.h"

#include <optional>

namespace mitts::mitigati {

/// Returns all legal actions of the player on turn, who holds `hand`, sorted and without duplicates. The list is empty
/// when the deal is over.
Actions legal_actions(const Options& options, const Open& open, TarotSet hand);
inline Actions legal_actions(const Options& options, const State& state) {
    return legal_actions(options, state, hand_on_turn(state));
}

/// Returns the reason why the player on turn, who holds `hand`, may not perform this action, or nothing if it is legal.
std::optional<Refusal> why_not(const Options& options, const Open& open, TarotSet hand, Action action);
inline std::optional<Refusal> why_not(const Options& options, const State& state, Action action) {
    return why_not(options, state, hand_on_turn(state), action);
}

} // namespace mitts::mitigati
