// Which actions are legal, and why another is not (T4–T13).
#pragma once

#include "games/mitigati/action.h"
#include "games/mitigati/refusal.h"
#include "games/mitigati/state.h"

#include <optional>

namespace mitts::mitigati {

/// Every legal action of the player on turn, who holds this hand, sorted and without repetition; empty when the deal is over.
Actions legal_actions(const Options& options, const Open& open, TarotSet hand);
inline Actions legal_actions(const Options& options, const State& state) {
    return legal_actions(options, state, hand_on_turn(state));
}

/// Why the player on turn, who holds this hand, may not do this, or nothing if they may.
std::optional<Refusal> why_not(const Options& options, const Open& open, TarotSet hand, Action action);
inline std::optional<Refusal> why_not(const Options& options, const State& state, Action action) {
    return why_not(options, state, hand_on_turn(state), action);
}

} // namespace mitts::mitigati
