// Finds puzzles: positions from self-play with a clearly best choice that a careful player misses.
//
// A puzzle's solution must be best under two assumptions about the hidden cards, with other seeds and with more worlds.
// The solution can be explained only if its gain is visible within the decision's part of the round (ai/insight.h).
// `mitts puzzles` finds puzzles and verifies them.
#pragma once

#include "ai/level_names.h"
#include "ai/players.h"
#include "review/exercise.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <utility>
#include <vector>

namespace mitts::review {

/// The evaluation of a decision that may become a puzzle.
struct Idea {
    std::vector<std::string> right;                    ///< the best choice, and the choices that count as equally good
    std::vector<std::pair<std::string, Milli>> others; ///< the other choices, each with its loss
    Milli gain = 0;                                    ///< the smallest loss among the other choices
    double errors = 0;                                 ///< the smallest ratio of a loss to its standard error

    bool is_right(const std::string& way) const {
        return std::find(right.begin(), right.end(), way) != right.end();
    }
    /// Returns the loss of a choice, or 0 if the choice is right.
    Milli lost_by(const std::string& way) const {
        const auto found =
            std::find_if(others.begin(), others.end(), [&](const auto& other) { return other.first == way; });
        return found == others.end() ? 0 : found->second;
    }
    /// Returns true if at most three choices are right and every other choice loses at least these amounts.
    bool is_clear(double least_errors, Milli least_gain) const {
        constexpr std::size_t most_right = 3; // several choices can be right, such as adjacent cards of a suit
        return !others.empty() && right.size() <= most_right && errors >= least_errors && gain >= least_gain;
    }
};

/// The parameters of an evaluation.
struct Effort {
    int worlds = 1000;
    std::uint64_t seed = 0;
    ai::Belief belief = ai::Belief::Weighed;
    Milli within = 2; ///< a choice counts as equal to the best if it loses at most this many standard errors
};

/// Evaluates the decision of the observation's viewer, who must be on turn.
template <Game G> Idea idea_of(const typename G::Observation& seen, const Effort& effort) {
    ai::PlayOn<G> play_on(seen.options);
    ai::Evaluation<G> evaluation(play_on, seen, effort.worlds, effort.seed, effort.belief);
    while (evaluation.step()) {
    }
    const auto sums = evaluation.first_sums();
    const auto values = evaluation.values();
    Idea idea{.gain = std::numeric_limits<Milli>::max(), .errors = std::numeric_limits<double>::infinity()};
    for (std::size_t way = 0; way < values.size(); ++way) {
        const auto comparison = evaluation.compare(sums, way);
        const auto lost = values[comparison.best].value - values[way].value;
        if (lost <= effort.within * comparison.error) {
            idea.right.push_back(values[way].name);
            continue;
        }
        idea.others.emplace_back(values[way].name, lost);
        idea.gain = std::min(idea.gain, lost);
        if (comparison.error > 0) {
            idea.errors = std::min(idea.errors, static_cast<double>(lost) / static_cast<double>(comparison.error));
        }
    }
    return idea;
}

/// Returns the standard deviation of a side's result over random deals, in thousandths of a point.
template <Game G> double deviation_of(const typename G::Options& options) {
    constexpr std::uint64_t deals = 400;
    ai::PlayOn<G> play_on(options);
    const auto view = ai::side_view<G>(options, Seat{0});
    double sum = 0;
    double squares = 0;
    for (std::uint64_t seed = 0; seed < deals; ++seed) {
        const auto match = *Match<G>::begin(options, SeededStart{.seed = seed});
        const auto result =
            static_cast<double>(ai::milli_of(view.result(play_on.finish(match.referee_state())), view.parts()));
        sum += result;
        squares += result * result;
    }
    const double mean = sum / deals;
    return std::sqrt(squares / deals - mean * mean);
}

/// Returns the mean difference between the results of two actions in their part of the round (ai/insight.h), and its
/// standard error, both in thousandths of a point. Careful players play on from sampled deals. The error is infinite if
/// too few sampled deals lead to the decision.
template <Game G>
std::pair<double, double> visible_gain(const PlayedRound<G>& round, const std::vector<typename G::Card>& pack,
                                       std::size_t action, const typename G::Action& one,
                                       const typename G::Action& other) {
    constexpr std::uint64_t attempts = 160;
    constexpr int enough = 80;
    constexpr int least = 20;
    const auto& careful = *ai::find_player<G>(ai::usual_level);
    const auto view = ai::side_view<G>(round.options, round.moments[action].seen.viewer);
    const auto points_after = [&](Match<G> match, const typename G::Action& first) {
        const auto before = match.referee_state();
        MITTS_CHECK(!match.submit(first));
        while (match.phase() == MatchPhase::Playing && !ai::Insight<G>::settled(before, match.referee_state())) {
            const auto seen = match.observe(match.turn());
            MITTS_CHECK(
                !match.submit(careful.decide(seen, ai::decision_rng(0, G::observation_to_text(seen))).action()));
        }
        const auto points = ai::Insight<G>::points(round.options, before, match.referee_state(), one, other);
        return static_cast<double>(ai::milli_of(view.result(points), view.parts()));
    };
    double sum = 0;
    double squares = 0;
    int count = 0;
    for (std::uint64_t seed = 1; seed <= attempts && count < enough; ++seed) {
        Rng rng(seed);
        if (const auto match = dealt_again(round, pack, action, rng)) {
            const double difference = points_after(*match, one) - points_after(*match, other);
            sum += difference;
            squares += difference * difference;
            ++count;
        }
    }
    if (count < least) {
        return {0, std::numeric_limits<double>::infinity()};
    }
    const double mean = sum / count;
    return {mean, std::sqrt(std::max(0.0, squares / count - mean * mean) / (count - 1))};
}

} // namespace mitts::review
