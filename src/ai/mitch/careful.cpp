#include "ai/mitch/careful.h"

#include "ai/mitch/outlook.h"

#include <algorithm>

namespace mitts::ai::for_mitch {

namespace {

using namespace mitts::mitch;
using Weighed = Alternative<mitch::Game>;

constexpr std::size_t at(Seat seat) {
    return static_cast<std::size_t>(seat);
}

Column& column_of(Position& position, Seat seat, Card card) {
    return position.tableaus[at(seat)][static_cast<std::size_t>(card.suit())];
}

class Scales {
public:
    Scales(const Observation& observation, const Temper& temper)
        : observation_(observation), options_(observation.options), temper_(temper), knowledge_(observation),
          forecast_(observation, knowledge_, temper), start_{.tableaus = observation.tableaus,
                                                             .hand = observation.hand,
                                                             .draws = knowledge_.draws_to_come()},
          now_(forecast_.of(start_)) {
    }

    Weighed weigh(Action action) const {
        switch (action.type) {
        case ActionType::DrawStock:
            return {.action = action, .value = worth_of_stock(), .reasons = {}};
        case ActionType::DrawPile:
            return {.action = action, .value = worth_of_pile(), .reasons = {}};
        case ActionType::Place:
        case ActionType::Drop:
            break;
        }
        return weigh_card(start_, action);
    }

private:
    // A card placed or discarded, as the change that it makes to what the round is expected to bring.
    Weighed weigh_card(const Position& before, Action action) const {
        auto after = before;
        after.hand.erase(action.card);
        if (action.type == ActionType::Place) {
            place_on(column_of(after, observation_.viewer, action.card), action.card.rank());
        }
        const auto outlook = forecast_.of(after);
        Weighed weighed{.action = action};
        const auto count = [&](std::string_view id, double points) {
            weighed.value += points;
            if (points != 0) {
                weighed.reasons.push_back({.id = id, .points = points});
            }
        };
        count("suits_won", outlook.suits_won - now_.suits_won);
        count("cards_lost", outlook.cards_lost - now_.cards_lost);
        count("others_chances", now_.others - outlook.others);
        if (action.type == ActionType::Drop) {
            count("penalty_risk", -penalty_risk());
            count("helps_next", -gain_of_next(after, outlook, action.card));
        }
        return weighed;
    }

    // C16: placing at least once in the first phase.
    double penalty_risk() const {
        const bool placed = (observation_.placed >> observation_.viewer & 1) != 0;
        if (placed || observation_.phase == Phase::Second) {
            return 0;
        }
        return options_.penalty * knowledge_.chance_of_closing();
    }

    // C7: the next player may take what is discarded.
    double gain_of_next(const Position& after, const Outlook& outlook, Card card) const {
        const auto next = seat_after(observation_.viewer, options_.players);
        if (options_.draw == Draw::Stock || observation_.phase == Phase::Second ||
            !fits_tableau(options_, after.tableaus[at(next)], card)) {
            return 0;
        }
        auto taken = after;
        place_on(column_of(taken, next, card), card.rank());
        const double loss = outlook.value() - forecast_.of(taken).value();
        return std::max(0.0, temper_.next_uses_pile * loss);
    }

    // The best that can be done with the hand as it is, one more card in it.
    double best_with(Card drawn, ActionType from) const {
        auto position = start_;
        position.hand.insert(drawn);
        double best = -1000;
        for (const auto type : {ActionType::Place, ActionType::Drop}) {
            for (const auto card : position.hand) {
                if (is_possible(position, {.type = type, .card = card}, drawn, from)) {
                    best = std::max(best, weigh_card(position, {.type = type, .card = card}).value);
                }
            }
        }
        return best;
    }

    // C6, C7, C11
    bool is_possible(const Position& position, Action action, Card drawn, ActionType from) const {
        const bool taken = from == ActionType::DrawPile;
        if (action.type == ActionType::Drop) {
            const bool only_one = action.card == drawn && position.hand.count(drawn) == 1;
            return !taken || (options_.draw == Draw::Either && !only_one);
        }
        if (taken && options_.draw == Draw::EitherPlace && action.card != drawn) {
            return false;
        }
        return fits_tableau(options_, position.tableaus[at(observation_.viewer)], action.card);
    }

    double worth_of_pile() const {
        return best_with(observation_.discards.back(), ActionType::DrawPile);
    }

    // Over every card that may come.
    double worth_of_stock() const {
        double sum = 0;
        int cards = 0;
        for (const auto card : unseen(observation_)) {
            if (card.rank() != Rank::Ace) {
                sum += best_with(card, ActionType::DrawStock);
                ++cards;
            }
        }
        return cards == 0 ? 0 : sum / cards;
    }

    const Observation& observation_;
    const Options& options_;
    const Temper& temper_;
    Knowledge knowledge_;
    Forecast forecast_;
    Position start_;
    Outlook now_;
};

} // namespace

Decision<mitch::Game> decide_with_temper(const Observation& observation, Rng& rng, const Temper& temper) {
    const Scales scales(observation, temper);
    Decision<mitch::Game> decision;
    for (const auto& action : ai::legal_actions<mitch::Game>(observation, rng)) {
        decision.alternatives.push_back(scales.weigh(action));
    }
    sort_alternatives<mitch::Game>(decision.alternatives);
    return decision;
}

Decision<mitch::Game> decide_carefully(const Observation& observation, Rng& rng) {
    static constexpr Temper temper;
    return decide_with_temper(observation, rng, temper);
}

} // namespace mitts::ai::for_mitch
