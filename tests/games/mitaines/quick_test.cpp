// The quick table against the engine: what may be done in every position, and what every action leads to.
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

/// What may be played, by code: any card of a rank stands for all of them, but for the ten of diamonds.
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
        CHECK((codes >> moves[index].code & 1) == 0); // none twice
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

/// Does on the table what the engine does to the state.
void check_action(const QuickRules& rules, const State& before, Action action) {
    QuickTable table(rules, before);
    table.play(rules, QuickMove::of(action));
    auto after = before;
    apply_quietly(rules.options, after, action);
    const QuickTable engines(rules, after);
    const bool deal_over = after.phase == Phase::Over || after.deal != before.deal;
    CHECK(table.over() == deal_over);
    if (after.phase == Phase::Over) { // what lies there still is in the state's pile
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

/// Every action of every position of a round, which goes on with one of them, calls more often than not.
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

TEST_CASE("the quick table allows and does what the engine does (M4, M7-M19)") {
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

TEST_CASE("the same from a set-up of uneven hands and few ranks") {
    Rng rng(9);
    for (int drawn = 0; drawn < 100; ++drawn) {
        auto options = tests::random_options<mitaines::Game>(rng);
        options.players = 2;
        if (validate(options)) {
            continue;
        }
        auto cards = pack(options);
        std::stable_partition(cards.begin(), cards.end(), [](Card card) { // rich in calls
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
