// Mitaines tables in many situations, created by playing real matches, for the view tests and the picture tool.
#pragma once

#include "tests/view/table_state.h"
#include "view/mitaines/table.h"

#include <string>
#include <vector>

namespace mitts::tests {

using TableState = TableStateOf<view::mitaines::TableModel, view::mitaines::TableUi>;

using view::mitaines::MitainesMatch;

/// Returns a match with these hands ("KC KD / 3H"), layout and pile (from bottom to top), after these actions. Player
/// `turn` plays first.
MitainesMatch set_up(const mitaines::Options& options, const std::string& hands, const std::string& layout,
                     const std::string& pile, const std::string& actions, Seat turn = 0);
/// Returns a match dealt from a seed and played at random for a number of actions.
MitainesMatch played(const mitaines::Options& options, std::uint64_t seed, int actions);
/// Returns the table as a human at `viewer` sees it.
view::mitaines::TableModel model_of(const MitainesMatch& match, Seat viewer, i18n::Language language);

/// Returns tables in all relevant situations: openings, calls, exchanges, long hands, the curtain, the round's end …
std::vector<TableState> table_states(i18n::Language language);

} // namespace mitts::tests
