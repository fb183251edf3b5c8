// Parses arbitrary input as an observation. An accepted observation must survive a round trip and be playable to the
// end.
#include "games/games.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace {

using namespace mitts;

template <Game G> void play_out(const typename G::Observation& observation) {
    Rng rng(1);
    auto state = G::resample(observation.options, observation, rng);
    while (G::turn(state) != no_seat) {
        const auto legal = G::legal_actions(observation.options, state);
        MITTS_CHECK(legal.size() > 0);
        G::apply(observation.options, state, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    }
}

template <Game G> void take(std::string_view text) {
    const auto observation = G::parse_observation(text);
    if (!observation) {
        return;
    }
    const auto again = G::parse_observation(G::observation_to_text(*observation));
    MITTS_CHECK(again && *again == *observation);
    play_out<G>(*observation);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for_each_game([&](auto game) { take<typename decltype(game)::type>(text); });
    return 0;
}
