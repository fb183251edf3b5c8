// Dealing: the pack, who deals first, and the hands without aces (C1–C4).
#pragma once

#include "cards/rng.h"
#include "games/mitch/event.h"
#include "games/mitch/state.h"

#include <vector>

namespace mitts::mitch {

/// The cards of one or two packs, in a fixed order (C1).
std::vector<Card> pack(const Options& options);

/// A round's beginning: hands dealt from `deck` (all cards in the order they are dealt from, CHECK), aces set aside and
/// replaced, and the first player's turn begun: if they have no choice of where to draw from, their card is drawn.
State start_round(const Options& options, const std::vector<Card>& deck, Seat dealer);

} // namespace mitts::mitch
