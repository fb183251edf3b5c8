// What everybody must be able to see and touch, as rules that a frame keeps or breaks.
#pragma once

#include "tests/look/eye.h"
#include "view/panels.h"
#include "view/scene.h"

#include <string>
#include <vector>

namespace mitts::tests {

/// A rule that is broken, and by what.
struct Fault {
    std::string rule;
    std::string what;
};

/// The room that texts and targets must keep to, and how much smaller than usual everything may be there: a frame too small
/// for any layout shows the low table smaller.
struct Room {
    view::Rect window{};
    float share = 1;
    bool scrolls = false; ///< what its upper and lower edges cut can be scrolled to
};

/// Every word is whole, apart from the others, open, large enough, and stands out from its ground.
std::vector<Fault> text_faults(const Drawn& drawn, const Room& room);
/// Every place on a table is large enough for a finger, inside the window and has a name.
std::vector<Fault> target_faults(const view::Scene& scene, const Room& room);
/// The same of a panel's controls.
std::vector<Fault> control_faults(const std::vector<view::PanelControl>& controls, const Room& room);
/// Every icon that is not faded, because it cannot be used, stands out from the box or the table that it lies on.
std::vector<Fault> mark_faults(const view::Scene& scene, const ui::Look& look);
/// Every open card stands out from what it lies on, by its face and, where that is dark, by a rim.
std::vector<Fault> edge_faults(const view::Scene& scene, const ui::Look& look);
/// Parts of one thing do not lie on one another: a crown or a pill on a suit, the sash on knitted figures, a pill
/// on a card's index.
/// Paper has words, and nothing that cannot be used lies lower than the choice that is taken by default.
std::vector<Fault> part_faults(const view::Scene& scene);
/// No card or paper takes the place of a number: the layout empties what would be covered. Words about the turn may give
/// way to the choices, which say the same.
std::vector<Fault> covered_faults(const view::Scene& scene);

} // namespace mitts::tests
