// Mitch tables in many situations, created by playing real matches, for the view tests and the picture tool.
#pragma once

#include "tests/view/table_state.h"
#include "view/mitch/table.h"

#include <string>
#include <vector>

namespace mitts::tests {

using MitchState = TableStateOf<view::mitch::TableModel, view::mitch::TableUi>;

using view::mitch::MitchMatch;

/// A match set up by hand. Hands are written as "KC KD / 3H", columns as "KS TS, JH / / 9C", and piles from bottom to
/// top. Player 0 is on turn. Actions are in record notation.
struct MitchPosition {
    std::string hands;
    std::string columns{};
    std::string stock{};
    std::string discards{};
    int aces = 0;
    std::string actions{};
};
MitchMatch set_up_mitch(const mitch::Options& options, const MitchPosition& position);
/// Returns a match dealt from a seed and played for a number of actions by players who mostly place high cards.
MitchMatch played_mitch(const mitch::Options& options, std::uint64_t seed, int actions);
/// Returns a preset's rules for a number of players.
mitch::Options mitch_rules(mitch::Preset preset, int players);
/// Returns the table as a human at `viewer` sees it.
view::mitch::TableModel mitch_model(const MitchMatch& match, Seat viewer, i18n::Language language);

/// Returns tables in all relevant situations: openings, choices, both piles, eight players, long columns, the curtain …
std::vector<MitchState> mitch_states(i18n::Language language);

} // namespace mitts::tests
