// Writes a review as JSON Lines (REVIEW.md).
#pragma once

#include "review/review.h"

#include <string>

namespace mitts::review {

/// The level of detail in a decision's line. `Usual` is the output of `mitts evaluate`. `Full` adds the standard errors
/// (`closest`, `gaps`), the action that was tried for each group of actions, and the other sides' gains.
enum class Detail : std::uint8_t { Usual, Full };

/// Returns the line for a decision in a round.
std::string line_of(int round, const DecisionReview& decision, Detail detail = Detail::Usual);
/// Returns the line for the position after `actions` actions of a round. `mitts evaluate` does not print these lines.
std::string line_of(int round, std::size_t actions, const PositionReview& position);
/// Returns one line for each side.
std::string sum_lines(const RoundReview& review);

/// Returns one line for each decision in the order of play, then one line for each side.
std::string to_lines(const RoundReview& review);

/// Returns the lines of all finished rounds in a match.
template <Game G> std::string lines_of(const Match<G>& match, const Plan& plan) {
    std::string lines;
    Starts<G> starts(match.options());
    for (const auto& round : finished_rounds(match)) {
        lines += to_lines(review_round(round, starts, plan));
    }
    return lines;
}

} // namespace mitts::review
