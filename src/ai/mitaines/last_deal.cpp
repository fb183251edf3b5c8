#include "ai/mitaines/last_deal.h"

#include "ai/mitaines/judge.h"

namespace mitts::ai::for_mitaines {

using namespace mitts::mitaines;

namespace {

constexpr int most_cards = 12;
constexpr int table_bits = 12;

} // namespace

void explain_exactly(const DealSolver& solver, QuickTable table, Alternative<mitaines::Game>& alternative) {
    const double now = solver.gain(table, QuickMove::of(alternative.action));
    const double match = worth_of_match(table);
    alternative.reasons = {{.id = "points_now", .points = now},
                           {.id = "exact", .points = alternative.value - now - match}};
    if (match > 0) {
        alternative.reasons.insert(alternative.reasons.begin(), {.id = "match_won", .points = match});
    }
}

bool is_open_last_deal(const Observation& observation) {
    if (observation.options.players != 2 || observation.stock != 0 || observation.phase != Phase::Play) {
        return false;
    }
    const int others = observation.hand_sizes[static_cast<std::size_t>(1 - observation.viewer)];
    return unseen(observation).size() == others && others + observation.hand.size() <= most_cards;
}

void solve_last_deal(const Options& options, const State& state, Decision<mitaines::Game>& decision) {
    const QuickRules rules(options);
    const QuickTable table(rules, state);
    DealSolver solver(rules, table_bits);
    for (auto& alternative : decision.alternatives) {
        alternative.value = solver.value_after(table, QuickMove::of(alternative.action));
        explain_exactly(solver, table, alternative);
    }
    sort_alternatives<mitaines::Game>(decision.alternatives);
}

} // namespace mitts::ai::for_mitaines
