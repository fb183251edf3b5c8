#include "ai/mitaines/sensible.h"

#include <algorithm>

namespace mitts::ai::for_mitaines {

using namespace mitts::mitaines;

namespace {

using Choices = std::vector<Alternative<mitaines::Game>>;

double points_now(const Alternative<mitaines::Game>& choice) {
    double points = 0;
    for (const auto& reason : choice.reasons) {
        points += reason.id == "points_now" ? reason.points : 0;
    }
    return points;
}

// Moves a choice to the front, and raises its value to at least the value of the previous first choice.
void put_first(Choices& choices, Choices::iterator chosen) {
    const double more = choices.front().value - chosen->value;
    if (more > 0) {
        chosen->value += more;
        auto& reasons = chosen->reasons;
        const auto least_sure = std::find_if(reasons.begin(), reasons.end(),
                                             [](const Reason& reason) { return reason.id != "points_now"; });
        if (least_sure == reasons.end()) {
            reasons.push_back({.id = "own_chances", .points = more});
        } else {
            least_sure->points += more;
        }
    }
    std::rotate(choices.begin(), chosen, chosen + 1);
}

bool is_for_call(const Observation& seen, const Action& action) {
    const auto* bound = bound_call(seen.options, seen, seen.viewer);
    return action.call != Kind::None || (bound != nullptr && bound->rank == action.card.rank() && bound->to_play > 1);
}

} // namespace

void look_sensible(const Observation& seen, Decision<mitaines::Game>& decision, const Equals& equals) {
    auto& choices = decision.alternatives;
    if (seen.phase != Phase::Play) {
        return;
    }
    auto best = choices.begin();
    const auto last = choices.begin() + static_cast<std::ptrdiff_t>(std::min(choices.size(), equals.choices));
    for (auto choice = choices.begin(); choice != choices.end(); ++choice) {
        const bool wins_ten = points_now(*choice) >= points_now(choices.front()) + seen.options.ten_of_diamonds;
        const double noise = wins_ten ? std::max(equals.noise, equals.noise_of_ten) : equals.noise;
        const bool as_good = (choice < last || wins_ten) && choice->value >= choices.front().value - noise;
        best = as_good && points_now(*choice) > points_now(*best) ? choice : best;
    }
    put_first(choices, best);
    if (const auto action = choices.front().action; action.card == ten_of_diamonds && is_for_call(seen, action)) {
        const auto other = std::find_if(choices.begin(), choices.end(), [&](const auto& choice) {
            return choice.action.card.rank() == Rank::Ten && choice.action.card != ten_of_diamonds &&
                   choice.action.call == action.call;
        });
        if (other != choices.end()) {
            put_first(choices, other);
        }
    }
}

} // namespace mitts::ai::for_mitaines
