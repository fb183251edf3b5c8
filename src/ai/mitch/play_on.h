// Specialises PlayOn (ai/play_on.h) for Mitch.
#pragma once

#include "ai/mitch/instinct.h"
#include "ai/mitch/sense.h"
#include "ai/mitch/worlds.h"
#include "ai/play_on.h"
#include "games/mitch/game.h"

#include <optional>

namespace mitts::ai {

template <> class PlayOn<mitch::Game> : public UsualPlayOn<mitch::Game> {
public:
    explicit PlayOn(const mitch::Options& options);

    /// Samples hands. Hands with which careful players would have acted as observed are sampled more often.
    void look(const mitch::Observation& observation, Rng& rng);
    mitch::State world(Rng& rng);
    /// Solves an ending without draws or hidden cards (C10).
    std::vector<Points> solved();

    Points finish(const mitch::State& state);
    static std::span<const Start> starts();

private:
    const mitch::QuickRules rules_;
    for_mitch::Instinct instinct_; ///< decides where to draw from
    for_mitch::Sense sense_;       ///< decides which card to place or discard
    std::optional<for_mitch::Worlds> worlds_{};
};

} // namespace mitts::ai
