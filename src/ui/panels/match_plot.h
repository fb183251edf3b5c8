// The totals of a match from round to round, drawn: how it came to its end.
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

} // namespace mitts::ui
