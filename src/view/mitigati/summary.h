// The point-by-point summary of a Mitigati deal and the log of the match, as data for panels with all text filled in.
//
// Each line is one Points event, so the summary always agrees with the score.
#pragma once

#include "view/match_story.h"
#include "view/mitigati/table.h"
#include "view/moment.h"

namespace mitts::view::mitigati {

/// Returns the summary of the model's deal, which should be over. During play it contains the points so far.
RoundSummary round_summary(const TableModel& model);

/// Returns the story of a finished match, from the first round on. `model` shows the last round.
MatchStory match_story(const MitigatiMatch& match, const TableModel& model);

/// Returns all events of the match that the viewer may see, oldest first.
std::vector<LogLine> match_log(const MitigatiMatch& match, const TableModel& model);

/// Returns the moment of the last happening: the capture of a king, of the trump 1 or of the last trick, or a
/// declaration of honours (T14). Otherwise the moment is empty.
Moment last_moment(const TableModel& model);

} // namespace mitts::view::mitigati
