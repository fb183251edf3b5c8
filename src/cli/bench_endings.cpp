// How fast exact endings are: positions looked at in a second, with all cards open, over a few endings of each game.
#include "ai/mitaines/deal_solver.h"
#include "ai/mitch/endgame.h"
#include "ai/mitigati/endgame.h"
#include "ai/sample_position.h"
#include "cli/bench_named.h"

namespace mitts::cli {

namespace {

constexpr int positions = 16;

/// Where the endings of a game begin, and what solving one comes to.
template <Game G> struct EndingOf;

// The last deal of two players, whole.
template <> struct EndingOf<mitaines::Game> {
    static bool begins(const mitaines::Options& options, const mitaines::State& state) {
        return state.deal + 1 == mitaines::deal_count(options);
    }
    static Work solve(const mitaines::Options& options, const mitaines::State& state) {
        const mitaines::QuickRules rules(options);
        ai::for_mitaines::DealSolver solver(rules);
        const int value = solver.value(mitaines::QuickTable(rules, state));
        return {.pieces = static_cast<std::uint64_t>(solver.nodes()), .checksum = value};
    }
};

// The second phase of three players, as soon as no more than so many cards are held.
template <> struct EndingOf<mitch::Game> {
    static constexpr int most_cards = 10;
    static bool begins(const mitch::Options& options, const mitch::State& state) {
        int cards = 0;
        for (int seat = 0; seat < options.players; ++seat) {
            cards += static_cast<int>(state.hands[static_cast<std::size_t>(seat)].size());
        }
        return state.phase == mitch::Phase::Second && cards <= most_cards;
    }
    static Work solve(const mitch::Options& options, const mitch::State& state) {
        const auto ending = ai::for_mitch::solve_ending(options, state);
        return {.pieces = static_cast<std::uint64_t>(ending.nodes), .checksum = ending.points[0].total()};
    }
};

// The last seven tricks.
template <> struct EndingOf<mitigati::Game> {
    static constexpr int most_cards = 3 * 7;
    static bool begins(const mitigati::Options& /*options*/, const mitigati::State& state) {
        int cards = 0;
        for (const auto& hand : state.hands) {
            cards += static_cast<int>(hand.size());
        }
        return state.phase == mitigati::Phase::Play && cards <= most_cards;
    }
    static Work solve(const mitigati::Options& options, const mitigati::State& state) {
        const auto report = ai::for_mitigati::solve_endgame(options, state);
        return {.pieces = static_cast<std::uint64_t>(report.nodes), .checksum = report.points[0]};
    }
};

template <Game G> BenchResult solve_positions(const BenchOptions& bench) {
    const auto options = G::preset_options(0);
    std::vector<typename G::State> states;
    for (std::uint64_t seed = bench.seed; states.size() < positions; ++seed) {
        const auto begins = [&](const typename G::State& state, int /*actions*/) {
            return EndingOf<G>::begins(options, state);
        };
        const auto state = ai::sample_position<G>(options, seed, begins).state;
        if (EndingOf<G>::begins(options, state)) { // a round that was agreed or cut short had no such ending
            states.push_back(state);
        }
    }
    return measure(positions, bench.passes, [&](int position) {
        return EndingOf<G>::solve(options, states[static_cast<std::size_t>(position)]);
    });
}

} // namespace

std::optional<BenchResult> bench_endings(std::string_view game, const BenchOptions& options) {
    return bench_named(game, Measured::Nodes,
                       [&](auto which) { return solve_positions<typename decltype(which)::type>(options); });
}

} // namespace mitts::cli
