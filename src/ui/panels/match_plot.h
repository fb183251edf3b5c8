// Draws the end of a match: the winner's total on a clothesline, and a plot of all totals by round.
#pragma once

#include "ui/panels/sheet.h"
#include "view/round_summary.h"

#include <span>
#include <string>

namespace mitts::ui {

/// Draws each side's totals as a line in the side's ink, with the final total at the end. The line is solid for the
/// first side and dashed for the others. The story must have at least one round.
void match_plot(Sheet& sheet, const view::Rect& room, const view::MatchStory& story, std::span<const view::Ink> inks);

/// Draws the winner's total as mittens on a clothesline across `room`, one per digit, between smaller mittens in the
/// colours of the table. The line drops and swings, and the mittens appear one after the other.
void hang_total(Sheet& sheet, const view::Rect& room, int total, view::Ink ink);

/// Draws snow falling briefly over the whole sheet.
void let_it_snow(Sheet& sheet);

} // namespace mitts::ui
