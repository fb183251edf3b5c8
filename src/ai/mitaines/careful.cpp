#include "ai/mitaines/careful.h"

#include "ai/mitaines/exchange.h"
#include "ai/mitaines/last_deal.h"
#include "ai/mitaines/outlook.h"
#include "games/mitaines/apply.h"

namespace mitts::ai::for_mitaines {

namespace {

using namespace mitts::mitaines;
using Weighed = Alternative<mitaines::Game>;

class Scales {
public:
    Scales(const Observation& observation, const State& state, const Temper& temper)
        : observation_(observation), state_(state), temper_(temper), knowledge_(observation) {
    }

    Weighed weigh(Action action) const {
        auto after = state_;
        apply_quietly(observation_.options, after, action);
        Weighed weighed{.action = action};
        const auto count = [&](std::string_view id, double points) {
            weighed.value += points;
            if (points != 0) {
                weighed.reasons.push_back({.id = id, .points = points});
            }
        };
        count("points_now", points_between(state_, after));
        if (after.phase == Phase::Over) {
            return weighed;
        }
        const bool next_deal = after.deal != state_.deal;
        const auto kept = next_deal ? CardSet() : observation_.hand - CardSet::of(action.card);
        const auto knowledge = next_deal ? knowledge_.after_next_deal(observation_) : knowledge_;
        const auto outlook = look_ahead(observation_, {.state = after, .own_hand = kept}, knowledge, temper_);
        count("own_chances", outlook.own);
        count("others_chances", -outlook.others * share_of_others() * temper_.others);
        if (!next_deal) {
            const HandWorth worth(observation_, knowledge_, temper_);
            count("hand_kept", worth.of(kept - promised(after, kept)) - worth.of(observation_.hand));
        }
        count("empty_table", empty_table(after));
        count("leaves_combination", -combination_left_to_caller(after));
        return weighed;
    }

private:
    bool own_side(Seat seat) const {
        return side_of(observation_.options, seat) == side_of(observation_.options, observation_.viewer);
    }

    // A point of one of several opponents is worth less than one of one's own.
    double share_of_others() const {
        return 1.0 / (side_count(observation_.options) - 1);
    }

    double points_between(const State& before, const State& after) const {
        double points = 0;
        for (int side = 0; side < side_count(observation_.options); ++side) {
            const auto index = static_cast<std::size_t>(side);
            const double gained = after.scores[index] - before.scores[index];
            points += own_side(static_cast<Seat>(side)) ? gained : -gained * share_of_others();
        }
        return points;
    }

    // The cards that the viewer's open call will need: they are the pile's now, not the hand's.
    CardSet promised(const State& after, CardSet kept) const {
        CardSet cards;
        if (const auto* call = bound_call(observation_.options, after, observation_.viewer)) {
            for (const auto card : kept) {
                if (card.rank() == call->rank && cards.size() < call->to_play) {
                    cards.insert(card);
                }
            }
        }
        return cards;
    }

    // Empty the table often: the next player must lead to it.
    double empty_table(const State& after) const {
        if (!after.pile.empty()) {
            return 0;
        }
        return own_side(after.turn) ? -temper_.empty_table : temper_.empty_table;
    }

    // A glove stolen at once leaves its caller two cards of the rank; a turn later, one. Hence the advice to wait.
    double combination_left_to_caller(const State& after) const {
        if (state_.calls.empty() || !after.calls.empty()) {
            return 0;
        }
        const auto& call = state_.calls.back();
        if (own_side(call.caller) || call.to_play < 2) {
            return 0;
        }
        return call_value(observation_.options, static_cast<Kind>(call.to_play), call.rank);
    }

    const Observation& observation_;
    const State& state_;
    const Temper& temper_;
    Knowledge knowledge_;
};

} // namespace

Decision<mitaines::Game> decide_with_temper(const Observation& observation, Rng& rng, const Temper& temper) {
    if (observation.phase == Phase::Exchange) {
        return decide_gift(observation, temper);
    }
    const auto state = resample(observation.options, observation, rng);
    const Scales scales(observation, state, temper);
    Decision<mitaines::Game> decision;
    for (const auto& action : mitaines::legal_actions(observation.options, state)) {
        decision.alternatives.push_back(scales.weigh(action));
    }
    sort_alternatives<mitaines::Game>(decision.alternatives);
    if (is_open_last_deal(observation)) {
        solve_last_deal(observation.options, state, decision);
    }
    return decision;
}

Decision<mitaines::Game> decide_carefully(const Observation& observation, Rng& rng) {
    static constexpr Temper temper;
    return decide_with_temper(observation, rng, temper);
}

} // namespace mitts::ai::for_mitaines
