#include "ai/mitch/master.h"

#include "ai/mitch/certain.h"
#include "ai/mitch/players.h"
#include "ai/mitch/search.h"

#include <algorithm>

namespace mitts::ai {

namespace for_mitch {

namespace {

constexpr Effort full_effort{};

} // namespace

Decision<mitts::mitch::Game> decide_by_eye(const Observation& observation, Rng& rng) {
    const QuickRules rules(observation.options);
    const auto table = rules.table_of(observation);
    Instinct instinct(rules, sharp_eye(observation.options));
    const auto chosen = to_action(instinct.choose(table, rng));
    Decision<mitts::mitch::Game> decision;
    for (const auto move : rules.moves(table)) {
        const bool draws = table.step == Step::Draw;
        const double worth = draws ? 0 : instinct.worth_of(table, move);
        decision.alternatives.push_back(
            {.action = to_action(move), .value = worth, .reasons = {{.id = "outlook", .points = worth}}});
    }
    sort_alternatives<mitts::mitch::Game>(decision.alternatives);
    const auto best = std::find_if(decision.alternatives.begin(), decision.alternatives.end(),
                                   [&](const auto& alternative) { return alternative.action == chosen; });
    if (best != decision.alternatives.end()) {
        best->value = decision.alternatives.front().value;
        std::rotate(decision.alternatives.begin(), best, best + 1);
    }
    heed_certainty(observation, decision);
    return decision;
}

std::unique_ptr<Thought<mitts::mitch::Game>> begin_master(const Observation& observation, const Rng& rng) {
    return std::make_unique<Search>(observation, nullptr, rng, full_effort);
}

} // namespace for_mitch

template <>
std::unique_ptr<Thought<mitch::Game>> begin_cheat<mitch::Game>(const mitch::Observation& observation,
                                                               const mitch::State& truth, const Rng& rng) {
    return std::make_unique<for_mitch::Search>(observation, &truth, rng, for_mitch::full_effort);
}

} // namespace mitts::ai
