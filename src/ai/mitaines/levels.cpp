#include "ai/mitaines/levels.h"

#include "ai/mitaines/careful.h"

namespace mitts::ai::for_mitaines {

using namespace mitts::mitaines;

namespace {

/// Returns the captured cards, except the `remembered` cards that were played last.
CardSet all_but_last(const Observation& observation, std::size_t remembered) {
    CardSet recent;
    std::size_t cards = 0;
    for (auto action = observation.history.rbegin(); action != observation.history.rend() && cards < remembered;
         ++action) {
        if (action->type == ActionType::Play && action->card) {
            recent.insert(*action->card);
            ++cards;
        }
    }
    return observation.captured - recent;
}

// Returns the value, in points, that a newcomer attaches to keeping a card.
double charm(Card card) {
    if (card == ten_of_diamonds) {
        return 20;
    }
    switch (card.rank()) {
    case Rank::Joker:
        return 20;
    case Rank::Jack:
        return 12;
    case Rank::Ace:
        return 6;
    case Rank::King:
    case Rank::Queen:
        return 4;
    default:
        return static_cast<int>(card.rank()) * 0.1;
    }
}

double points_won(const Options& options, const State& before, Action action) {
    auto after = before;
    apply_quietly(options, after, action);
    const auto side = static_cast<std::size_t>(side_of(options, before.turn));
    return after.scores[side] - before.scores[side];
}

} // namespace

Decision<mitaines::Game> decide_as_newcomer(const Observation& observation, Rng& rng) {
    const auto& options = observation.options;
    const auto state = resample(options, observation, rng);
    Decision<mitaines::Game> decision;
    for (const auto& action : mitaines::legal_actions(options, state)) {
        Alternative<mitaines::Game> choice{.action = action};
        const auto count = [&](std::string_view id, double points) {
            choice.value += points;
            if (points != 0) {
                choice.reasons.push_back({.id = id, .points = points});
            }
        };
        if (action.type == ActionType::Play) {
            count("points_now", points_won(options, state, action));
            if (action.call != Kind::None) {
                count("own_chances", call_value(options, action.call, action.card.rank()));
            }
        }
        count("pretty_card", -charm(action.card));
        decision.alternatives.push_back(choice);
    }
    sort_alternatives<mitaines::Game>(decision.alternatives);
    return decision;
}

Decision<mitaines::Game> decide_hastily(const Observation& observation, Rng& rng) {
    static constexpr Temper temper{.patience = 0.9, .empty_table = 2, .topping = 0.3, .others = 0.5};
    return decide_with_temper(observation, rng, temper, observation.captured);
}

Decision<mitaines::Game> decide_forgetfully(const Observation& observation, Rng& rng) {
    constexpr std::size_t remembered = 6;
    static constexpr Temper temper{.empty_table = 2, .others = 0.8};
    return decide_with_temper(observation, rng, temper, all_but_last(observation, remembered));
}

} // namespace mitts::ai::for_mitaines
