// Tables of Mitigati in many situations, made by playing real matches: for the view tests and the picture tool.
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

/// Returns a match dealt from a seed by `dealer`, after these actions as in records ("more bid:20 bid:-2").
MitigatiMatch bargained_mitigati(const mitigati::Options& options, std::uint64_t seed, Seat dealer,
                                 std::string_view actions);
/// Returns a match dealt from a seed in which every seat asks for more cards, discards the lowest and plays the
/// highest legal card, stopped after `actions` of them or at the end of the deal.
MitigatiMatch played_mitigati(const mitigati::Options& options, std::uint64_t seed, int actions);
/// Returns the first moment, over seeds and actions, that satisfies the condition.
MitigatiMatch mitigati_moment(const mitigati::Options& options, const std::function<bool(const MitigatiMatch&)>& like);

/// Returns the table as a human at `viewer` sees it.
view::mitigati::TableModel mitigati_model(const MitigatiMatch& match, Seat viewer, i18n::Language language);

/// Returns whether the paper shows a question in place of the bid being prepared.
bool is_asked(const MitigatiState& state);
/// Returns every relevant situation: each stage of the bargaining, the discard, tricks, the last trick, the ends …
std::vector<MitigatiState> mitigati_states(i18n::Language language);

} // namespace mitts::tests
