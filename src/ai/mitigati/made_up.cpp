#include "ai/mitigati/made_up.h"

#include "ai/mitigati/hand_guess.h"
#include "ai/mitigati/levels.h"
#include "ai/mitigati/plain_decision.h"

#include <cmath>

namespace mitts::ai::for_mitigati {

namespace {

using namespace mitts::mitigati;

template <int markup, int step> Decision<mitigati::Game> decide_stubbornly(const Observation& observation, Rng& rng) {
    if (observation.phase != Phase::Bargain) {
        return decide_hastily(observation, rng);
    }
    const double worth = guess_of_hand(observation.hand, observation.stage, observation.viewer == observation.dealer);
    const auto own = observation.bids[static_cast<std::size_t>(observation.viewer)];
    const int bid = own ? *own - step : static_cast<int>(std::lround(worth)) + markup;
    const Reason play[] = {{"hand_cards", worth}};
    return list_bids(observation, legal_bid(observation, bid), play);
}

} // namespace

const Player<mitigati::Game>* find_made_up(std::string_view name) {
    using G = mitigati::Game;
    static constexpr Player<G> people[] = {
        {.name = "nibbler", .begin = at_once<G, decide_stubbornly<25, 1>>},
        {.name = "stander", .begin = at_once<G, decide_stubbornly<5, 0>>},
    };
    for (const auto& person : people) {
        if (person.name == name) {
            return &person;
        }
    }
    return nullptr;
}

} // namespace mitts::ai::for_mitigati
