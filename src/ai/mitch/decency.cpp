// Moves of Mitch that sensible people would call blunders. All follow from the rules: columns only grow, and what does not fit now
// never will.
#include "ai/mitch/players.h"
#include "games/mitch/quick.h"

#include <algorithm>

namespace mitts::ai {

namespace for_mitch {

namespace {

using namespace mitts::mitch;
using Seen = Observation;

Lane lane_of(int rank) {
    return static_cast<Lane>(1 << rank);
}

/// The table as a seat sees it, and a placement or discard that it may make.
class Look {
public:
    Look(const Seen& seen, const Action& action)
        : rules_(seen.options), table_(rules_.table_of(seen)), viewer_(seen.viewer), action_(action),
          card_(to_move(action).card), suit_(suit_of(card_)) {
    }

    const QuickRules& rules() const {
        return rules_;
    }
    const QuickTable& table() const {
        return table_;
    }
    const Holding& own() const {
        return table_.seats[at(viewer_)];
    }
    bool is(ActionType type) const {
        return action_.type == type;
    }
    bool fits(Code card) const {
        return (own().open & bit(card)) != 0;
    }
    int rank() const {
        return rank_of(card_);
    }
    int suit() const {
        return suit_;
    }
    Code card() const {
        return card_;
    }
    Lane held() const {
        return lane(own().held, suit_);
    }

    /// Whether a discard costs nothing of itself: nobody can take it up (C7), and no penalty threatens (C16).
    bool discards_freely() const {
        const bool safe = table_.phase == Phase::Second || (table_.placed >> viewer_ & 1) != 0;
        return safe && (!rules_.keeps_pile() || table_.phase == Phase::Second);
    }

    /// Whether another's column beats all that the own one can become, with `placed` on it: everything held, and everything still to
    /// be drawn. Columns only grow, so then it always will (C13–C15).
    bool is_lost(const Holding& placed) const {
        const auto column = lane(placed.columns, suit_);
        const auto open = static_cast<Lane>(lane(placed.open, suit_) & to_come());
        const int end = column == 0 ? 0 : highest(column);
        for (const bool up : {false, true}) {
            const auto added = column == 0 ? open : static_cast<Lane>(open & (up ? above(end) : below(end)));
            if (up && (!rules_.high_low() || added == 0)) {
                continue;
            }
            const Column reach{.ranks = static_cast<std::uint16_t>(column | added),
                               .heading = heading(static_cast<Lane>(column | added), up || is_rising(placed))};
            if (!is_beaten(reach)) {
                return false;
            }
        }
        return true;
    }

    /// Whether a card of the own hand that fits comes before this one on its column.
    bool skips_over() const {
        const auto fitting = static_cast<Lane>(held() & lane(own().open, suit_));
        const auto column = lane(own().columns, suit_);
        if (!rules_.high_low()) { // a lower last card may win a tie (C14)
            return rules_.options.tie == Tie::HighLast && (fitting & above(rank())) != 0;
        }
        if (count(column) < 2) { // C12: it may still go either way
            return false;
        }
        return (fitting & (is_rising(own()) ? below(rank()) : above(rank()))) != 0;
    }

    /// Whether a card that fits nowhere any more may be discarded.
    bool holds_dead_card() const {
        for (const auto move : rules_.moves(table_)) {
            if (move.type == ActionType::Drop && !fits(move.card)) {
                return true;
            }
        }
        return false;
    }

private:
    bool is_rising(const Holding& holding) const {
        return (holding.up >> suit_ & 1) != 0;
    }
    static Heading heading(Lane ranks, bool up) {
        return count(ranks) < 2 ? Heading::Open : up ? Heading::Up : Heading::Down;
    }
    bool is_beaten(const Column& reach) const {
        for (int seat = 0; seat < rules_.options.players; ++seat) {
            const auto& other = table_.seats[at(seat)];
            const auto ranks = lane(other.columns, suit_);
            const Column column{.ranks = ranks, .heading = heading(ranks, is_rising(other))};
            if (seat != viewer_ && ranks != 0 && compare_for_suit(rules_.options, column, reach) > 0) {
                return true;
            }
        }
        return false;
    }
    // The ranks of which a card is neither gone nor in the own hand.
    Lane hidden() const {
        auto seen = table_.gone | own().held;
        if (rules_.options.packs == 2) {
            seen = table_.gone_twice | own().twins | (table_.gone & own().held);
        }
        return static_cast<Lane>(every_rank & ~lane(seen, suit_));
    }
    Lane to_come() const {
        return static_cast<Lane>(held() | (table_.phase == Phase::First ? hidden() : Lane{0}));
    }

    QuickRules rules_;
    QuickTable table_;
    int viewer_;
    Action action_;
    Code card_;
    int suit_;
};

bool may_discard(const Look& look) {
    return QuickRules::may_drop(look.table(), look.card());
}

// Placed where it is lost for certain and costs a point (C13).
bool is_in_lost_suit(const Seen& seen, const Action& action) {
    const Look look(seen, action);
    if (!look.is(ActionType::Place) || !look.discards_freely() || !may_discard(look)) {
        return false;
    }
    auto after = look.own();
    look.rules().lay(after, look.card());
    return look.is_lost(after);
}

// Placed over the head of a card that would have fitted first, and now never will.
bool is_over_head_of_held(const Seen& seen, const Action& action) {
    const Look look(seen, action);
    return look.is(ActionType::Place) && look.table().step == Step::Play && look.skips_over();
}

// A card that could still be placed goes while one that never can stays.
bool is_dead_card_kept(const Seen& seen, const Action& action) {
    const Look look(seen, action);
    if (!look.is(ActionType::Drop) || !look.fits(look.card()) || !look.holds_dead_card()) {
        return false;
    }
    const bool twin = (lane(look.own().twins, look.suit()) & lane_of(look.rank())) != 0;
    return !twin && !(look.rules().keeps_pile() && look.table().phase == Phase::First) && !look.is_lost(look.own());
}

// The viewer's points over the others' average, times the number of these.
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

// Nobody else has a card left, and another order or another discard brings more: everything is tried.
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
        {.name = "lost-suit", .is = for_mitch::is_in_lost_suit},
        {.name = "ending-spoilt", .is = for_mitch::is_ending_spoilt},
        {.name = "skips-held", .is = for_mitch::is_over_head_of_held},
        {.name = "keeps-dead", .is = for_mitch::is_dead_card_kept},
    };
    return kinds;
}

} // namespace mitts::ai
