// The master of Mitaines, and players that think the same way with less of everything.
#pragma once

#include "ai/mitaines/search.h"
#include "ai/player.h"
#include "games/mitaines/game.h"

namespace mitts::ai::for_mitaines {

/// How long and how a thinking player thinks.
struct Thinking {
    Temper temper{};
    Belief belief{};
    SearchPlan search{};
    int worlds_weighed = 3000; ///< with one other player; the more others have played, the fewer
    int worlds_kept = 1024;
    double noise = 0.5; ///< what play-outs leave open between two plays, in points
};

/// The master's own, for a table of this kind.
Thinking masterly(const mitts::mitaines::Options& options);

/// Begins to think. The last deal of two players is solved exactly, the exchange weighed by play-outs.
std::unique_ptr<Thought<mitts::mitaines::Game>> begin_thinking(const mitts::mitaines::Observation& observation,
                                                               const Rng& rng, const Thinking& thinking);

/// The same with the hands of `truth` in every imagined deal: the yardstick that sees the hands (game_players.h), and no
/// player.
std::unique_ptr<Thought<mitts::mitaines::Game>> begin_open_handed(const mitts::mitaines::Observation& observation,
                                                                  const mitts::mitaines::State& truth, const Rng& rng,
                                                                  const Thinking& thinking);

/// The master, told that the others are careful players who never err, with more deals and play-outs than a page has
/// time for: what can be won of such players without seeing their hands. A yardstick of the arena ("briefed"), and no
/// player.
std::unique_ptr<Thought<mitts::mitaines::Game>> begin_briefed(const mitts::mitaines::Observation& observation,
                                                              const Rng& rng);

/// The master, told that the others play at random: what can be won of such players without seeing their hands. Another
/// yardstick of the arena ("forewarned").
std::unique_ptr<Thought<mitts::mitaines::Game>> begin_forewarned(const mitts::mitaines::Observation& observation,
                                                                 const Rng& rng);

/// The strongest player there is.
std::unique_ptr<Thought<mitts::mitaines::Game>> begin_master(const mitts::mitaines::Observation& observation,
                                                             const Rng& rng);

} // namespace mitts::ai::for_mitaines
