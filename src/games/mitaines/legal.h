// Which actions are legal, and why another is not (M6, M8–M14).
//
// Two views of the same rules (call_range.h): `why_not` gives the reason, `legal_actions` lists rank by rank. The
// contract tests hold the two against each other.
#pragma once

#include "games/mitaines/action.h"
#include "games/mitaines/refusal.h"
#include "games/mitaines/state.h"

#include <optional>

namespace mitts::mitaines {

/// Every legal action of the player on turn, who holds this hand, sorted and without repetition; empty when the round is
/// over.
Actions legal_actions(const Options& options, const Open& open, CardSet hand);
inline Actions legal_actions(const Options& options, const State& state) {
    return legal_actions(options, state, hand_on_turn(state));
}

/// Why the player on turn, who holds this hand, may not do this, or nothing if they may.
std::optional<Refusal> why_not(const Options& options, const Open& open, CardSet hand, Action action);
inline std::optional<Refusal> why_not(const Options& options, const State& state, Action action) {
    return why_not(options, state, hand_on_turn(state), action);
}

} // namespace mitts::mitaines
