// Compares the solver of the last deal with a brute-force search without bounds, merged ranks or a transposition
// table. The positions cover every rule set and include open calls.
#include "ai/mitaines/deal_solver.h"
#include "ai/mitaines/judge.h"
#include "games/mitaines/game.h"
#include "games/option_text.h"
#include "tests/support/random_options.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace mitts;
using namespace mitts::mitaines;
using ai::for_mitaines::DealSolver;
using mitaines::QuickRules;
using mitaines::QuickTable;
using G = mitaines::Game;

namespace {

int lead(const State& state, Seat seat) {
    const auto own = static_cast<std::size_t>(seat);
    return state.scores[own] - state.scores[1 - own];
}

/// Returns the value of winning the match if the winner's capture ends it at once (M21), otherwise 0.
int worth_of_end(const Options& options, const State& state, Seat winner) {
    const bool by_capture = state.pile.empty(); // the last points are not for leftover cards (M19)
    const bool won = options.game_end == GameEnd::AtOnce && by_capture &&
                     state.scores[static_cast<std::size_t>(winner)] >= options.target;
    return won ? ai::for_mitaines::match_worth : 0;
}

/// Returns the final lead of the seat on turn under optimal play. Adds the value of winning the match if a capture ends
/// it at once (M21).
int brute_force(const Options& options, const State& state) {
    int best = -DealSolver::far_away;
    for (const auto& action : mitaines::legal_actions(options, state)) {
        auto after = state;
        apply_quietly(options, after, action);
        const int reached = after.phase == Phase::Over
                                ? lead(after, state.turn) + worth_of_end(options, after, state.turn)
                            : after.turn == state.turn ? brute_force(options, after)
                                                       : -brute_force(options, after);
        best = std::max(best, reached);
    }
    return best;
}

Options random_rules(Rng& rng) {
    auto options = tests::random_options<G>(rng);
    while (options.players != 2) {
        options = tests::random_options<G>(rng);
    }
    return options;
}

/// Returns a pack whose top cards have only a few ranks, so that calls and steals are frequent.
std::vector<Card> rich_pack(const Options& options, Rng& rng) {
    auto cards = shuffled(pack(options), rng);
    const auto lowest = static_cast<Rank>(rng.below(static_cast<std::uint32_t>(Rank::Ace)));
    const auto highest = static_cast<int>(lowest) + 1 + static_cast<int>(rng.below(2));
    std::stable_partition(cards.begin(), cards.end(), [&](Card card) {
        return card == ten_of_diamonds || (card.rank() >= lowest && static_cast<int>(card.rank()) <= highest);
    });
    shuffle(std::span(cards).first(9), rng);
    return cards;
}

Setup random_setup(const Options& options, int most_cards, Rng& rng) {
    const auto up_to = [&](int most) { return static_cast<int>(rng.below(static_cast<std::uint32_t>(most) + 1)); };
    auto cards = rng.below(4) != 0 ? rich_pack(options, rng) : shuffled(pack(options), rng);
    const auto take = [&](int number) {
        std::vector<Card> taken(cards.begin(), cards.begin() + number);
        cards.erase(cards.begin(), cards.begin() + number);
        return taken;
    };
    Setup setup;
    setup.hands = {take(most_cards - up_to(1)), take(most_cards - up_to(std::min(2, most_cards)))};
    setup.layout = take(up_to(2) * 2);
    setup.pile = take(up_to(2));
    setup.turn = static_cast<Seat>(up_to(1));
    return setup;
}

/// Returns a two-player position in the last deal, after a set-up and a few random actions that favour calls.
State random_position(const Options& options, int most_cards, Rng& rng) {
    auto state = *start_setup(options, random_setup(options, most_cards, rng));
    for (auto actions = 1 + rng.below(3); actions > 0; --actions) {
        const auto legal = mitaines::legal_actions(options, state);
        auto action = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        for (const auto& other : legal) {
            action = other.call != Kind::None && rng.below(4) != 0 ? other : action;
        }
        auto after = state;
        apply_quietly(options, after, action);
        if (after.phase == Phase::Over) {
            break;
        }
        state = after;
    }
    return state;
}

/// Compares this many positions. Returns the number of positions with an open call.
int compare(int positions, int most_cards, std::uint64_t seed) {
    Rng rng(seed);
    int with_calls = 0;
    auto options = random_rules(rng);
    for (int number = 0; number < positions; ++number) {
        if (number % 20 == 19) {
            options = random_rules(rng);
        }
        const auto state = random_position(options, most_cards, rng);
        const QuickRules rules(options);
        const QuickTable table(rules, state);
        DealSolver solver(rules, 6); // a small transposition table, so that positions evict each other
        const int exact = brute_force(options, state) - lead(state, state.turn);
        if (solver.value(table) != exact) { // formats the options only on failure, because formatting is slow
            CAPTURE(options_to_text<G>(options));
            CAPTURE(number);
            CHECK(solver.value(table) == exact);
        }
        with_calls += state.calls.empty() ? 0 : 1;
    }
    return with_calls;
}

} // namespace

TEST_CASE("Mitaines: the solver agrees with brute force on the last deal, with and without open calls") {
    CHECK(compare(300, 3, 1) > 90);
    CHECK(compare(20, 4, 2) > 5);
}

TEST_CASE("Mitaines: a position's value equals the value of its best play") {
    Rng rng(4);
    for (int number = 0; number < 50; ++number) {
        const auto options = random_rules(rng);
        const auto state = random_position(options, 6, rng);
        const QuickRules rules(options);
        const QuickTable table(rules, state);
        DealSolver solver(rules);
        const int value = solver.value(table);
        int best = -DealSolver::far_away;
        for (const auto& action : mitaines::legal_actions(options, state)) {
            best = std::max(best, solver.value_after(table, mitaines::QuickMove::of(action)));
        }
        CHECK(best == value);
        CHECK(solver.nodes() > 0);
    }
}

TEST_SUITE("slow") {
    TEST_CASE("Mitaines: the solver agrees with brute force in 100,000 positions of the last deal") {
        CHECK(compare(90'000, 4, 100) > 30'000);
        CHECK(compare(10'000, 5, 200) > 3'000);
    }
}
