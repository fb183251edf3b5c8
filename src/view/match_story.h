// How a match came to its end: the totals round by round, and the moments that decided it.
//
// Every game tells these alike; what else it has to tell (its greatest capture) it puts before them.
#pragma once

#include "session/match.h"
#include "view/summary_words.h"

namespace mitts::view {

/// Points of every round that is over, by side.
template <Game G> std::vector<std::vector<int>> scores_by_round(const Match<G>& match) {
    std::vector<std::vector<int>> scores;
    for (const auto& round : match.rounds()) {
        scores.push_back(round.scores);
    }
    return scores;
}

/// `summary` is the last round's; `round` names a round by its number `n`, `target` is what was to be reached (0: nothing).
MatchStory story_of(i18n::Language language, const RoundSummary& summary, const std::vector<std::vector<int>>& scores,
                    i18n::TextId round, int target = 0);

/// The sides by these totals, the highest first; equals as they sit.
std::vector<std::size_t> from_the_highest(const std::vector<int>& totals);

} // namespace mitts::view
