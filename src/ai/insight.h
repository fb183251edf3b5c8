// Defines the themes of puzzles (review/puzzle.h), and the part of a round in which a decision takes effect.
#pragma once

#include "ai/play_on.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::ai {

/// A fact (ai/<game>/facts.h) and the theme of the puzzles that it explains.
struct Theme {
    std::string_view fact;
    std::string_view theme;
};

/// Each game specialises this class in ai/<game>/insight.h. `before` is the state before the decision:
///
/// - `std::array themes`: the facts that can explain a puzzle
/// - `bool settled(before, after)`: returns true once the decision's part of the round, such as a trick, is over
/// - `Points points(options, before, after, one, other)`: returns the points won in that part of the round, by side.
///   `one` and `other` are the compared actions.
/// - `bool is_puzzle(seen, right, others, gain)`: returns true if the decision is suitable for a puzzle; `right` lists
///   the right ways, `others` lists all other ways, and `gain` is the advantage of a right way; optional
template <Game G> struct Insight;

/// Returns the theme of a fact, or an empty string.
template <Game G> std::string_view theme_of(std::string_view fact) {
    const auto& themes = Insight<G>::themes;
    const auto found =
        std::find_if(themes.begin(), themes.end(), [fact](const Theme& one) { return one.fact == fact; });
    return found == themes.end() ? std::string_view() : found->theme;
}

} // namespace mitts::ai
