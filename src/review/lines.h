// Writes a review as JSON Lines (REVIEW.md).
#pragma once

#include "review/review.h"

#include <string>

namespace mitts::review {

/// Returns one line for each decision in the order of play, then one line for each side.
std::string to_lines(const RoundReview& review);

/// Returns the lines of all finished rounds of a match.
template <Game G> std::string lines_of(const Match<G>& match, const Plan& plan) {
    std::string lines;
    Starts<G> starts(match.options());
    for (const auto& round : finished_rounds(match)) {
        lines += to_lines(review_round(round, starts, plan));
    }
    return lines;
}

} // namespace mitts::review
