// The strongest Mitaines player, and baseline players that use the same search.
#pragma once

#include "ai/mitaines/search.h"
#include "ai/player.h"
#include "games/mitaines/game.h"

namespace mitts::ai::for_mitaines {

/// The parameters of a player that searches.
struct Thinking {
    Temper temper{};
    Belief belief{};
    SearchPlan search{};
    int worlds_weighed = 3000; ///< the number of sampled deals; it is reduced if the others have made many plays
    int worlds_kept = 1024;
    double noise_of_ten = 15; ///< `noise` for plays that win the ten of diamonds, because leaving it may cost 50 points
    double noise = 0.5;       ///< plays whose values differ by at most this many points count as equal
};

/// Returns the parameters of the master for these options.
Thinking masterly(const mitts::mitaines::Options& options);

/// Begins a decision. The last deal of a two-player round is solved exactly. All other decisions are searched.
std::unique_ptr<Thought<mitts::mitaines::Game>> begin_thinking(const mitts::mitaines::Observation& observation,
                                                               const Rng& rng, const Thinking& thinking);

/// Begins a decision in which every sampled deal has the hands of `truth`. This baseline player sees all hands and is
/// used only in contests (game_players.h).
std::unique_ptr<Thought<mitts::mitaines::Game>> begin_open_handed(const mitts::mitaines::Observation& observation,
                                                                  const mitts::mitaines::State& truth, const Rng& rng,
                                                                  const Thinking& thinking);

/// Begins a decision by a master that assumes that the others are careful and never err. It uses more deals and
/// play-outs than would be practical on the page. Its result shows how much can be won against such players without
/// seeing their hands. This baseline player, "briefed", is used only in contests.
std::unique_ptr<Thought<mitts::mitaines::Game>> begin_briefed(const mitts::mitaines::Observation& observation,
                                                              const Rng& rng);

/// Begins a decision by a master that assumes that the others play at random. Its result shows how much can be won
/// against such players without seeing their hands. This baseline player, "forewarned", is used only in contests.
std::unique_ptr<Thought<mitts::mitaines::Game>> begin_forewarned(const mitts::mitaines::Observation& observation,
                                                                 const Rng& rng);

/// Begins a decision by the strongest player.
std::unique_ptr<Thought<mitts::mitaines::Game>> begin_master(const mitts::mitaines::Observation& observation,
                                                             const Rng& rng);

} // namespace mitts::ai::for_mitaines
