// A computer player: a name and a function from what a seat knows to what it does, and why.
//
// A player gets an Observation and nothing else, so it cannot look at a hidden card. Its generator is seeded from the
// request, never from the deal. Players know no sentences: reasons are ids with numbers, and i18n has the words.
#pragma once

#include "cards/check.h"
#include "cards/rng.h"
#include "games/game.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace mitts::ai {

/// One thing that spoke for (positive) or against (negative) an action, in the points of the game.
struct Reason {
    std::string_view id; ///< a stable name such as "points_now"; a literal, never freed
    double points = 0;

    friend bool operator==(const Reason&, const Reason&) = default;
};

/// One legal action as the player saw it.
template <Game G> struct Alternative {
    typename G::Action action{};
    double value = 0; ///< in points for the player's side; only comparable with the others of the same decision
    std::vector<Reason> reasons{};

    friend bool operator==(const Alternative&, const Alternative&) = default;
};

/// What a player thinks of every legal action, the one it does first.
template <Game G> struct Decision {
    std::vector<Alternative<G>> alternatives;

    const typename G::Action& action() const {
        MITTS_CHECK(!alternatives.empty());
        return alternatives.front().action;
    }

    friend bool operator==(const Decision&, const Decision&) = default;
};

/// Decides for the observation's viewer, who must be on turn.
template <Game G> using Decide = Decision<G> (*)(const typename G::Observation& observation, Rng& rng);

template <Game G> struct Player {
    std::string_view name; ///< "careful": the id in requests, menus and the command line
    Decide<G> decide = nullptr;
};

/// The legal actions of an observation's viewer on turn. They depend on his own hand and on what lies open only, so any
/// state that he could be in gives them.
template <Game G> typename G::Actions legal_actions(const typename G::Observation& observation, Rng& rng) {
    return G::legal_actions(observation.options, G::resample(observation.options, observation, rng));
}

/// Puts the best first. Equals are ordered by their actions, so that nothing but the values decides.
template <Game G> void sort_alternatives(std::vector<Alternative<G>>& alternatives) {
    std::stable_sort(alternatives.begin(), alternatives.end(),
                     [](const auto& left, const auto& right) { return left.value > right.value; });
}

} // namespace mitts::ai
