// The levels of Mitaines below "careful". Each has a human weakness.
#pragma once

#include "ai/player.h"
#include "games/mitaines/game.h"

namespace mitts::ai::for_mitaines {

/// Knows the rules and considers only the current move. Takes immediate points, makes every possible call and values
/// each call as if it were complete. Keeps attractive cards and ignores the other players.
Decision<mitts::mitaines::Game> decide_as_newcomer(const mitts::mitaines::Observation& observation, Rng& rng);

/// Sees its own chances but mostly ignores the others' chances, calls too early, and does not count played cards.
Decision<mitts::mitaines::Game> decide_hastily(const mitts::mitaines::Observation& observation, Rng& rng);

/// Plays like the careful player but remembers only the last few cards played.
Decision<mitts::mitaines::Game> decide_forgetfully(const mitts::mitaines::Observation& observation, Rng& rng);

} // namespace mitts::ai::for_mitaines
