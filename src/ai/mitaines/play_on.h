// Specialises PlayOn (ai/play_on.h) for Mitaines. All deals of a round are played on one quick table.
#pragma once

#include "ai/mitaines/judge.h"
#include "ai/mitaines/worlds.h"
#include "ai/play_on.h"
#include "games/mitaines/game.h"

#include <optional>

namespace mitts::ai {

template <> class PlayOn<mitaines::Game> : public UsualPlayOn<mitaines::Game> {
public:
    explicit PlayOn(const mitaines::Options& options);

    /// Samples deals. Deals in which careful players would have made the observed plays are sampled more often.
    void look(const mitaines::Observation& observation, Rng& rng);
    mitaines::State world(Rng& rng);
    /// Solves the last deal of a two-player round, unless the match may end during the deal (M21).
    std::vector<Points> solved() const;

    Points finish(const mitaines::State& state);
    static std::span<const Start> starts();

private:
    void deal_next(mitaines::QuickTable& table, const mitaines::State& state, std::size_t& next) const;

    const mitaines::QuickRules rules_;
    for_mitaines::Judge judge_;
    for_mitaines::Weighed plays_;
    std::optional<for_mitaines::Worlds> worlds_{};
    int next_world_ = 0;
};

} // namespace mitts::ai
