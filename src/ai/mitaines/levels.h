// The players below the careful one: each weaker for a reason that people have.
#pragma once

#include "ai/player.h"
#include "games/mitaines/game.h"

namespace mitts::ai::for_mitaines {

/// Knows the rules and looks at this move only: takes what gives points now, calls whatever can be called as if it were
/// already home, keeps pretty cards, never thinks of the others.
Decision<mitts::mitaines::Game> decide_as_newcomer(const mitts::mitaines::Observation& observation, Rng& rng);

/// Sees its own chances but hardly the others', calls too early, and counts no cards that are gone.
Decision<mitts::mitaines::Game> decide_hastily(const mitts::mitaines::Observation& observation, Rng& rng);

/// Plays by what the careful player knows, but remembers only the last few cards that have gone.
Decision<mitts::mitaines::Game> decide_forgetfully(const mitts::mitaines::Observation& observation, Rng& rng);

} // namespace mitts::ai::for_mitaines
