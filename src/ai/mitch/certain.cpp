#include "ai/mitch/certain.h"

#include <algorithm>

namespace mitts::ai::for_mitch {

using namespace mitts::mitch;

namespace {

/// Finds moves that are provably at least as good as placing or discarding one card of the seat on turn.
class Certain {
public:
    Certain(const QuickRules& rules, const QuickTable& table, Code card)
        : rules_(rules), table_(table), viewer_(table.turn), card_(card), suit_(suit_of(card)) {
    }

    /// Returns true if placing the card certainly loses a point, whereas discarding it is free (C13).
    bool wastes_point() const {
        auto after = own();
        rules_.lay(after, card_);
        return discards_freely() && QuickRules::may_drop(table_, card_) && is_lost(after);
    }

    /// Returns true if discarding the card gives up the last chance to place it, although it could still be useful.
    bool gives_up_chance() const {
        const bool twin = (own().twins & bit(card_)) != 0;
        const bool taken_up = rules_.keeps_pile() && table_.phase == Phase::First; // C7: the next player may take it
        return !twin && !taken_up && (own().open & bit(card_)) != 0 && !is_lost(own());
    }

    /// Returns the first held card that would no longer fit on the column after this card, or nothing.
    std::optional<Code> skipped() const {
        const auto fitting = static_cast<Lane>(lane(own().held & own().open, suit_));
        const int rank = rank_of(card_);
        const bool rising = is_rising(own());
        if (rules_.options.shortest != mitts::mitch::Shortest::None) { // C17: the shortest winning column scores more
            return std::nullopt;
        }
        if (rules_.high_low() ? count(lane(own().columns, suit_)) < 2 // C12: the column can still go in both directions
                              : rules_.options.tie != mitts::mitch::Tie::HighLast) { // C14: a lower last card wins
            return std::nullopt;
        }
        const auto before = static_cast<Lane>(fitting & (rising ? below(rank) : above(rank)));
        return before == 0 ? std::nullopt : std::optional(code_of(suit_, rising ? lowest(before) : highest(before)));
    }

    /// Returns a card that no longer fits anywhere and may be discarded, or nothing.
    std::optional<Code> dead_card() const {
        for (const auto move : rules_.moves(table_)) {
            if (move.type == ActionType::Drop && (own().open & bit(move.card)) == 0) {
                return move.card;
            }
        }
        return std::nullopt;
    }

private:
    const Holding& own() const {
        return table_.seats[at(viewer_)];
    }

    // Returns true if discarding is free: players cannot take the card (C7), and a penalty cannot follow (C16).
    bool discards_freely() const {
        const bool safe = table_.phase == Phase::Second || (table_.placed >> viewer_ & 1) != 0;
        return safe && (!rules_.keeps_pile() || table_.phase == Phase::Second);
    }

    // Returns true if another seat's column beats the best column that this seat can build on `placed` from its hand
    // and all unseen cards. Columns only grow, so the result is final (C13–C15).
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
    // Returns the ranks of which at least one card has not been played and is not in the player's hand.
    Lane hidden() const {
        auto seen = table_.gone | own().held;
        if (rules_.options.packs == 2) {
            seen = table_.gone_twice | own().twins | (table_.gone & own().held);
        }
        return static_cast<Lane>(every_rank & ~lane(seen, suit_));
    }
    Lane to_come() const {
        return static_cast<Lane>(lane(own().held, suit_) | (table_.phase == Phase::First ? hidden() : Lane{0}));
    }

    const QuickRules& rules_;
    const QuickTable& table_;
    int viewer_;
    Code card_;
    int suit_;
};

// Raises an alternative's value to at least this value, and adds the difference to one of its reasons.
void raise(Alternative<mitch::Game>& alternative, double value) {
    const double more = value - alternative.value;
    if (more <= 0) {
        return;
    }
    alternative.value = value;
    auto& reasons = alternative.reasons;
    const auto lost = std::find_if(reasons.begin(), reasons.end(), [](const Reason& reason) {
        return reason.id == "cards_lost" || reason.id == "outlook";
    });
    if (lost == reasons.end()) {
        reasons.push_back({.id = "cards_lost", .points = more});
    } else {
        lost->points += more;
    }
}

} // namespace

std::optional<Instead> better_than(const QuickRules& rules, const QuickTable& table, QuickMove move) {
    if (table.step != Step::Play) {
        return std::nullopt;
    }
    const Certain certain(rules, table, move.card);
    if (move.type == ActionType::Place) {
        if (certain.wastes_point()) {
            return Instead{.folly = Folly::LostSuit, .move = {.type = ActionType::Drop, .card = move.card}};
        }
        if (const auto skipped = certain.skipped()) {
            return Instead{.folly = Folly::SkipsHeld, .move = {.type = ActionType::Place, .card = *skipped}};
        }
    } else if (move.type == ActionType::Drop && certain.gives_up_chance()) {
        if (const auto dead = certain.dead_card()) {
            return Instead{.folly = Folly::KeepsDead, .move = {.type = ActionType::Drop, .card = *dead}};
        }
    }
    return std::nullopt;
}

void heed_certainty(const Observation& seen, Decision<mitch::Game>& decision) {
    const QuickRules rules(seen.options);
    const auto table = rules.table_of(seen);
    auto& alternatives = decision.alternatives;
    // There may be a move that is better still, so the search for a better move is repeated.
    constexpr int most_steps = 3;
    for (int step = 0; step < most_steps; ++step) {
        const auto instead = better_than(rules, table, to_move(alternatives.front().action));
        if (!instead) {
            return;
        }
        const auto better = std::find_if(alternatives.begin(), alternatives.end(), [&](const auto& alternative) {
            return alternative.action == to_action(instead->move);
        });
        if (better == alternatives.end()) {
            return;
        }
        raise(*better, alternatives.front().value);
        std::rotate(alternatives.begin(), better, better + 1);
    }
}

} // namespace mitts::ai::for_mitch
