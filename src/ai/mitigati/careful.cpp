#include "ai/mitigati/careful.h"

#include "ai/mitigati/bargain.h"
#include "ai/mitigati/trick_sense.h"
#include "ai/mitigati/worlds.h"
#include "games/mitigati/scoring.h"

#include <algorithm>

namespace mitts::ai::for_mitigati {

namespace {

using namespace mitts::mitigati;

constexpr std::size_t at(Seat seat) {
    return static_cast<std::size_t>(seat);
}

/// Points of the tricks that each seat has, the dealer's discards and one's own Fool included (T16).
std::array<int, player_count> cards_won(const State& state) {
    std::array<int, player_count> points{};
    for (std::size_t seat = 0; seat < player_count; ++seat) {
        points[seat] = value_of(state.captured[seat]);
    }
    points[at(state.dealer)] += value_of(state.discards);
    return points;
}

/// The sum over sampled deals of what came of one card.
struct Sums {
    double total = 0;
    double trick = 0; ///< of which this trick
};

class CardScales {
public:
    CardScales(const Observation& observation, Rng& rng, const Temper& temper)
        : observation_(observation), worlds_(observation), rng_(rng), temper_(temper) {
    }

    Decision<mitigati::Game> weigh() {
        const auto first = worlds_.draw(rng_);
        const auto legal = mitigati::legal_actions(observation_.options, first);
        const int count = static_cast<int>(legal.size());
        const int deals =
            count == 1 ? 1 : std::clamp(temper_.play_outs_for_card / count, temper_.fewest_deals, temper_.most_deals);
        std::vector<Sums> sums(legal.size());
        for (int deal = 0; deal < deals; ++deal) { // the same deals for every card
            const auto world = deal == 0 ? first : worlds_.draw(rng_);
            for (std::size_t index = 0; index < legal.size(); ++index) {
                try_out(world, legal[index], sums[index]);
            }
        }
        Decision<mitigati::Game> decision;
        for (std::size_t index = 0; index < legal.size(); ++index) {
            decision.alternatives.push_back(alternative(legal[index], sums[index], deals));
        }
        sort_alternatives<mitigati::Game>(decision.alternatives);
        return decision;
    }

private:
    void try_out(const State& world, Action action, Sums& sums) const {
        auto state = world;
        const auto before = cards_won(state)[at(observation_.viewer)];
        apply_quietly(observation_.options, state, action);
        while (state.phase == Phase::Play && state.tricks_played == world.tricks_played) {
            apply_quietly(observation_.options, state, sensible_action(state));
        }
        sums.trick += cards_won(state)[at(observation_.viewer)] - before;
        play_out(observation_.options, state);
        sums.total += state.scores[at(observation_.viewer)] - world.scores[at(observation_.viewer)];
    }

    Alternative<mitigati::Game> alternative(Action action, const Sums& sums, int deals) const {
        const double trick = sums.trick / deals;
        const double value = sums.total / deals;
        if (action.type == ActionType::Discard) {
            const double aside = card_value(action.card);
            return {.action = action,
                    .value = value,
                    .reasons = {{.id = "put_aside", .points = aside}, {.id = "play_to_come", .points = value - aside}}};
        }
        return {.action = action,
                .value = value,
                .reasons = {{.id = "this_trick", .points = trick}, {.id = "play_to_come", .points = value - trick}}};
    }

    const Observation& observation_;
    Worlds worlds_;
    Rng& rng_;
    const Temper& temper_;
};

} // namespace

Decision<mitigati::Game> decide_with_temper(const Observation& observation, Rng& rng, const Temper& temper) {
    if (observation.phase == Phase::Bargain) {
        return decide_bid(observation, rng, temper);
    }
    return CardScales(observation, rng, temper).weigh();
}

Decision<mitigati::Game> decide_carefully(const Observation& observation, Rng& rng) {
    static constexpr Temper temper;
    return decide_with_temper(observation, rng, temper);
}

} // namespace mitts::ai::for_mitigati
