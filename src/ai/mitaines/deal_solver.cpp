#include "ai/mitaines/deal_solver.h"

#include "ai/mitaines/judge.h"

#include <algorithm>

namespace mitts::ai::for_mitaines {

using namespace mitts::mitaines;

namespace {

// Returns the points of seat 0 minus those of seat 1.
int lead(const QuickTable& table) {
    return table.points[0] - table.points[1];
}

// Returns the priority of a play in the move ordering. Captures and valuable plays come first.
int promise(const QuickRules& rules, const QuickTable& table, QuickMove play) {
    const int rank = play.rank();
    if (play.call() != Kind::None) {
        return rules.call_worth(play.call(), rank);
    }
    const int pile = table.bonus + table.prizes;
    if (const auto* open = table.highest_call()) {
        const bool takes =
            index_of(open->rank) == rank && (open->caller != table.turn ? open->kind != Kind::Sock : true);
        return takes ? 1000 + pile : 0;
    }
    const bool takes = (table.takers >> rank & 1) != 0; // M16
    return takes ? pile + 5 : table.top == QuickTable::no_rank ? -count_of(table.hand(1 - table.turn), rank) : 0;
}

} // namespace

DealSolver::DealSolver(const QuickRules& rules, int table_bits)
    : rules_(rules), entries_(std::size_t{1} << table_bits) {
}

int DealSolver::value_after(const QuickTable& table, QuickMove play) {
    return margin_after(table, play, -far_away, far_away);
}

DealSolver::Key DealSolver::key_of(const QuickTable& table) const {
    const auto bits = [](int number, int shift) { return static_cast<std::uint64_t>(number) << shift; };
    Key key{.first = table.hands[0] | bits(table.turn, 56) | bits(table.ten_holder + 1, 57),
            .second = table.hands[1] | bits(table.top, 56) | bits(table.pile_size, 60) | bits(table.pair_on_top, 62),
            .third = bits(table.bonus, 0) | bits(table.prizes, 20)};
    const int jokers = index_of(Rank::Joker);
    const bool heir_matters =
        table.prizes > 0 || table.ten_holder != no_seat || count_of(table.hands[0] | table.hands[1], jokers) > 0;
    if (heir_matters) { // M19
        key.first |= bits(table.last_capturer + 1, 59) | bits(table.last_contractor + 1, 61);
    }
    if (rules_.topped_calls == ToppedCalls::Stealable) { // M15.2
        key.fifth = table.topped[0] | std::uint64_t{table.topped[1]} << 32;
    }
    if (rules_.options.game_end == GameEnd::AtOnce) { // M21: the points that each side still needs to win the match
        key.fourth = bits(table.to_win[0] - table.points[0], 28) | bits(table.to_win[1] - table.points[1], 42);
    }
    int shift = 36;
    for (std::size_t index = 0; index < table.call_count; ++index, shift += 10) {
        const auto& call = table.calls[index];
        key.third |= bits(call.caller, shift) | bits(static_cast<int>(call.kind), shift + 1) |
                     bits(index_of(call.rank), shift + 4) | bits(call.to_play, shift + 8);
    }
    return key;
}

DealSolver::Entry& DealSolver::entry_for(const Key& key) {
    auto mixed = key.first * 0x9E37'79B9'7F4A'7C15 ^ key.second * 0xC2B2'AE3D'27D4'EB4F ^
                 key.third * 0x1656'67B1'9E37'79F9 ^ key.fourth * 0x27D4'EB2F'1656'67C5 ^
                 key.fifth * 0x85EB'CA77'C2B2'AE63;
    mixed ^= mixed >> 32;
    mixed *= 0xD6E8'FEB8'6659'FD93;
    return entries_[(mixed >> 32) & (entries_.size() - 1)];
}

void DealSolver::order(const QuickTable& table, QuickMove first, QuickMoves& plays) const {
    std::array<int, QuickMove::slots * 4> promises{};
    for (std::size_t index = 0; index < plays.size(); ++index) {
        const auto play = plays[index];
        const int own = play == first ? far_away : promise(rules_, table, play);
        auto place = index;
        for (; place > 0 && promises[place - 1] < own; --place) {
            promises[place] = promises[place - 1];
            plays[place] = plays[place - 1];
        }
        promises[place] = own;
        plays[place] = play;
    }
}

int DealSolver::gain(QuickTable& table, QuickMove play) const {
    const int before = lead(table);
    const int sign = table.turn == 0 ? 1 : -1;
    table.play(rules_, play);
    if (table.over()) {
        table.end_round(rules_);
    }
    return (lead(table) - before) * sign;
}

int DealSolver::margin_after(const QuickTable& before, QuickMove play, int at_least, int at_most) {
    const auto seat = before.turn;
    auto after = before;
    const int gained = gain(after, play);
    if (after.over()) {
        return gained + worth_of_match(after);
    }
    if (after.turn == seat) { // the other player has no cards left, which happens only in set-ups
        return gained + best_margin(after, at_least - gained, at_most - gained);
    }
    return gained - best_margin(after, gained - at_most, gained - at_least);
}

// Returns the exact margin if it is inside the interval, otherwise a bound outside the interval on the same side.
int DealSolver::best_margin(const QuickTable& table, int at_least, int at_most) {
    ++nodes_;
    const auto key = key_of(table);
    const auto& known = entry_for(key);
    QuickMove first{.code = 63};
    if (known.bound != Bound::None && known.key == key) {
        const bool enough = known.bound == Bound::Exact || (known.bound == Bound::AtLeast && known.margin >= at_most) ||
                            (known.bound == Bound::AtMost && known.margin <= at_least);
        if (enough) {
            return known.margin;
        }
        first = known.best;
    }
    QuickMoves plays;
    table.list_moves(rules_, plays);
    order(table, first, plays);
    Entry found{.key = key, .margin = -far_away, .bound = Bound::AtMost};
    for (const auto play : plays) {
        const int margin = margin_after(table, play, std::max(at_least, found.margin), at_most);
        if (margin > found.margin) {
            found.margin = margin;
            found.best = play;
            found.bound = margin > at_least ? Bound::Exact : Bound::AtMost;
        }
        if (found.margin >= at_most) {
            found.bound = Bound::AtLeast;
            break;
        }
    }
    entry_for(key) = found;
    return found.margin;
}

} // namespace mitts::ai::for_mitaines
