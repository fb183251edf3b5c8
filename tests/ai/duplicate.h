// Plays duplicate matches for the strength tests. Each deck is played once for every side that player A can take, with
// player B in all other seats. This cancels the luck of the deal.
#pragma once

#include "ai/players.h"
#include "session/match.h"

#include <cmath>
#include <vector>

namespace mitts::tests {

struct Tally {
    std::vector<double> margins; ///< for each deck, player A's average points minus player B's

    double mean() const {
        double sum = 0;
        for (const double margin : margins) {
            sum += margin;
        }
        return sum / static_cast<double>(margins.size());
    }
    /// Returns half the width of the 95% confidence interval of the mean.
    double error() const {
        double squares = 0;
        for (const double margin : margins) {
            squares += (margin - mean()) * (margin - mean());
        }
        const auto count = static_cast<double>(margins.size());
        return 1.96 * std::sqrt(squares / (count - 1) / count);
    }
    /// Returns the share of decks that A won. A draw counts as half.
    double share_won() const {
        double won = 0;
        for (const double margin : margins) {
            won += margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
        }
        return won / static_cast<double>(margins.size());
    }
};

/// Returns the named player as a function of an observation and a random number generator.
template <Game G> auto chooser(std::string_view name) {
    const auto* player = ai::find_player<G>(name);
    MITTS_CHECK(player != nullptr);
    return [player](const typename G::Observation& observation, Rng& rng) { return player->decide(observation, rng); };
}

/// Plays a round with player A on one side and player B on all others. Returns the points by side.
template <Game G, class ChooseA, class ChooseB>
std::vector<int> play_round(const typename G::Options& options, const DealtStart<G>& start, int side_of_a, ChooseA& a,
                            ChooseB& b) {
    auto match = *Match<G>::begin(options, start);
    std::uint64_t number = 0;
    while (match.phase() == MatchPhase::Playing) {
        const auto seat = match.turn();
        auto rng = derive_rng(1, Purpose::Policy, ++number);
        const auto observation = match.observe(seat);
        const auto action =
            G::side_of(options, seat) == side_of_a ? a(observation, rng).action() : b(observation, rng).action();
        MITTS_CHECK(!match.submit(action));
    }
    return match.totals();
}

/// Plays this many decks and returns the margins: A's points minus the other sides' mean, averaged over A's sides.
template <Game G, class ChooseA, class ChooseB>
Tally play_duplicate(const typename G::Options& options, int decks, std::uint64_t seed, ChooseA a, ChooseB b) {
    Tally tally;
    for (int deck = 0; deck < decks; ++deck) {
        auto rng = derive_rng(seed, Purpose::Shuffle, static_cast<std::uint64_t>(deck));
        DealtStart<G> start{.deck = shuffled(G::pack(options), rng), .dealer = 0};
        double margin = 0;
        const int sides = G::sides(options);
        for (int side = 0; side < sides; ++side) {
            const auto points = play_round<G>(options, start, side, a, b);
            for (int other = 0; other < sides; ++other) {
                const auto scored = static_cast<double>(points[static_cast<std::size_t>(other)]);
                margin += other == side ? scored : -scored / (sides - 1);
            }
        }
        tally.margins.push_back(margin / sides);
    }
    return tally;
}

} // namespace mitts::tests
