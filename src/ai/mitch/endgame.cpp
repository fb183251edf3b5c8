#include "ai/mitch/endgame.h"

#include <algorithm>
#include <limits>

namespace mitts::ai::for_mitch {

namespace {

constexpr std::uint64_t mixed(std::uint64_t word) { // the SplitMix64 finaliser
    word = (word ^ (word >> 30)) * 0xbf58476d1ce4e5b9ULL;
    word = (word ^ (word >> 27)) * 0x94d049bb133111ebULL;
    return word ^ (word >> 31);
}

// Returns the held cards that still fit. The other held cards are equivalent, so only their number matters.
Lanes live(const Holding& holding) {
    return holding.held & holding.open;
}

bool nothing_fits(const QuickTable& table, int players) {
    Lanes any = 0;
    for (int seat = 0; seat < players; ++seat) {
        any |= live(table.seats[at(seat)]);
    }
    return any == 0;
}

std::uint64_t key_of(const QuickTable& table, int players) {
    auto key = static_cast<std::uint64_t>(table.turn) + 0x9e3779b97f4a7c15ULL;
    for (int seat = 0; seat < players; ++seat) {
        const auto& holding = table.seats[at(seat)];
        key = mixed(key ^ live(holding)) + static_cast<std::uint64_t>(holding.cards);
        key = mixed(key ^ holding.columns) + holding.up;
    }
    return key;
}

// Returns the moves in the order of actions. Of the cards that fit nowhere, lists only the first.
Moves different_moves(const QuickTable& table) {
    const auto& holding = table.mover();
    const auto fitting = live(holding);
    Moves moves;
    for (int rank = 0; rank < ace_rank; ++rank) {
        for (int suit = 0; suit < suit_count; ++suit) {
            if ((fitting & bit(code_of(suit, rank))) != 0) {
                moves.push_back({.type = ActionType::Place, .card = code_of(suit, rank)});
            }
        }
    }
    bool any_dead = false;
    for (int rank = 0; rank < ace_rank; ++rank) {
        for (int suit = 0; suit < suit_count; ++suit) {
            const auto card = bit(code_of(suit, rank));
            const bool dead = (fitting & card) == 0;
            if ((holding.held & card) != 0 && !(dead && any_dead)) {
                moves.push_back({.type = ActionType::Drop, .card = code_of(suit, rank)});
                any_dead = any_dead || dead;
            }
        }
    }
    return moves;
}

} // namespace

EndingSolver::EndingSolver(const QuickRules& rules, int table_bits)
    : rules_(rules), entries_(std::size_t{1} << table_bits) {
}

std::optional<Ending> EndingSolver::solve(const QuickTable& table, std::int64_t most_nodes) {
    nodes_ = 0;
    most_nodes_ = most_nodes;
    Ending ending;
    ending.points = value(table, {}, ending.best);
    ending.nodes = nodes_;
    if (table.phase != Phase::Over && nothing_fits(table, rules_.options.players)) {
        ending.best = different_moves(table)[0];
    }
    return out_of_nodes() ? std::nullopt : std::optional(ending);
}

// Returns the seat's points minus the other players' average, multiplied by the number of other players.
int EndingSolver::margin(const AllPoints& points, int seat) const {
    int others = 0;
    for (int other = 0; other < rules_.options.players; ++other) {
        others += other == seat ? 0 : points[at(other)].total();
    }
    return (rules_.options.players - 1) * points[at(seat)].total() - others;
}

bool EndingSolver::settles(const Entry& entry, Window window) const {
    switch (entry.bound) {
    case Bound::Exact:
        return true;
    case Bound::AtLeast:
        return margin(entry.points, 0) >= window.high;
    case Bound::AtMost:
        return margin(entry.points, 0) <= window.low;
    case Bound::None:
        break;
    }
    return false;
}

AllPoints EndingSolver::value(const QuickTable& table, Window window, QuickMove& best) {
    ++nodes_;
    if (nothing_fits(table, rules_.options.players)) {
        return rules_.points(table);
    }
    if (out_of_nodes()) {
        return {};
    }
    const auto key = key_of(table, rules_.options.players);
    auto& entry = entries_[key & (entries_.size() - 1)];
    if (entry.key == key && settles(entry, window)) {
        best = entry.best;
        return entry.points;
    }
    Entry found{.key = key};
    search(table, window, found);
    if (!out_of_nodes()) {
        entry = found;
    }
    best = found.best;
    return found.points;
}

AllPoints EndingSolver::search(const QuickTable& table, Window window, Entry& entry) {
    const bool prunes = rules_.options.players == 2;
    const bool first_seat = table.turn == 0;
    const auto given = window;
    int best = std::numeric_limits<int>::min();
    for (const auto move : different_moves(table)) {
        auto after = table;
        rules_.play(after, move);
        QuickMove reply{};
        const auto points = value(after, window, reply);
        if (out_of_nodes()) {
            return {};
        }
        const int own = margin(points, table.turn);
        if (own <= best) {
            continue;
        }
        best = own;
        entry.points = points;
        entry.best = move;
        if (prunes) {
            (first_seat ? window.low : window.high) =
                first_seat ? std::max(window.low, own) : std::min(window.high, -own);
            if (window.low >= window.high) {
                break;
            }
        }
    }
    const int value = margin(entry.points, 0);
    entry.bound = !prunes || (value > given.low && value < given.high) ? Bound::Exact
                  : value >= given.high                                ? Bound::AtLeast
                                                                       : Bound::AtMost;
    return entry.points;
}

Ending solve_ending(const Options& options, const mitts::mitch::State& state) {
    MITTS_CHECK(state.phase == Phase::Second);
    const QuickRules rules(options);
    EndingSolver solver(rules, 16);
    return *solver.solve(rules.table_of(state), std::numeric_limits<std::int64_t>::max());
}

} // namespace mitts::ai::for_mitch
