// Replays a round of a match under a given rule set, and returns the effect of each move.
#pragma once

#include "session/match.h"

#include <string>
#include <vector>

namespace mitts {

/// The points of a side, and the reason for them as named in traces, such as "double".
struct ToldPoints {
    int side = 0;
    std::string reason;
    int points = 0;

    friend bool operator==(const ToldPoints&, const ToldPoints&) = default;
};

/// The effect of a move under one rule set.
struct Told {
    bool refused = false;
    std::string rule{}; ///< the rule that forbids the move
    std::vector<ToldPoints> points{};
    bool ends = false; ///< true if the move ends the round

    friend bool operator==(const Told&, const Told&) = default;
};

/// Returns `options`, but with the number of players and all options that affect the deal copied from `dealt`.
template <Game G> typename G::Options for_deal_of(const typename G::Options& dealt, typename G::Options options) {
    if (G::players(options) != G::players(dealt)) {
        G::set_players(options, G::players(dealt));
    }
    for (const auto& descriptor : G::option_descriptors()) {
        if (descriptor.scope == OptionScope::Deal) {
            descriptor.set(options, descriptor.get(dealt));
        }
    }
    return options;
}

/// The current round of a match, replayed under one rule set.
template <Game G> class Telling {
public:
    using State = typename G::State;
    using Action = typename G::Action;

    Telling(const typename G::Options& options, const State& state)
        : options_(options), state_(state), points_(static_cast<std::size_t>(G::sides(options))) {
    }

    /// Begins a replay of the current round under these options.
    static Parsed<Telling> begin(const typename G::Options& options, const Match<G>& match) {
        const auto& round = match.rounds().back();
        if (round.deck.empty()) {
            auto state = G::start_setup(options, std::get<typename G::Setup>(match.start()));
            return state ? Parsed<Telling>(Telling(options, *state)) : Parsed<Telling>(state.error());
        }
        auto totals = match.totals();
        for (std::size_t side = 0; side < round.scores.size(); ++side) {
            totals[side] -= round.scores[side];
        }
        auto state = G::start_round(options, round.deck, round.dealer);
        G::bring_totals(options, state, totals);
        return Telling(options, state);
    }

    Told tell(Action action) {
        Told told;
        if (!make_way_for(action)) {
            return told;
        }
        if (const auto refusal = G::why_not(options_, state_, action)) {
            told.refused = true;
            told.rule = G::refusal_rule(*refusal);
            return told;
        }
        for (const auto& event : G::apply(options_, state_, action)) {
            if (event.type == decltype(event.type)::Points && event.points != 0) {
                told.points.push_back(
                    {.side = side_of(event), .reason = std::string(to_text(event.reason)), .points = event.points});
                points_[static_cast<std::size_t>(side_of(event))] += event.points;
            }
        }
        told.ends = is_over();
        return told;
    }

    /// Makes the draw that is automatic at the start of a turn under some rule sets (C5, C7), if it is legal now.
    /// Returns true if a card was drawn.
    bool draw_as_usual() {
        if constexpr (requires { G::usual_draw; }) {
            if (!G::why_not(options_, state_, G::usual_draw)) {
                G::apply_quietly(options_, state_, G::usual_draw);
                return true;
            }
        }
        return false;
    }

    bool is_over() const {
        return G::turn(state_) == no_seat;
    }
    const typename G::Options& options() const {
        return options_;
    }
    const State& state() const {
        return state_;
    }
    const std::vector<int>& points() const {
        return points_;
    }

private:
    static int side_of(const auto& event) {
        if constexpr (requires { event.side; }) {
            return event.side;
        } else {
            return event.seat;
        }
    }

    // Makes the automatic draw if the action is legal only after it. Returns false if the action is a draw that has
    // already been made.
    bool make_way_for(Action action) {
        if constexpr (requires { G::usual_draw; }) {
            if (action == G::usual_draw) {
                return !G::why_not(options_, state_, action);
            }
            auto drawn = *this;
            if (G::why_not(options_, state_, action) && drawn.draw_as_usual() &&
                !G::why_not(options_, drawn.state_, action)) {
                *this = drawn;
            }
        }
        return true;
    }

    typename G::Options options_;
    State state_;
    std::vector<int> points_;
};

} // namespace mitts
