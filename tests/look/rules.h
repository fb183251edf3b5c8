// The rules of legibility and touch, which a frame keeps or breaks.
#pragma once

#include "tests/look/eye.h"
#include "view/panels.h"
#include "view/scene.h"

#include <string>
#include <vector>

namespace mitts::tests {

/// A broken rule, and the culprit.
struct Fault {
    std::string rule;
    std::string what;
};

/// The area for texts and targets, and their scale, which is below 1 in frames too small for any layout.
struct Room {
    view::Rect window{};
    float share = 1;
    bool scrolls = false; ///< whether text cut by its upper or lower edge can be scrolled to
};

/// Text is neither clipped, overlapping, covered nor too small, and has enough contrast.
std::vector<Fault> text_faults(const Drawn& drawn, const Room& room);
/// Every target on a table is large enough for a finger, inside the window and labelled.
std::vector<Fault> target_faults(const view::Scene& scene, const Room& room);
/// Checks a panel's controls likewise.
std::vector<Fault> control_faults(const std::vector<view::PanelControl>& controls, const Room& room);
/// Every icon stands out from its box or table, unless it is faded because it is disabled.
std::vector<Fault> mark_faults(const view::Scene& scene, const ui::Look& look);
/// Every face-up card stands out from its background, by its face and, if that is dark, by a rim.
std::vector<Fault> edge_faults(const view::Scene& scene, const ui::Look& look);
/// Parts of one thing do not overlap: a crown or a pill on a suit, the sash on knitted figures, a pill on a card's
/// index. Paper has words, and no disabled choice is below the default one.
std::vector<Fault> part_faults(const view::Scene& scene);
/// No card or paper covers a number: the layout must leave that number out. Words about the turn may give way to the
/// choices, which say the same.
std::vector<Fault> covered_faults(const view::Scene& scene);

} // namespace mitts::tests
