// Measures the speed of the strongest players' searches, in iterations per second, over a few positions of a round.
#include "ai/players.h"
#include "ai/sample_position.h"
#include "cli/bench_named.h"

#include <cmath>

namespace mitts::cli {

namespace {

constexpr int positions = 6;
constexpr int actions_apart = 7;

template <Game G> BenchResult search_positions(const BenchOptions& options) {
    const auto& player = ai::players_of<G>().back();
    std::vector<typename G::Observation> questions;
    for (int position = 0; position < positions; ++position) {
        const auto seed = options.seed + static_cast<std::uint64_t>(position);
        const auto enough = [&](const typename G::State& /*state*/, int actions) {
            return actions >= 1 + position * actions_apart;
        };
        questions.push_back(ai::sample_position<G>(G::preset_options(0), seed, enough).observation);
    }
    return measure(positions, options.passes, [&](int position) {
        const auto thought = player.begin(questions[static_cast<std::size_t>(position)], Rng(options.seed));
        while (thought->step()) {
        }
        constexpr double thousandths = 1000;
        const double value = thought->decision().alternatives.front().value;
        return Work{.pieces = thought->iterations(), .checksum = std::llround(value * thousandths)};
    });
}

} // namespace

std::optional<BenchResult> bench_search(std::string_view game, const BenchOptions& options) {
    return bench_named(game, Measured::Iterations,
                       [&](auto which) { return search_positions<typename decltype(which)::type>(options); });
}

} // namespace mitts::cli
