// Plays a round on. Every seat follows a careful player's quick judgement, each from what it sees.
//
// Values of actions (evaluation.h) and of positions (review) are averages over such play-outs. It is frozen: a change
// to it, or to the judgement it uses, is a new `play_on_version`, because kept reviews hold its results.
#pragma once

#include "ai/player.h"
#include "cards/inline_vector.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mitts::ai {

inline constexpr int play_on_version = 1;

/// The points of a round by side.
using Points = InlineVector<std::int32_t, 8>;

template <Game G> Points points_of(const typename G::Options& options, const auto& scores) {
    Points points;
    for (int side = 0; side < G::sides(options); ++side) {
        points.push_back(scores[at(side)]);
    }
    return points;
}

/// An action that is valued, or a group of actions that are valued as one.
template <Game G> struct Way {
    std::string name; ///< its text, or the group's name
    typename G::Action action{};
};

/// The rounds of one game. Each game specialises it in ai/<game>/play_on.h:
///
/// - `PlayOn(options)`
/// - `bool own_points`: a side's value is its own points, not its lead over the others' average
/// - `void look(observation, rng)`: takes the view of a seat, for the next two functions
/// - `State world(rng)`: a state that the seat may be in. The order of its stock is random.
/// - `std::vector<Way> ways()`: the seat's actions that are valued; it must be on turn
/// - `std::vector<Points> solved()`: the points by side after each way if nothing is hidden and the ending can be
///   solved, otherwise nothing. Solved points have the right differences between sides; a constant may be missing.
/// - `std::string name_of(observation, action)`: the way that an action belongs to
/// - `Points finish(state)`: plays to the end of the round and returns its points by side. Equal states give equal
///   points.
template <Game G> class PlayOn;

/// The default parts of PlayOn: the worlds are the possible states, all alike, and every legal action is valued.
template <Game G> class UsualPlayOn {
public:
    static constexpr bool own_points = false;

    explicit UsualPlayOn(const typename G::Options& options) : options_(options) {
    }

    void look(const typename G::Observation& observation, Rng& /*rng*/) {
        seen_ = observation;
    }
    typename G::State world(Rng& rng) const {
        return G::resample(options_, seen_, rng);
    }
    std::vector<Way<G>> ways() const {
        Rng any(0);
        std::vector<Way<G>> ways;
        for (const auto& action : legal_actions<G>(seen_, any)) {
            ways.push_back({.name = G::action_to_text(action), .action = action});
        }
        return ways;
    }
    static std::vector<Points> solved() {
        return {};
    }
    static std::string name_of(const typename G::Observation& /*observation*/, const typename G::Action& action) {
        return G::action_to_text(action);
    }

protected:
    const typename G::Options options_;
    typename G::Observation seen_{};
};

} // namespace mitts::ai
