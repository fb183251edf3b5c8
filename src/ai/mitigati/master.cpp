#include "ai/mitigati/master.h"

#include "ai/cheat.h"
#include "ai/mitigati/card_search.h"
#include "ai/mitigati/haggle.h"

namespace mitts::ai {

namespace for_mitigati {

using namespace mitts::mitigati;

std::unique_ptr<Thought<mitigati::Game>> begin_master(const Observation& observation, const Rng& rng) {
    if (observation.phase == Phase::Bargain) {
        return begin_haggling(observation, rng, HaggleTemper{});
    }
    return begin_card_search(observation, rng, CardTemper{});
}

} // namespace for_mitigati

template <>
std::unique_ptr<Thought<mitigati::Game>> begin_cheat<mitigati::Game>(const mitigati::Observation& observation,
                                                                     const mitigati::State& truth, const Rng& rng) {
    if (observation.phase == mitigati::Phase::Bargain) {
        return for_mitigati::begin_haggling(observation, rng, for_mitigati::HaggleTemper{}, &truth);
    }
    return for_mitigati::begin_card_search(observation, rng, for_mitigati::CardTemper{}, &truth);
}

} // namespace mitts::ai
