// Plays a round to its end. Every seat uses a fast version of the careful evaluation, based only on what that seat
// sees.
//
// The values of actions (evaluation.h) and positions (review) are averages over such play-outs. Any change to this
// method or to its evaluation requires a new `play_on_version`. Otherwise, values of different versions would be mixed.
#pragma once

#include "ai/player.h"
#include "cards/inline_vector.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::ai {

inline constexpr int play_on_version = 3;

/// The points of a round, by side.
using Points = InlineVector<std::int32_t, 8>;

template <Game G> Points points_of(const typename G::Options& options, const auto& scores) {
    Points points;
    for (int side = 0; side < G::sides(options); ++side) {
        points.push_back(scores[at(side)]);
    }
    return points;
}

/// A value, in thousandths of a point.
using Milli = std::int64_t;

/// The value of a round before the deal, for each side, with standard errors. Sides are counted from the dealer's
/// side.
struct Start {
    std::string_view options; ///< the options as text
    std::vector<Milli> values;
    std::vector<Milli> errors;
};

/// An action to evaluate, or a group of actions with a common value.
template <Game G> struct Way {
    std::string name; ///< the action's text, or the group's name
    typename G::Action action{};
};

/// Plays rounds of one game to their ends. Each game specialises this class in ai/<game>/play_on.h:
///
/// - `PlayOn(options)`
/// - `bool own_points`: true if a side's value is its own points instead of its lead over the other sides' average
/// - `void look(observation, rng)`: sets the seat's observation for `world`, `ways` and `solved`
/// - `State world(rng)`: returns a state that is possible for the seat, with a stock in random order
/// - `std::vector<Way> ways()`: returns the actions of the seat to evaluate; the seat must be on turn
/// - `std::vector<Points> solved()`: returns the points by side after each way if an ending without hidden cards can be
///   solved, otherwise nothing; only the differences between sides are exact
/// - `std::string name_of(observation, action)`: returns the name of the way that contains an action
/// - `Points finish(state)`: plays to the end of the round and returns its points by side; equal states give equal
///   points
/// - `std::span<const Start> starts()`: returns the values of rounds before the deal, as measured by
///   `mitts bench --measure starts`; a change to `finish` needs new values
template <Game G> class PlayOn;

/// The default implementation of PlayOn: all possible states are equally likely, and every legal action is evaluated.
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
