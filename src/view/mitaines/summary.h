// A round told point by point, and the whole match as a log: data for panels, with all words filled in.
//
// It adds nothing up by itself but what events tell: each line is one Points event, so that the table of the summary and
// the score are the same by construction.
#pragma once

#include "view/match_story.h"
#include "view/mitaines/table.h"
#include "view/moment.h"

namespace mitts::view::mitaines {

/// The sides' columns, the viewer's first, then clockwise, as on the table.
std::vector<SummarySide> sides_of(const TableModel& model);

/// The summary of the round that the model shows, which should be over (in play it tells the points so far).
RoundSummary round_summary(const TableModel& model);

/// The match that is over, from its first round: `model` shows its last.
MatchStory match_story(const MitainesMatch& match, const TableModel& model);

/// What the last action brought its side, as far as it has been told; without lines if it brought nothing.
Moment last_moment(const TableModel& model);

/// Everything that happened in the match, as the viewer may see it, oldest first.
std::vector<LogLine> match_log(const MitainesMatch& match, const TableModel& model);

} // namespace mitts::view::mitaines
