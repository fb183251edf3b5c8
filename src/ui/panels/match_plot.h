// How a match came to its end, drawn: the winner's total on a line, and everybody's from round to round.
#pragma once

#include "ui/panels/sheet.h"
#include "view/round_summary.h"

#include <span>
#include <string>

namespace mitts::ui {

/// "−5": a gain or a loss as a figure in a column.
std::string figure_of(int points);

/// Lines from the start of the match, the first side's solid, the others' dashed, each in its ink and with its last total beside its
/// end. There is a round at least.
void match_plot(Sheet& sheet, const view::Rect& room, const view::MatchStory& story, std::span<const view::Ink> inks);

/// The winner's total, where the sheet is: a mitten of their ink for each figure. The line drops and swings, and mittens come one by one.
void hang_total(Sheet& sheet, int total, view::Ink ink);

/// Over all of the sheet, for a while: whoever looks on has won.
void let_it_snow(Sheet& sheet);

} // namespace mitts::ui
