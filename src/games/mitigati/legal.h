// Which actions are legal, and why another is not (T4–T13).
#pragma once

#include "games/mitigati/action.h"
#include "games/mitigati/refusal.h"
#include "games/mitigati/state.h"

#include <optional>
#include <string>
#include <vector>

namespace mitts::mitigati {

/// Every legal action of the player on turn, sorted and without repetition; empty when the deal is over.
Actions legal_actions(const Options& options, const State& state);

/// The same as the trace writes them: a range of bids is one entry.
std::vector<std::string> legal_texts(const Options& options, const State& state);

/// Why the player on turn may not do this, or nothing if they may.
std::optional<Refusal> why_not(const Options& options, const State& state, Action action);

} // namespace mitts::mitigati
