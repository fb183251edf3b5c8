#include "ai/mitch/forgetful.h"

#include "ai/mitch/careful.h"

#include <algorithm>
#include <span>

namespace mitts::ai::for_mitch {

namespace {

constexpr std::size_t remembered_discards = 4;

// The player hopes to draw cards that have been played, and assumes that the other players hold few fitting cards.
constexpr Temper hopeful{.fitting = 1, .others_keep = 0.5F, .doubt = 1.5F, .tie_edge = 0};
// With two packs, the player is even less certain, because it may have forgotten that one copy of a card was played.
constexpr Temper confused{.fitting = 1.1F, .others_keep = 0, .doubt = 1.2F, .tie_edge = 0};

} // namespace

Decision<mitts::mitch::Game> decide_forgetfully(const mitts::mitch::Observation& observation, Rng& rng) {
    auto remembered = observation;
    remembered.discards.clear();
    const std::span all(observation.discards.begin(), observation.discards.end());
    remembered.discards.append(all.last(std::min(all.size(), remembered_discards)));
    return decide_with_temper(remembered, rng, observation.options.packs == 2 ? confused : hopeful);
}

} // namespace mitts::ai::for_mitch
