// Chooses and explains placements and discards according to the expected results in their suits.
#include "ai/mitch/sense.h"

#include <algorithm>

namespace mitts::ai::for_mitch {

namespace {

constexpr float none = -1e9F; // lower than the value of any choice

Lane lane_of(Code card) {
    return static_cast<Lane>(1 << rank_of(card));
}

Lane held_without(const Holding& own, int suit, Lane card) {
    const auto held = lane(own.held, suit);
    return static_cast<Lane>((lane(own.twins, suit) & card) != 0 ? held : held & ~card);
}

} // namespace

void Sense::add(ActionType type, int suit, Lane card, float worth) {
    worths_[at(weighed_++)] = worth;
    if (type == asked_.type && suit == suit_of(asked_.card) && (card >> rank_of(asked_.card) & 1) != 0) {
        worth_of_asked_ = worth;
    }
    if (worth > best_worth_) {
        best_worth_ = worth;
        best_ = {.type = type, .card = code_of(suit, lowest(card))};
    }
}

void Sense::weigh_suit(const QuickTable& table, int index) {
    const auto& own = table.mover();
    const auto held = lane(own.held, index);
    auto suit = suit_of_table(table, index);
    set_edges(suit);
    const float now = outlook(suit, held).value;
    const auto column = suit.columns[at(viewer_)];
    const bool up = (suit.up >> viewer_ & 1) != 0;
    // The value is computed once for consecutive discards with the same effect. It is 0 for a discard without effect.
    const auto as_held = growth(suit, column, up, held);
    const auto ahead_as_held = ahead_for_good(suit, held);
    auto counted = as_held;
    auto ahead = ahead_as_held;
    float dropped = 0;
    for (auto rest = held; rest != 0; rest = static_cast<Lane>(rest & (rest - 1))) {
        const auto card = static_cast<Lane>(rest & -rest);
        const auto without = held_without(own, index, card);
        const auto grows = growth(suit, column, up, without);
        const auto now_ahead = ahead_for_good(suit, without);
        if (grows != counted || now_ahead != ahead) {
            counted = grows;
            ahead = now_ahead;
            dropped = grows == as_held && ahead == ahead_as_held ? 0 : outlook(suit, without).value - now;
        }
        add(ActionType::Drop, index, card, dropped - risk_);
    }
    for (auto rest = static_cast<Lane>(held & lane(own.open, index)); rest != 0;
         rest = static_cast<Lane>(rest & (rest - 1))) {
        const auto card = static_cast<Lane>(rest & -rest);
        const auto after = with_card(table, suit, index, viewer_, card);
        add(ActionType::Place, index, card, outlook(after, held_without(own, index, card)).value - now);
    }
}

QuickMove Sense::choose(const QuickTable& table) {
    asked_ = {};
    best_worth_ = none;
    weighed_ = 0;
    look(table);
    for (int suit = 0; suit < suit_count; ++suit) {
        if (lane(table.mover().held, suit) != 0) {
            weigh_suit(table, suit);
        }
    }
    return best_;
}

Terms Sense::explain(const QuickTable& table, QuickMove move) {
    look(table);
    const auto& own = table.mover();
    const int index = suit_of(move.card);
    const auto card = lane_of(move.card);
    auto suit = suit_of_table(table, index);
    set_edges(suit);
    const auto now = outlook(suit, lane(own.held, index));
    const bool placed = move.type == ActionType::Place;
    const auto after = placed ? with_card(table, suit, index, viewer_, card) : suit;
    const auto then = outlook(after, held_without(own, index, card));
    const auto lost = [](const Outlook& of) { return static_cast<double>((of.won - 1) * of.mean); };
    Terms terms{.suits_won = static_cast<double>((then.won - now.won) * static_cast<float>(rules_.suit_points)),
                .cards_lost = lost(then) - lost(now),
                .others_chances = static_cast<double>(now.others - then.others)};
    if (!placed) {
        terms.penalty_risk = -static_cast<double>(risk_);
        terms.helps_next = -gain_of_next(table, after, move.card, then);
    }
    return terms;
}

// C7: returns how much the player on turn is expected to lose if the next player may take the discard.
double Sense::gain_of_next(const QuickTable& table, const Suit& suit, Code card, const Outlook& without) const {
    const int next = viewer_ + 1 == rules_.options.players ? 0 : viewer_ + 1;
    if (!rules_.keeps_pile() || table.phase != Phase::First || (table.seats[at(next)].open & bit(card)) == 0) {
        return 0;
    }
    const int index = suit_of(card);
    const auto taken = with_card(table, suit, index, next, lane_of(card));
    const auto held = held_without(table.mover(), index, lane_of(card));
    return static_cast<double>(std::max(0.0F, temper_.next_uses_pile * (without.value - outlook(taken, held).value)));
}

double Sense::worth_of_holding(const QuickTable& table, Code card) {
    look(table);
    const auto& own = table.mover();
    const int index = suit_of(card);
    auto suit = suit_of_table(table, index);
    set_edges(suit);
    const auto without = held_without(own, index, lane_of(card));
    return static_cast<double>(outlook(suit, lane(own.held, index)).value - outlook(suit, without).value);
}

SuitChoices Sense::choices(const QuickTable& table, int suit) {
    worth_of_asked_ = none;
    best_worth_ = none;
    weighed_ = 0;
    weigh_suit(table, suit);
    const auto weight = [&](float worth) { return leaning(best_worth_ - worth, doubt_); };
    SuitChoices found{.best = best_worth_, .asked = worth_of_asked_ > none ? weight(worth_of_asked_) : 0};
    for (int index = 0; index < weighed_; ++index) {
        found.all += weight(worths_[at(index)]);
    }
    return found;
}

float Sense::chance_of(const QuickTable& table, QuickMove move, TurnMemory& memory) {
    asked_ = move;
    const auto look_first = [&] {
        look(table);
        return tempo_;
    };
    return chance_by_suits(rules_, table, memory, doubt_, look_first, [&](int suit) { return choices(table, suit); });
}

} // namespace mitts::ai::for_mitch
