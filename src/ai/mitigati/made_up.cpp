// Two artificial, extremely patient players for bargaining contests. "nibbler" lowers its bid by one point each time,
// and "stander" repeats its first bid. Neither asks for more cards. Both play their cards like "hasty".
#include "ai/mitigati/hand_guess.h"
#include "ai/mitigati/levels.h"
#include "ai/mitigati/plain_decision.h"
#include "ai/mitigati/players.h"

#include <cmath>

namespace mitts::ai {

namespace for_mitigati {

namespace {

using namespace mitts::mitigati;

template <int markup, int step> Decision<mitigati::Game> decide_stubbornly(const Observation& observation, Rng& rng) {
    if (observation.phase != Phase::Bargain) {
        return decide_hastily(observation, rng);
    }
    const double worth = guess_of_hand(observation.hand, observation.stage, observation.viewer == observation.dealer);
    const auto own = observation.bids[at(observation.viewer)];
    const int bid = own ? *own - step : static_cast<int>(std::lround(worth)) + markup;
    const Reason play[] = {{"hand_cards", worth}};
    return list_bids(observation, legal_bid(observation, bid), play);
}

} // namespace

} // namespace for_mitigati

template <> std::span<const Player<mitigati::Game>> yardsticks_of<mitigati::Game>() {
    using namespace for_mitigati;
    using G = mitigati::Game;
    static constexpr Player<G> people[] = {
        {.name = "nibbler", .begin = at_once<G, decide_stubbornly<25, 1>>},
        {.name = "stander", .begin = at_once<G, decide_stubbornly<5, 0>>},
    };
    return people;
}

} // namespace mitts::ai
