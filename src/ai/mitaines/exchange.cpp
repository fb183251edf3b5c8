#include "ai/mitaines/exchange.h"

#include "ai/mitaines/hand_worth.h"

namespace mitts::ai::for_mitaines {

using namespace mitts::mitaines;

namespace {

// What one more card of the rank brings a partner who holds 0, 1, 2 or 3 of it, by how likely each is.
double partner_gain(const Observation& observation, const Knowledge& knowledge, const HandWorth& worth, Rank rank) {
    const auto partner = seat_after(observation.viewer, observation.options.players, 2);
    double gain = 0;
    for (int held = 0; held < 4; ++held) {
        const double chance =
            knowledge.chance_to_hold(partner, rank, held) - knowledge.chance_to_hold(partner, rank, held + 1);
        gain += chance * (worth.of_rank(rank, held + 1) - worth.of_rank(rank, held));
    }
    return gain;
}

} // namespace

Decision<mitaines::Game> decide_gift(const Observation& observation, const Temper& temper) {
    const Knowledge knowledge(observation);
    const HandWorth worth(observation, knowledge, temper);
    Decision<mitaines::Game> decision;
    for (const auto card : observation.hand) {
        const double loss = worth.of(observation.hand) - worth.of(observation.hand - CardSet::of(card));
        const double gain = partner_gain(observation, knowledge, worth, card.rank());
        decision.alternatives.push_back(
            {.action = {.type = ActionType::Give, .card = card},
             .value = gain - loss,
             .reasons = {{.id = "hand_kept", .points = -loss}, {.id = "partner_gains", .points = gain}}});
    }
    sort_alternatives<mitaines::Game>(decision.alternatives);
    return decision;
}

} // namespace mitts::ai::for_mitaines
