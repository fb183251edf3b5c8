// What is certain in Mitch whatever others hold and do: columns only grow, and a card that does not fit now never will.
//
// So for some placements and discards another one is at least as good in every case. Players do that one, and what they do all the
// same is counted as a blunder (decency.cpp). It looks at the viewer's own cards and at what lies open, and reckons no chances.
#pragma once

#include "ai/player.h"
#include "games/mitch/game.h"
#include "games/mitch/quick.h"

#include <optional>

namespace mitts::ai::for_mitch {

/// Why another move is at least as good.
enum class Folly {
    LostSuit,  ///< a card placed where another's column beats all that can still be reached: it costs a point
    SkipsHeld, ///< a card placed over the head of one in hand that fits before it
    KeepsDead, ///< a card that fits discarded, and one kept that fits nowhere
};

/// A better move, and why it is.
struct Instead {
    Folly folly{};
    mitts::mitch::QuickMove move{};
};

/// What is certainly at least as good as this move of the viewer, who is on turn at the table; nothing if it is none of these.
std::optional<Instead> better_than(const mitts::mitch::QuickRules& rules, const mitts::mitch::QuickTable& table,
                                   mitts::mitch::QuickMove move);

/// Puts what is certainly at least as good before the best of a decision, with at least its value.
void heed_certainty(const mitts::mitch::Observation& seen, Decision<mitts::mitch::Game>& decision);

} // namespace mitts::ai::for_mitch
