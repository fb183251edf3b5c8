#include "ai/mitch/careful.h"

#include "ai/mitch/certain.h"
#include "ai/mitch/sense.h"

#include <algorithm>

namespace mitts::ai::for_mitch {

namespace {

std::vector<Reason> reasons(const Terms& terms) {
    std::vector<Reason> reasons;
    const auto tell = [&](std::string_view id, double points) {
        if (points != 0) {
            reasons.push_back({.id = id, .points = points});
        }
    };
    tell("suits_won", terms.suits_won);
    tell("cards_lost", terms.cards_lost);
    tell("others_chances", terms.others_chances);
    tell("penalty_risk", terms.penalty_risk);
    tell("helps_next", terms.helps_next);
    return reasons;
}

class Scales {
public:
    Scales(const Observation& observation, const Temper& temper)
        : observation_(observation), rules_(observation.options), table_(rules_.table_of(observation)),
          sense_(rules_, temper) {
    }

    Alternative<mitch::Game> weigh(const Action& action) {
        if (action.type == ActionType::DrawStock) {
            return {.action = action, .value = worth_of_stock()};
        }
        if (action.type == ActionType::DrawPile) {
            return {.action = action, .value = worth_of_pile()};
        }
        const auto terms = sense_.explain(table_, to_move(action));
        return {.action = action, .value = terms.sum(), .reasons = reasons(terms)};
    }

private:
    // Returns the value of the best move after drawing this card, relative to not drawing it.
    double best_with(const QuickTable& table, Code drawn) {
        double best = -1000;
        for (const auto move : rules_.moves(table)) {
            best = std::max(best, sense_.explain(table, move).sum());
        }
        return best + sense_.worth_of_holding(table, drawn);
    }

    double worth_of_pile() {
        auto table = table_;
        rules_.play(table, {.type = ActionType::DrawPile});
        return best_with(table, table.taken);
    }

    // Returns the value of drawing from the stock, averaged over all cards that may be drawn.
    double worth_of_stock() {
        double sum = 0;
        int cards = 0;
        for (const auto card : unseen(observation_)) {
            if (card.rank() != Rank::Ace) {
                auto table = table_;
                table.step = Step::Play;
                take_in(table.mover(), code_of(card));
                sum += best_with(table, code_of(card));
                ++cards;
            }
        }
        return cards == 0 ? 0 : sum / cards;
    }

    const Observation& observation_;
    QuickRules rules_;
    QuickTable table_;
    Sense sense_;
};

} // namespace

Decision<mitch::Game> decide_with_temper(const Observation& observation, Rng& rng, const Temper& temper) {
    Scales scales(observation, temper);
    Decision<mitch::Game> decision;
    for (const auto& action : ai::legal_actions<mitch::Game>(observation, rng)) {
        decision.alternatives.push_back(scales.weigh(action));
    }
    sort_alternatives<mitch::Game>(decision.alternatives);
    heed_certainty(observation, decision);
    return decision;
}

Decision<mitch::Game> decide_carefully(const Observation& observation, Rng& rng) {
    return decide_with_temper(observation, rng, {});
}

} // namespace mitts::ai::for_mitch
