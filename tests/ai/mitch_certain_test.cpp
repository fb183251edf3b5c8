// Tests by brute force that the moves which Mitch's players call certainly better are never worse.
#include "ai/mitch/certain.h"
#include "games/option_text.h"
#include "tests/support/random_options.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <optional>

using namespace mitts;
using namespace mitts::ai::for_mitch;
using mitch::QuickRules;
using mitch::QuickTable;

namespace {

/// Returns the seat's points minus the other players' average, multiplied by the number of other players.
int margin(const QuickRules& rules, const QuickTable& table, int seat) {
    const auto points = rules.points(table);
    int sum = 0;
    for (int each = 0; each < rules.options.players; ++each) {
        sum += points[at(each)].total() * (each == seat ? rules.options.players - 1 : -1);
    }
    return sum;
}

/// Returns the margin that the seat reaches even if all other players play against it and see all cards. Returns
/// nothing if the search would need more than `budget` moves.
std::optional<int> safe_margin(const QuickRules& rules, const QuickTable& table, int seat, int& budget) {
    if (QuickRules::over(table)) {
        return margin(rules, table, seat);
    }
    std::optional<int> best;
    for (const auto move : rules.moves(table)) {
        if (--budget < 0) {
            return std::nullopt;
        }
        auto after = table;
        rules.play(after, move);
        const auto value = safe_margin(rules, after, seat, budget);
        if (!value) {
            return std::nullopt;
        }
        best = !best ? *value : table.turn == seat ? std::max(*best, *value) : std::min(*best, *value);
    }
    return best;
}

std::optional<int> safe_margin_after(const QuickRules& rules, const QuickTable& table, mitch::QuickMove move) {
    auto after = table;
    rules.play(after, move);
    int budget = 4000;
    return safe_margin(rules, after, table.turn, budget);
}

/// Compares each move of this table with the move that is said to be better. Returns the number of comparisons.
int compare(const QuickRules& rules, const QuickTable& table) {
    int compared = 0;
    for (const auto move : rules.moves(table)) {
        const auto instead = better_than(rules, table, move);
        if (!instead) {
            continue;
        }
        const auto better = safe_margin_after(rules, table, instead->move);
        const auto worse = safe_margin_after(rules, table, move);
        if (better && worse) {
            CAPTURE(static_cast<int>(instead->folly));
            CAPTURE(mitch::Game::action_to_text(mitch::to_action(move)));
            CAPTURE(mitch::Game::action_to_text(mitch::to_action(instead->move)));
            CHECK(*better >= *worse);
            ++compared;
        }
    }
    return compared;
}

} // namespace

TEST_CASE("Mitch: a move that is called certainly better is never worse, even if the others see all cards") {
    Rng rng(29);
    int compared = 0;
    for (int round = 0; round < 100; ++round) {
        auto options = tests::random_options<mitch::Game>(rng);
        options.players = 2 + static_cast<int>(rng.below(2));
        options.packs = 1;
        mitch::settle(options);
        const QuickRules rules(options);
        CAPTURE(options_to_text<mitch::Game>(options));
        CAPTURE(round);
        auto pack = rules.pack();
        shuffle(std::span(pack.begin(), pack.end()), rng);
        auto table = rules.deal(pack);
        while (!QuickRules::over(table)) {
            int held = 0;
            for (const auto& seat : table.seats) {
                held += seat.cards;
            }
            if (held <= 6 || table.aces + 1 >= rules.closing) {
                compared += compare(rules, table);
            }
            rules.play(table, rules.any_move(table, rng).move);
        }
    }
    CHECK(compared > 300);
}
