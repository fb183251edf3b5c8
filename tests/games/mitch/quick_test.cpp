// Compares Mitch's quick table and play-outs with the engine, which replays every action.
#include "games/mitch/game.h"
#include "games/mitch/quick.h"
#include "games/option_text.h"
#include "tests/support/random_options.h"
#include "tests/support/random_play.h"
#include "tests/support/tables.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>

using namespace mitts;
using namespace mitts::mitch;

namespace {

// Replays each action of a play-out in the engine.
struct Referee {
    const Options* options;
    State* state;

    template <class Deck> void shuffled(const Deck& deck) const {
        *state = start_round(*options, {deck.begin(), deck.end()}, 0);
    }
    void acts(Seat seat, QuickMove move, int ways) const {
        const auto action = to_action(move);
        REQUIRE(state->turn == seat);
        REQUIRE(!why_not(*options, *state, action));
        const auto is_draw = [](ActionType type) {
            return type == ActionType::DrawStock || type == ActionType::DrawPile;
        };
        int engines_ways = 0;
        for (const auto& other : legal_actions(*options, *state)) {
            engines_ways += is_draw(other.type) == is_draw(action.type) && other.card == action.card ? 1 : 0;
        }
        CHECK(engines_ways == ways);
        apply_quietly(*options, *state, action);
    }
};

void check_end(const State& state, const RoundResult<max_players>& result) {
    CHECK(state.phase == Phase::Over);
    CHECK(result.scores == state.scores);
}

// Returns a round after some random actions, or nothing if the round is over.
std::optional<State> begun_round(const Options& options, int actions, Rng& rng) {
    auto state = start_round(options, shuffled(pack(options), rng), mitch::Game::first_dealer(options, rng));
    for (; actions > 0 && state.phase != Phase::Over; --actions) {
        apply_quietly(options, state, tests::random_action<mitch::Game>(options, state, rng));
    }
    return state.phase == Phase::Over ? std::nullopt : std::optional(state);
}

std::vector<Action> actions_of(const QuickRules& rules, const QuickTable& table) {
    std::vector<Action> actions;
    if (table.phase != Phase::Over) {
        for (const auto move : rules.moves(table)) {
            actions.push_back(to_action(move));
        }
    }
    std::sort(actions.begin(), actions.end());
    return actions;
}

void check_like_engine(const Options& options, std::uint64_t seed) {
    CAPTURE(options_to_text<mitch::Game>(options));
    const QuickRules rules(options);
    Rng rng(seed);
    const auto dealt = begun_round(options, 0, rng);
    if (!dealt) {
        return;
    }
    auto state = *dealt;
    auto table = rules.table_of(state);
    while (state.turn != no_seat) {
        const auto legal = legal_actions(options, state);
        REQUIRE(actions_of(rules, table) == std::vector<Action>(legal.begin(), legal.end()));
        const auto action = tests::random_action<mitch::Game>(options, state, rng);
        apply_quietly(options, state, action);
        rules.play(table, to_move(action));
        CHECK(table.phase == state.phase);
        CHECK((state.turn == no_seat || table.turn == state.turn));
    }
    const auto points = rules.points(table);
    for (Seat seat = 0; seat < options.players; ++seat) {
        CHECK(points[static_cast<std::size_t>(seat)].total() == state.scores[static_cast<std::size_t>(seat)]);
    }
}

void check_against_engine(const Options& options, int rounds, Rng& rng) {
    CAPTURE(options_to_text<mitch::Game>(options));
    State state;
    Playout<QuickRules, Referee> playout(options, Referee{.options = &options, .state = &state});
    for (int round = 0; round < rounds; ++round) {
        const auto whole = playout.play_round(rng);
        check_end(state, whole);
        if (const auto begun = begun_round(options, static_cast<int>(rng.below(100)), rng)) {
            state = *begun;
            const auto rest = playout.play_from(*begun, rng);
            check_end(state, rest);
        }
    }
}

// Counts how often each card was the first to be placed or discarded.
struct Counter {
    std::array<std::array<int, 54>, 2>* first;
    bool* counted;
    template <class Deck> void shuffled(const Deck& /*deck*/) const {
    }
    void acts(Seat /*seat*/, QuickMove move, int /*ways*/) const {
        (*first)[move.type == ActionType::Place ? 0 : 1][to_action(move).card.index] += *counted ? 0 : 1;
        *counted = true;
    }
};

} // namespace

TEST_CASE("Mitch's quick table has the same legal actions and points as the engine (C2-C17)") {
    for (const auto& options : tests::all_tables<mitch::Game>()) {
        check_like_engine(options, 3);
    }
    Rng rng(8);
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        check_like_engine(tests::random_options<mitch::Game>(rng), seed);
    }
}

TEST_CASE("Mitch play-outs take only legal actions and have the same results as the engine (C2-C17)") {
    Rng rng(3);
    for (const auto& options : tests::all_tables<mitch::Game>()) {
        check_against_engine(options, 25, rng);
    }
}

TEST_CASE("Mitch play-outs take only legal actions under random options") {
    Rng rng(4);
    for (int drawn = 0; drawn < 300; ++drawn) {
        check_against_engine(tests::random_options<mitch::Game>(rng), 5, rng);
    }
}

TEST_CASE("Mitch play-outs choose cards uniformly, and place a card as often as they discard one") {
    // In the second phase one player has three cards that fit. The test counts the first action.
    const Options options{.players = 2};
    const std::vector<Card> hand{*parse_card("2C"), *parse_card("9D"), *parse_card("KS")};
    const auto start = start_setup(options, {.hands = {hand, {}}, .aces = 3});
    REQUIRE(start);
    std::array<std::array<int, 54>, 2> first{};
    bool counted = false;
    Playout<QuickRules, Counter> playout(options, Counter{.first = &first, .counted = &counted});
    Rng rng(9);
    for (int round = 0; round < 6000; ++round) {
        counted = false;
        playout.play_from(*start, rng);
    }
    for (const auto card : hand) {
        for (const auto& ways : first) {
            CAPTURE(to_text(card));
            CHECK(ways[card.index] > 1000 - 4 * 29); // within four standard deviations of the mean
            CHECK(ways[card.index] < 1000 + 4 * 29);
        }
    }
}
