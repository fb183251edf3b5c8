// The master of Mitaines, and players that think in the same way with fewer resources.
#pragma once

#include "ai/mitaines/search.h"
#include "ai/player.h"
#include "games/mitaines/game.h"

namespace mitts::ai::for_mitaines {

/// The parameters of a thinking player.
struct Thinking {
    Temper temper{};
    Belief belief{};
    SearchPlan search{};
    int worlds_weighed = 3000; ///< the number of sampled deals with one opponent; fewer if more opponents have played
    int worlds_kept = 1024;
    double noise = 0.5; ///< the uncertainty of play-outs between two plays, in points
};

/// Returns the parameters of the master for these options.
Thinking masterly(const mitts::mitaines::Options& options);

/// Begins a thought. The last deal of two players is solved exactly; the exchange is rated by play-outs.
std::unique_ptr<Thought<mitts::mitaines::Game>> begin_thinking(const mitts::mitaines::Observation& observation,
                                                               const Rng& rng, const Thinking& thinking);

/// Does the same with the hands of `truth` in every imagined deal. This is the yardstick that sees the hands
/// (game_players.h), not a player.
std::unique_ptr<Thought<mitts::mitaines::Game>> begin_open_handed(const mitts::mitaines::Observation& observation,
                                                                  const mitts::mitaines::State& truth, const Rng& rng,
                                                                  const Thinking& thinking);

/// Begins the master with the knowledge that the others are careful players who never err, and with more deals and
/// play-outs than a page has time for. It measures how much can be won against such players without seeing their hands.
/// It is a yardstick of the arena ("briefed"), not a player.
std::unique_ptr<Thought<mitts::mitaines::Game>> begin_briefed(const mitts::mitaines::Observation& observation,
                                                              const Rng& rng);

/// Begins the master with the knowledge that the others play at random. It measures how much can be won against such
/// players without seeing their hands. Another yardstick of the arena ("forewarned").
std::unique_ptr<Thought<mitts::mitaines::Game>> begin_forewarned(const mitts::mitaines::Observation& observation,
                                                                 const Rng& rng);

/// Begins the strongest player.
std::unique_ptr<Thought<mitts::mitaines::Game>> begin_master(const mitts::mitaines::Observation& observation,
                                                             const Rng& rng);

} // namespace mitts::ai::for_mitaines
