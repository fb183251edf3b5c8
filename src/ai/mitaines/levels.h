// The Mitaines levels below "careful". Each level has a typically human weakness.
#pragma once

#include "ai/player.h"
#include "games/mitaines/game.h"

namespace mitts::ai::for_mitaines {

/// Decides for a player that knows the rules but considers only the current move. It takes immediate points, makes
/// every possible call and values each call as if it were complete. It keeps attractive cards and ignores the other
/// players.
Decision<mitts::mitaines::Game> decide_as_newcomer(const mitts::mitaines::Observation& observation, Rng& rng);

/// Decides for a player that sees its own chances but mostly ignores the others' chances. It calls too early and does
/// not count played cards.
Decision<mitts::mitaines::Game> decide_hastily(const mitts::mitaines::Observation& observation, Rng& rng);

/// Decides like the careful player, but remembers only the last few cards played.
Decision<mitts::mitaines::Game> decide_forgetfully(const mitts::mitaines::Observation& observation, Rng& rng);

} // namespace mitts::ai::for_mitaines
