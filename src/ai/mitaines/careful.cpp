#include "ai/mitaines/careful.h"

#include "ai/mitaines/judge.h"
#include "ai/mitaines/last_deal.h"
#include "ai/mitaines/sensible.h"

namespace mitts::ai::for_mitaines {

using namespace mitts::mitaines;

namespace {

std::vector<ai::Reason> reasons(const Terms& terms) {
    std::vector<ai::Reason> reasons;
    const auto tell = [&](std::string_view id, double points) {
        if (points != 0) {
            reasons.push_back({.id = id, .points = points});
        }
    };
    tell("match_won", terms.match);
    tell("points_now", terms.now);
    tell("own_chances", terms.own_chances);
    tell("others_chances", terms.others_chances);
    tell("hand_kept", terms.hand);
    tell("empty_table", terms.empty_table);
    tell("leaves_combination", terms.left_to_caller);
    tell("partner_gains", terms.partner);
    return reasons;
}

/// Differences up to this value are rounding errors.
constexpr double even = 1e-6;

} // namespace

Decision<mitaines::Game> judge_actions(const Observation& observation, const State& state, const Temper& temper,
                                       CardSet forgotten) {
    const QuickRules rules(observation.options);
    const QuickTable table(rules, state);
    const Memory memory{.known = observation.known, .forgotten = forgotten};
    Judge judge(rules, temper);
    Weighed weighed;
    if (state.phase == Phase::Exchange) {
        judge.weigh_gifts(table, observation.viewer, weighed, &memory);
    } else {
        judge.weigh(table, weighed, &memory);
    }
    Decision<mitaines::Game> decision;
    for (const auto& action : mitaines::legal_actions(observation.options, state)) {
        std::size_t index = 0;
        while (weighed.plays[index] != QuickMove::of(action)) {
            ++index;
        }
        decision.alternatives.push_back(
            {.action = action, .value = weighed.values[index], .reasons = reasons(weighed.terms[index])});
    }
    sort_alternatives<mitaines::Game>(decision.alternatives);
    return decision;
}

Decision<mitaines::Game> decide_with_temper(const Observation& observation, Rng& rng, const Temper& temper,
                                            CardSet forgotten) {
    const auto state = resample(observation.options, observation, rng);
    auto decision = judge_actions(observation, state, temper, forgotten);
    if (forgotten.empty() && is_open_last_deal(observation)) {
        solve_last_deal(observation.options, state, decision);
    }
    look_sensible(observation, decision, {.noise = even});
    return decision;
}

Decision<mitaines::Game> decide_carefully(const Observation& observation, Rng& rng) {
    return decide_with_temper(observation, rng, {});
}

} // namespace mitts::ai::for_mitaines
