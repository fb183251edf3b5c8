// A deal of Mitigati told point by point, and the whole match as a log: data for panels, with all words filled in.
//
// It adds nothing up by itself but what events tell: each line is one Points event.
#pragma once

#include "view/match_story.h"
#include "view/mitigati/table.h"
#include "view/moment.h"

namespace mitts::view::mitigati {

/// The summary of the deal that the model shows, which should be over (in play it tells the points so far).
RoundSummary round_summary(const TableModel& model);

/// The match that is over, from its first round: `model` shows its last.
MatchStory match_story(const MitigatiMatch& match, const TableModel& model);

/// Everything that happened in the match, as the viewer may see it, oldest first.
std::vector<LogLine> match_log(const MitigatiMatch& match, const TableModel& model);

/// What the last happening brought that is worth a moment: honours, a trick with a king or the trump 1, the last trick; else nothing.
Moment last_moment(const TableModel& model);

} // namespace mitts::view::mitigati
