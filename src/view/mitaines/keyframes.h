// What is seen happening between two views of a table: the deal, a card played, a tag dropped or pulled off, the pile
// swept to its taker.
#pragma once

#include "view/keyframe_script.h"
#include "view/mitaines/table.h"

namespace mitts::view::mitaines {

using view::Stage;

/// The steps from `before` to `after`, ending with `after` laid out with `ui`. New happenings of the round are shown
/// one after the other, a new round is dealt, an undo slides back in one step. With Speed::None one step of 0 ms.
std::vector<Keyframe> keyframes(const TableModel& before, const TableModel& after, const TableUi& ui,
                                const Stage& stage);

/// The first deal of a match, from an empty table.
std::vector<Keyframe> opening(const TableModel& model, const TableUi& ui, const Stage& stage);

} // namespace mitts::view::mitaines
