// Visual checks: rules for the legibility of text and the usability of touch targets.
#pragma once

#include "tests/look/eye.h"
#include "view/panels.h"
#include "view/scene.h"

#include <string>
#include <vector>

namespace mitts::tests {

/// A broken rule, and the text or part that breaks it.
struct Fault {
    std::string rule;
    std::string what;
};

/// The area for text and targets, and the factor for minimum sizes, which is below 1 in frames too small for any
/// layout.
struct Room {
    view::Rect window{};
    float share = 1;
    float fade = 0;       ///< depth of the fade at the upper and lower edge of scrolling content
    bool scrolls = false; ///< true if content beyond the upper or lower edge can be scrolled into view
};

/// Finds text that is cut off, outside the window, too small, covered, overlapping or too low in contrast.
std::vector<Fault> text_faults(const Drawn& drawn, const Room& room);
/// Finds a table's targets that are too small for a finger, outside the window, out of reach or without a label.
std::vector<Fault> target_faults(const view::Scene& scene, const Room& room);
/// Finds a panel's controls that are too small for a finger, outside the window or without a label.
std::vector<Fault> control_faults(const std::vector<view::PanelControl>& controls, const Room& room);
/// Finds icons whose contrast with their background is too low, except the faded icons of disabled controls.
std::vector<Fault> mark_faults(const view::Scene& scene, const ui::Look& look);
/// Finds dark face-up cards whose contrast with their background or with their rim is too low.
std::vector<Fault> edge_faults(const view::Scene& scene, const ui::Look& look);
/// Finds overlapping parts, empty paper-coloured boxes, and disabled choices below an enabled choice. The detected
/// overlaps are a crown or a pill on a suit, the sash on knitted numbers, and a pill on a card's index.
std::vector<Fault> part_faults(const view::Scene& scene);
/// Finds counters whose text was cleared because something covers them, and two counters with the same id. Other text
/// may be cleared, because choices replace it.
std::vector<Fault> counter_faults(const view::Scene& scene);

} // namespace mitts::tests
