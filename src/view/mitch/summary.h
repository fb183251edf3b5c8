// A round told suit by suit and point by point, and the whole match as a log: data for panels, with all words filled in.
//
// The points are the rules' own scoring of the tableaus; in play it tells what would be scored now.
#pragma once

#include "view/match_story.h"
#include "view/mitch/table.h"

namespace mitts::view::mitch {

/// The summary of the round that the model shows, which should be over (in play it tells the points so far). One section for
/// each suit, with how it was decided in its title; then the penalties.
RoundSummary round_summary(const TableModel& model);

/// The match that is over, from its first round: `model` shows its last.
MatchStory match_story(const MitchMatch& match, const TableModel& model);

/// Everything that happened in the match, as the viewer may see it, oldest first.
std::vector<LogLine> match_log(const MitchMatch& match, const TableModel& model);

} // namespace mitts::view::mitch
