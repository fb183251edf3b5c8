// What is seen happening between two views of a table: the deal, a card drawn, an ace set aside, a card placed or
// discarded, the points at the end.
#pragma once

#include "view/keyframe_script.h"
#include "view/mitch/table.h"

namespace mitts::view::mitch {

using view::Stage;

/// The steps from `before` to `after`, ending with `after` laid out with `ui`. New happenings of the round are shown
/// one after the other, a new round is dealt, an undo slides back in one step. With Speed::None one step of 0 ms.
std::vector<Keyframe> keyframes(const TableModel& before, const TableModel& after, const TableUi& ui,
                                const Stage& stage);

/// The deal of a match's first round, from an empty table.
std::vector<Keyframe> opening(const TableModel& model, const TableUi& ui, const Stage& stage);

} // namespace mitts::view::mitch
