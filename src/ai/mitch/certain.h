// Finds Mitch moves that are provably at least as good as other moves. The proof does not depend on the other players'
// cards, because columns only grow and a card that does not fit now never will.
//
// All levels from `forgetful` up make the better move, and `hasty` usually does. The other move counts as a blunder
// (decency.cpp). The proof uses only the viewer's own cards and the open cards, never probabilities.
#pragma once

#include "ai/player.h"
#include "games/mitch/game.h"
#include "games/mitch/quick.h"

#include <optional>

namespace mitts::ai::for_mitch {

/// A flaw of a move that makes another move provably at least as good.
enum class Folly {
    LostSuit,  ///< places a card in a suit that is certainly lost, which loses a point
    SkipsHeld, ///< places a card although a held card fits before it
    KeepsDead, ///< discards a card that fits although a held card fits nowhere
};

/// A better move, and the flaw of the move that it replaces.
struct Instead {
    Folly folly{};
    mitts::mitch::QuickMove move{};
};

/// Returns a move that is provably at least as good as this move, or nothing. The seat that moves must be on turn.
std::optional<Instead> better_than(const mitts::mitch::QuickRules& rules, const mitts::mitch::QuickTable& table,
                                   mitts::mitch::QuickMove move);

/// Puts a move first, with at least the same value, if it is provably at least as good as the first alternative.
void heed_certainty(const mitts::mitch::Observation& seen, Decision<mitts::mitch::Game>& decision);

} // namespace mitts::ai::for_mitch
