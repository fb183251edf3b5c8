// Duplicate matches for the tests of strength: each deck is played once for every side that player A can have, with player B
// in all other seats, so that the luck of the deal cancels out.
#pragma once

#include "ai/players.h"
#include "session/match.h"

#include <cmath>
#include <vector>

namespace mitts::tests {

struct Tally {
    std::vector<double> margins; ///< player A's points for each deck over what B got in the same seats

    double mean() const {
        double sum = 0;
        for (const double margin : margins) {
            sum += margin;
        }
        return sum / static_cast<double>(margins.size());
    }
    /// Half the width of the 95 % interval of the mean.
    double error() const {
        double squares = 0;
        for (const double margin : margins) {
            squares += (margin - mean()) * (margin - mean());
        }
        const auto count = static_cast<double>(margins.size());
        return 1.96 * std::sqrt(squares / (count - 1) / count);
    }
    /// The share of decks that A won, drawn ones counting half.
    double share_won() const {
        double won = 0;
        for (const double margin : margins) {
            won += margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
        }
        return won / static_cast<double>(margins.size());
    }
};

/// How the player of this name decides, from an observation and a generator.
template <Game G> auto chooser(std::string_view name) {
    const auto* player = ai::find_player<G>(name);
    MITTS_CHECK(player != nullptr);
    return [player](const typename G::Observation& observation, Rng& rng) { return player->decide(observation, rng); };
}

/// A player's choice from an observation and a generator: a function or a lambda.
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

/// Plays so many decks. The margin of a deck is the mean over A's sides of A's points less the mean of the others'.
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
