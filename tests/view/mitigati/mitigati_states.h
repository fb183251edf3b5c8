// Tables of Mitigati in many situations, made by playing real matches: what the view's tests and the picture tool look at.
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

/// A match dealt from a seed by `dealer`, with these actions as in records ("more bid:20 bid:-2") carried out.
MitigatiMatch bargained_mitigati(const mitigati::Options& options, std::uint64_t seed, Seat dealer,
                                 std::string_view actions);
/// A match dealt from a seed in which everybody asks for more cards, plays the highest card they may and discards the lowest,
/// stopped before `actions` of them or at the end of the deal.
MitigatiMatch played_mitigati(const mitigati::Options& options, std::uint64_t seed, int actions);
/// The first such moment, over seeds and actions, that is like this.
MitigatiMatch mitigati_moment(const mitigati::Options& options, const std::function<bool(const MitigatiMatch&)>& like);

/// The table as a human at `viewer` sees it.
view::mitigati::TableModel mitigati_model(const MitigatiMatch& match, Seat viewer, i18n::Language language);

/// Whether something is asked on the paper, in the room of the bid in the making.
bool is_asked(const MitigatiState& state);
/// Every situation worth looking at: each stage of the bargaining, the discard, tricks, the last trick, the ends …
std::vector<MitigatiState> mitigati_states(i18n::Language language);

} // namespace mitts::tests
