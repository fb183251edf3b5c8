// Compares Mitch's endgame solver with a brute-force search without pruning or a transposition table.
#include "ai/mitch/endgame.h"
#include "games/mitch/game.h"
#include "games/option_text.h"
#include "tests/support/random_play.h"
#include "tests/support/tables.h"

#include <doctest/doctest.h>

using namespace mitts;
using namespace mitts::ai::for_mitch;
using G = mitch::Game;

namespace {

int total(const std::vector<int>& points) {
    int sum = 0;
    for (const int each : points) {
        sum += each;
    }
    return sum;
}

/// Returns the points if each player in turn maximises their points minus the others' average.
std::vector<int> brute_force(const mitch::Options& options, const mitch::State& state) {
    if (state.turn == no_seat) {
        return G::round_scores(options, state);
    }
    const auto own = static_cast<std::size_t>(state.turn);
    std::vector<int> best;
    for (const auto& action : G::legal_actions(options, state)) {
        auto after = state;
        G::apply_quietly(options, after, action);
        auto points = brute_force(options, after);
        const auto margin = [&](const std::vector<int>& of) { return options.players * of[own] - total(of); };
        if (best.empty() || margin(points) > margin(best)) {
            best = std::move(points);
        }
    }
    return best;
}

int cards_held(const mitch::State& state) {
    int cards = 0;
    for (const auto& hand : state.hands) {
        cards += hand.size();
    }
    return cards;
}

/// Plays random rounds until the players hold at most this many cards, and checks the endings.
void check_endings(mitch::Options options, int cards, int rounds) {
    options.ending = mitch::Ending::PlayOut;
    CAPTURE(options_to_text<G>(options));
    for (int round = 0; round < rounds; ++round) {
        Rng rng(static_cast<std::uint64_t>(round));
        const auto deck = shuffled(G::pack(options), rng);
        auto state = G::start_round(options, deck, 0);
        while (state.turn != no_seat && (state.phase == Phase::First || cards_held(state) > cards)) {
            G::apply_quietly(options, state, tests::random_action<G>(options, state, rng));
        }
        if (state.turn == no_seat) {
            continue;
        }
        const auto expected = brute_force(options, state);
        const auto ending = solve_ending(options, state);
        CHECK(ending.nodes > 0);
        if (options.players == 2) { // only the difference between the points is unique
            CHECK(ending.points[0].total() - ending.points[1].total() == expected[0] - expected[1]);
        } else {
            for (std::size_t seat = 0; seat < expected.size(); ++seat) {
                CHECK(ending.points[seat].total() == expected[seat]);
            }
        }
        // The solver's best move reaches the expected value.
        auto after = state;
        REQUIRE(!G::why_not(options, state, to_action(ending.best)));
        G::apply_quietly(options, after, to_action(ending.best));
        const auto reached = brute_force(options, after);
        const auto own = static_cast<std::size_t>(state.turn);
        CHECK(options.players * reached[own] - total(reached) == options.players * expected[own] - total(expected));
    }
}

} // namespace

TEST_CASE("Mitch: the solver agrees with brute force under every preset") {
    for (const auto& options : tests::few_tables<G>()) {
        check_endings(options, options.players == 2 ? 5 : 4, 3);
    }
}

TEST_CASE("Mitch: a solver that ran out of nodes resumes from its earlier results") {
    auto options = G::preset_options(0);
    G::set_players(options, 2);
    Rng rng(4);
    auto state = G::start_round(options, shuffled(G::pack(options), rng), 0);
    while (state.phase == Phase::First) {
        G::apply_quietly(options, state, tests::random_action<G>(options, state, rng));
    }
    const QuickRules rules(options);
    const auto table = rules.table_of(state);
    EndingSolver solver(rules, 16);
    std::optional<ai::for_mitch::Ending> ending;
    for (int attempt = 0; attempt < 500 && !ending; ++attempt) {
        ending = solver.solve(table, 500);
    }
    REQUIRE(ending);
    const auto whole = solve_ending(options, state);
    CHECK(ending->points[0].total() - ending->points[1].total() == whole.points[0].total() - whole.points[1].total());
}

TEST_SUITE("slow") {
    TEST_CASE("Mitch: the solver agrees with brute force in longer endings") {
        for (const auto& options : tests::all_tables<G>()) {
            if (options.players <= 4) {
                check_endings(options, options.players == 2 ? 7 : 6, 30);
            }
        }
    }
}
