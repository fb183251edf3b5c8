// Specialises PlayOn (ai/play_on.h) for Mitigati. During the bargaining, it evaluates only three ways: agreeing, any
// other bid, and asking for more cards.
#pragma once

#include "ai/mitigati/play_worlds.h"
#include "ai/mitigati/talk.h"
#include "ai/play_on.h"
#include "games/mitigati/game.h"

#include <array>
#include <optional>

namespace mitts::ai {

template <> class PlayOn<mitigati::Game> : public UsualPlayOn<mitigati::Game> {
public:
    static constexpr bool own_points = true;

    explicit PlayOn(const mitigati::Options& options);

    /// Samples worlds. Worlds in which the others' bids fit their cards are sampled more often.
    void look(const mitigati::Observation& observation, Rng& rng);
    mitigati::State world(Rng& rng) const;
    /// Returns the ways. During the bargaining, the way "bid" is the careful player's bid or, if that player would ask
    /// for more cards, the highest legal bid. A bid that would complete an agreement is changed by one point.
    std::vector<Way<mitigati::Game>> ways() const;
    static std::string name_of(const mitigati::Observation& observation, const mitigati::Action& action);

    Points finish(mitigati::State state);
    static std::span<const Start> starts();

private:
    double fit(const mitigati::State& world) const;
    mitigati::State world_in_play(Rng& rng) const;
    bool discard_well(mitigati::State& world) const;

    const mitigati::QuickRules rules_;
    std::optional<for_mitigati::Talk> talk_{};
    std::array<TarotSet, mitigati::player_count> played_{}; ///< the cards played by each seat in this deal
    std::optional<for_mitigati::PlayWorlds> worlds_{};
};

} // namespace mitts::ai
