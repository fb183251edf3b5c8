// The point-by-point summary of a round and the log of the match, as data for panels with all text filled in.
//
// Each line is one Points event, so the summary always agrees with the score.
#pragma once

#include "view/match_story.h"
#include "view/mitaines/table.h"
#include "view/moment.h"

namespace mitts::view::mitaines {

/// Returns the sides' columns: the viewer's first, then the others clockwise, as on the table.
std::vector<SummarySide> sides_of(const TableModel& model);

/// Returns the summary of the model's round, which should be over. During play it contains the points so far.
RoundSummary round_summary(const TableModel& model);

/// Returns the story of a finished match, from the first round on. `model` shows the last round.
MatchStory match_story(const MitainesMatch& match, const TableModel& model);

/// Returns a moment with the points of the last action, as far as the animation has shown them. If the action did not
/// score, the moment has no lines.
Moment last_moment(const TableModel& model);

/// Returns all events of the match that the viewer may see, oldest first.
std::vector<LogLine> match_log(const MitainesMatch& match, const TableModel& model);

} // namespace mitts::view::mitaines
