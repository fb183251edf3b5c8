// What is seen happening between two views of a table: the deal, a bid that joins the strip, a card played, the trick
// swept to its winner.
#pragma once

#include "view/keyframe_script.h"
#include "view/mitigati/table.h"

namespace mitts::view::mitigati {

using view::Stage;

/// The steps from `before` to `after`, ending with `after` laid out with `ui`. New happenings of the deal are shown one
/// after the other, a new deal is dealt, an undo slides back in one step. With Speed::None nothing moves; a full trick
/// still lies for a moment before it is gone.
std::vector<Keyframe> keyframes(const TableModel& before, const TableModel& after, const TableUi& ui,
                                const Stage& stage);

/// The first deal of a match, from an empty table.
std::vector<Keyframe> opening(const TableModel& model, const TableUi& ui, const Stage& stage);

} // namespace mitts::view::mitigati
