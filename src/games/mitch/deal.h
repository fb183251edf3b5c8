// Implements the deal: the pack and the hands, which never contain aces (C1–C4).
#pragma once

#include "cards/rng.h"
#include "games/mitch/event.h"
#include "games/mitch/state.h"

#include <vector>

namespace mitts::mitch {

/// Returns the cards of one or two packs, in a fixed order (C1).
std::vector<Card> pack(const Options& options);

/// Returns a round in its first turn, or a finished round if the dealt aces end it (C3). Hands are dealt from `deck`,
/// which must contain all cards in dealing order (CHECK). Aces are set aside and replaced. If the first player may draw
/// only from the stock, the first draw has also been made.
State start_round(const Options& options, const std::vector<Card>& deck, Seat dealer);

} // namespace mitts::mitch
