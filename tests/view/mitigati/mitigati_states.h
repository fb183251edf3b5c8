// Mitigati tables in many situations, created by playing real matches, for the view tests and the picture tool.
#pragma once

#include "tests/view/table_state.h"
#include "view/mitigati/table.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::tests {

using MitigatiState = TableStateOf<view::mitigati::TableModel, view::mitigati::TableUi>;

using view::mitigati::MitigatiMatch;

/// Returns a match dealt from a seed by `dealer`, after these actions in record notation ("more bid:20 bid:-2").
MitigatiMatch bargained_mitigati(const mitigati::Options& options, std::uint64_t seed, Seat dealer,
                                 std::string_view actions);
/// Returns a match dealt from a seed and played by a simple policy that always asks for more cards. It stops after
/// `actions` actions or at the end of the deal.
MitigatiMatch played_mitigati(const mitigati::Options& options, std::uint64_t seed, int actions);
/// Searches seeds and actions in order, and returns the first position that satisfies the condition.
MitigatiMatch mitigati_moment(const mitigati::Options& options, const std::function<bool(const MitigatiMatch&)>& like);

/// Returns the table as a human at `viewer` sees it.
view::mitigati::TableModel mitigati_model(const MitigatiMatch& match, Seat viewer, i18n::Language language);

/// Returns true if the bargaining panel shows a question instead of the prepared bid.
bool is_asked(const MitigatiState& state);
/// Returns tables in all relevant situations: the stages of the bargaining, the discard, tricks, the end …
std::vector<MitigatiState> mitigati_states(i18n::Language language);

} // namespace mitts::tests
