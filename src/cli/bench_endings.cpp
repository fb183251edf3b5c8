// Measures how fast endings with all cards open are solved, in positions per second, over a few endings of each game.
#include "ai/players.h"
#include "ai/sample_position.h"
#include "cli/bench_named.h"

namespace mitts::cli {

namespace {

constexpr int positions = 16;

template <Game G> BenchResult solve_positions(const BenchOptions& bench) {
    const auto options = G::preset_options(0);
    std::vector<typename G::State> states;
    for (std::uint64_t seed = bench.seed; states.size() < positions; ++seed) {
        const auto begins = [&](const typename G::State& state, int /*actions*/) {
            return ai::EndingOf<G>::begins(options, state);
        };
        const auto state = ai::sample_position<G>(options, seed, begins).state;
        if (ai::EndingOf<G>::begins(options, state)) { // false if no such position occurred in the round
            states.push_back(state);
        }
    }
    return measure(positions, bench.passes, [&](int position) {
        const auto solved = ai::EndingOf<G>::solve(options, states[static_cast<std::size_t>(position)]);
        return Work{.pieces = solved.nodes, .checksum = solved.value};
    });
}

} // namespace

std::optional<BenchResult> bench_endings(std::string_view game, const BenchOptions& options) {
    return bench_named(game, Measured::Nodes,
                       [&](auto which) { return solve_positions<typename decltype(which)::type>(options); });
}

} // namespace mitts::cli
