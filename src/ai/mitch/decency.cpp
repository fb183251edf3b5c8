// Detects blunders in Mitch: moves for which another move is provably at least as good, and last cards played in the
// wrong order.
#include "ai/mitch/certain.h"
#include "ai/mitch/players.h"

#include <algorithm>

namespace mitts::ai {

namespace for_mitch {

namespace {

using namespace mitts::mitch;
using Seen = Observation;

template <Folly folly> bool is_folly(const Seen& seen, const Action& action) {
    const QuickRules rules(seen.options);
    const auto instead = better_than(rules, rules.table_of(seen), to_move(action));
    return instead && instead->folly == folly;
}

// Returns the viewer's points minus the other players' average, multiplied by the number of other players.
int margin(const QuickRules& rules, const QuickTable& table, int viewer) {
    const auto points = rules.points(table);
    int sum = 0;
    for (int seat = 0; seat < rules.options.players; ++seat) {
        sum += points[at(seat)].total() * (seat == viewer ? rules.options.players - 1 : -1);
    }
    return sum;
}

int best_margin(const QuickRules& rules, const QuickTable& table, int viewer) {
    if (table.phase == Phase::Over) {
        return margin(rules, table, viewer);
    }
    int best = -1'000'000;
    for (const auto move : rules.moves(table)) {
        auto after = table;
        rules.play(after, move);
        best = std::max(best, best_margin(rules, after, viewer));
    }
    return best;
}

// Returns true if the action spoils the ending: only the viewer has cards left, and another order or discard would
// score more. Tries all orders.
bool is_ending_spoilt(const Seen& seen, const Action& action) {
    constexpr int most_cards = 5;
    const int others = [&] {
        int sum = 0;
        for (int seat = 0; seat < seen.options.players; ++seat) {
            sum += seat == seen.viewer ? 0 : seen.hand_sizes[at(static_cast<Seat>(seat))];
        }
        return sum;
    }();
    if (seen.phase != Phase::Second || others > 0 || seen.hand.size() > most_cards) {
        return false;
    }
    const QuickRules rules(seen.options);
    const auto table = rules.table_of(seen);
    auto after = table;
    rules.play(after, to_move(action));
    return best_margin(rules, after, seen.viewer) < best_margin(rules, table, seen.viewer);
}

} // namespace

} // namespace for_mitch

template <> std::span<const Blunder<mitch::Game>> blunders_of<mitch::Game>() {
    static constexpr Blunder<mitch::Game> kinds[] = {
        {.name = "lost-suit", .is = for_mitch::is_folly<for_mitch::Folly::LostSuit>},
        {.name = "ending-spoilt", .is = for_mitch::is_ending_spoilt},
        {.name = "skips-held", .is = for_mitch::is_folly<for_mitch::Folly::SkipsHeld>},
        {.name = "keeps-dead", .is = for_mitch::is_folly<for_mitch::Folly::KeepsDead>},
    };
    return kinds;
}

} // namespace mitts::ai
