// The suit-by-suit summary of a round and the log of the match, as data for panels with all text filled in.
//
// The points come from the rules' scoring of the tableaus. During play, the round is scored as if it ended now.
#pragma once

#include "view/match_story.h"
#include "view/mitch/table.h"

namespace mitts::view::mitch {

/// Returns the summary of the model's round, which should be over. There is one section per suit, with the reason for
/// the decision in its title, followed by the penalties.
RoundSummary round_summary(const TableModel& model);

/// Returns the story of a finished match, from the first round on. `model` shows the last round.
MatchStory match_story(const MitchMatch& match, const TableModel& model);

/// Returns all events of the match that the viewer may see, oldest first.
std::vector<LogLine> match_log(const MitchMatch& match, const TableModel& model);

} // namespace mitts::view::mitch
