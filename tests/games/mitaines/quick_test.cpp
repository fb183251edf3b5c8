// Compares the quick table with the engine: the legal actions of every position, and the result of every action.
#include "games/mitaines/game.h"
#include "games/mitaines/quick.h"
#include "games/option_text.h"
#include "tests/support/random_options.h"
#include "tests/support/tables.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace mitts;
using namespace mitts::mitaines;

namespace {

/// Returns the codes of the legal moves. Cards of the same rank share a code, except for the ten of diamonds.
std::uint64_t engines_moves(const Actions& legal) {
    std::uint64_t codes = 0;
    for (const auto& action : legal) {
        codes |= std::uint64_t{1} << QuickMove::of(action).code;
    }
    return codes;
}

void check_moves(const QuickRules& rules, const QuickTable& table, const Actions& legal) {
    QuickMoves moves;
    table.list_moves(rules, moves);
    std::uint64_t codes = 0;
    for (std::size_t index = 0; index < moves.size(); ++index) {
        CHECK((index == 0 || moves[index - 1].rank() <= moves[index].rank()));
        CHECK((codes >> moves[index].code & 1) == 0); // no duplicates
        codes |= std::uint64_t{1} << moves[index].code;
    }
    CHECK(codes == engines_moves(legal));
}

void check_pile(const QuickTable& table, const QuickTable& engines) {
    CHECK(table.bonus == engines.bonus);
    CHECK(table.prizes == engines.prizes);
    CHECK(table.top == engines.top);
    CHECK(table.takers == engines.takers);
    CHECK(table.topped == engines.topped);
    CHECK(table.pile_size == engines.pile_size);
    CHECK(table.pair_on_top == engines.pair_on_top);
    CHECK(table.last_capturer == engines.last_capturer);
    CHECK(table.last_contractor == engines.last_contractor);
    REQUIRE(table.call_count == engines.call_count);
    for (std::size_t call = 0; call < table.call_count; ++call) {
        CHECK(table.calls[call] == engines.calls[call]);
    }
}

/// Performs an action on the quick table and in the engine, and compares the results.
void check_action(const QuickRules& rules, const State& before, Action action) {
    QuickTable table(rules, before);
    table.play(rules, QuickMove::of(action));
    auto after = before;
    apply_quietly(rules.options, after, action);
    const QuickTable engines(rules, after);
    const bool deal_over = after.phase == Phase::Over || after.deal != before.deal;
    CHECK(table.over() == deal_over);
    if (after.phase == Phase::Over) { // the state's pile keeps the leftover cards
        table.end_round(rules);
    } else {
        check_pile(table, engines);
    }
    if (!deal_over) {
        CHECK(table.turn == engines.turn);
        CHECK(table.hands == engines.hands);
        CHECK(table.stock == engines.stock);
        CHECK(table.ten_holder == engines.ten_holder);
        CHECK(table.ten_waits == engines.ten_waits);
    }
    for (std::size_t side = 0; side < max_players; ++side) {
        CHECK(table.points[side] == after.scores[side] - before.scores[side]);
    }
}

/// Checks every action in every position of a round. The round continues with a random action, preferably a call.
void check_round(const Options& options, State state, Rng& rng) {
    CAPTURE(options_to_text<mitaines::Game>(options));
    const QuickRules rules(options);
    while (state.phase != Phase::Over) {
        const auto legal = mitaines::legal_actions(options, state);
        if (state.phase == Phase::Play) {
            check_moves(rules, QuickTable(rules, state), legal);
            for (const auto& action : legal) {
                check_action(rules, state, action);
            }
        }
        auto chosen = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        for (const auto& action : legal) {
            chosen = action.call != Kind::None && rng.below(4) != 0 ? action : chosen;
        }
        apply_quietly(options, state, chosen);
    }
}

} // namespace

TEST_CASE("the quick table has the same legal actions and results as the engine (M4, M7-M19)") {
    Rng rng(2);
    for (const auto& options : tests::all_tables<mitaines::Game>()) {
        for (int round = 0; round < 3; ++round) {
            check_round(options, start_round(options, shuffled(pack(options), rng), 0), rng);
        }
    }
}

TEST_CASE("the quick table agrees with the engine under random options") {
    Rng rng(8);
    for (int drawn = 0; drawn < 100; ++drawn) {
        const auto options = tests::random_options<mitaines::Game>(rng);
        check_round(options, start_round(options, shuffled(pack(options), rng), 0), rng);
    }
}

TEST_CASE("the quick table agrees with the engine in set-ups with uneven hands and few ranks") {
    Rng rng(9);
    for (int drawn = 0; drawn < 100; ++drawn) {
        auto options = tests::random_options<mitaines::Game>(rng);
        options.players = 2;
        if (validate(options)) {
            continue;
        }
        auto cards = pack(options);
        std::stable_partition(cards.begin(), cards.end(), [](Card card) { // makes calls frequent
            return card.rank() >= Rank::Eight && card.rank() <= Rank::Jack;
        });
        shuffle(std::span(cards).first(16), rng);
        const auto take = [&](std::size_t from, std::size_t count) {
            const auto first = cards.begin() + static_cast<std::ptrdiff_t>(from);
            return std::vector<Card>(first, first + static_cast<std::ptrdiff_t>(count));
        };
        const auto start = start_setup(options, {.hands = {take(0, 1 + rng.below(6)), take(6, rng.below(6))},
                                                 .layout = take(12, rng.below(3)),
                                                 .pile = take(14, rng.below(3)),
                                                 .stock = {},
                                                 .turn = 0});
        REQUIRE(start);
        check_round(options, *start, rng);
    }
}
