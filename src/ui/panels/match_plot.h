// Draws how a match ended: the winner's total on a line, and a plot of all totals by round.
#pragma once

#include "ui/panels/sheet.h"
#include "view/round_summary.h"

#include <span>
#include <string>

namespace mitts::ui {

/// Draws a line for each side from the start of the match, solid for the first side, dashed for the others, in the
/// side's ink, with its final total at the end. The story must have at least one round.
void match_plot(Sheet& sheet, const view::Rect& room, const view::MatchStory& story, std::span<const view::Ink> inks);

/// Draws the winner's total at the sheet's y, one mitten in their ink per digit. The line drops and swings, and the
/// mittens appear one after the other.
void hang_total(Sheet& sheet, int total, view::Ink ink);

/// Lets snow fall over the whole sheet for a while, when the viewer has won.
void let_it_snow(Sheet& sheet);

} // namespace mitts::ui
