// The story of a match: the totals round by round, and the decisive moments.
//
// The decisive moments are found in the same way for every game. A game may insert its own moments, such as the best
// capture, before them.
#pragma once

#include "session/match.h"
#include "view/summary_words.h"

namespace mitts::view {

/// Returns the points of every finished round, by side.
template <Game G> std::vector<std::vector<int>> scores_by_round(const Match<G>& match) {
    std::vector<std::vector<int>> scores;
    for (const auto& round : match.rounds()) {
        scores.push_back(round.scores);
    }
    return scores;
}

/// Returns the story of a match. `summary` is the summary of the last round. `round` is the string that names a round,
/// with the number as its argument `n`. `target` is the total to reach (0: none).
MatchStory story_of(i18n::Language language, const RoundSummary& summary, const std::vector<std::vector<int>>& scores,
                    i18n::TextId round, int target = 0);

/// Returns " · Round 3", which follows a moment's words. A line may break only at its first space.
std::string in_round(i18n::Language language, i18n::TextId round, int number);

/// Returns the sides sorted by total, highest first. Tied sides are in seat order.
std::vector<std::size_t> from_the_highest(const std::vector<int>& totals);

} // namespace mitts::view
