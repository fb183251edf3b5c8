#include "ai/mitch/beginners.h"

#include "ai/mitch/certain.h"
#include "games/mitch/quick.h"

namespace mitts::ai::for_mitch {

namespace {

using namespace mitts::mitch;
using Weighed = Alternative<mitts::mitch::Game>;

void count_reason(Weighed& weighed, std::string_view id, double points) {
    weighed.value += points;
    if (points != 0) {
        weighed.reasons.push_back({.id = id, .points = points});
    }
}

/// The table as a beginner sees it, with the scores as if the round ended now.
class Glance {
public:
    explicit Glance(const Observation& observation)
        : rules_(observation.options), table_(rules_.table_of(observation)), viewer_(observation.viewer) {
    }

    Weighed as_newcomer(Action action) const {
        Weighed weighed{.action = action};
        switch (action.type) {
        case ActionType::DrawPile: // C7: takes the top card if it looks valuable
            count_reason(weighed, "high_card", pretty(table_.pile[at(table_.pile_size - 1)]) - pretty_enough);
            break;
        case ActionType::Place:
            count_reason(weighed, "points_now", points_with(to_move(action).card) - points_now());
            count_reason(weighed, "high_card", pretty(to_move(action).card));
            break;
        case ActionType::Drop:
            count_reason(weighed, "high_card", -pretty(to_move(action).card));
            break;
        case ActionType::DrawStock:
            break;
        }
        return weighed;
    }

    Weighed hastily(Action action) const {
        Weighed weighed{.action = action};
        const auto card = to_move(action).card;
        switch (action.type) {
        case ActionType::DrawPile: // C7
            count_reason(weighed, "column_grows", can_place(table_.pile[at(table_.pile_size - 1)]) ? 1 : -1);
            break;
        case ActionType::Place:
            count_reason(weighed, "column_grows", 1);
            count_reason(weighed, "room_lost", -room_lost(card));
            count_reason(weighed, "cards_lost", is_plainly_lost(card) ? -3 : 0);
            break;
        case ActionType::Drop:
            count_reason(weighed, "column_grows", can_place(card) && !is_plainly_lost(card) ? -1 : 0);
            break;
        case ActionType::DrawStock:
            break;
        }
        return weighed;
    }

private:
    static constexpr double pretty_enough = 0.6;

    static double pretty(Code card) {
        return rank_of(card) >= 9 ? 1 : 0;
    }

    const Holding& own() const {
        return table_.seats[at(viewer_)];
    }

    bool can_place(Code card) const {
        return (own().open & bit(card)) != 0;
    }

    double points_now() const {
        return rules_.points(table_)[at(viewer_)].total();
    }

    double points_with(Code card) const {
        auto after = table_;
        rules_.lay(after.seats[at(viewer_)], card);
        return rules_.points(after)[at(viewer_)].total();
    }

    // Returns true if another seat's column is longer than the player's column can become after this card. In the first
    // phase, all fitting cards count, even those already played. Later, only held cards count. Ties are ignored.
    bool is_plainly_lost(Code card) const {
        const int suit = suit_of(card);
        auto after = own();
        rules_.lay(after, card);
        const auto open = lane(after.open, suit);
        const bool first = table_.phase == Phase::First;
        const int reach =
            count(lane(after.columns, suit)) + count(first ? open : static_cast<Lane>(open & lane(own().held, suit)));
        for (int seat = 0; seat < rules_.options.players; ++seat) {
            if (seat != viewer_ && count(lane(table_.seats[at(seat)].columns, suit)) > reach) {
                return true;
            }
        }
        return false;
    }

    // Returns the cost, in points, of the cards that would no longer fit on the column after this card. Held cards cost
    // the most. Cards that have already been played are also counted.
    double room_lost(Code card) const {
        const int suit = suit_of(card);
        auto after = own();
        rules_.lay(after, card);
        const auto lost = static_cast<Lane>(lane(own().open, suit) & ~lane(after.open, suit) & ~(1 << rank_of(card)));
        return 0.35 * count(lost) + 0.5 * count(static_cast<Lane>(lost & lane(own().held, suit)));
    }

    QuickRules rules_;
    QuickTable table_;
    Seat viewer_;
};

template <class Weigh> Decision<mitts::mitch::Game> decide(const Observation& observation, Rng& rng, Weigh weigh) {
    const Glance glance(observation);
    Decision<mitts::mitch::Game> decision;
    for (const auto& action : ai::legal_actions<mitts::mitch::Game>(observation, rng)) {
        decision.alternatives.push_back(weigh(glance, action));
    }
    sort_alternatives<mitts::mitch::Game>(decision.alternatives);
    return decision;
}

} // namespace

Decision<mitts::mitch::Game> decide_as_newcomer(const Observation& observation, Rng& rng) {
    return decide(observation, rng, [](const Glance& glance, Action action) { return glance.as_newcomer(action); });
}

Decision<mitts::mitch::Game> decide_hastily(const Observation& observation, Rng& rng) {
    auto decision =
        decide(observation, rng, [](const Glance& glance, Action action) { return glance.hastily(action); });
    constexpr std::uint32_t overlooks = 5; // in one of this many decisions, the player overlooks a provably better move
    if (rng.below(overlooks) != 0) {
        heed_certainty(observation, decision);
    }
    return decision;
}

} // namespace mitts::ai::for_mitch
