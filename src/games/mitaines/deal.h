// Implements the deal: the choice of the first dealer, the hands and the layout (M2–M5).
//
// Only `first_dealer` uses random numbers.
#pragma once

#include "cards/rng.h"
#include "games/mitaines/event.h"
#include "games/mitaines/state.h"

#include <vector>

namespace mitts::mitaines {

/// Returns the pack for these options, in a fixed order (M1).
std::vector<Card> pack(const Options& options);
/// Draws the dealer of the first round (M2).
Seat first_dealer(const Options& options, Rng& rng);

/// Returns a round after its first deal. `deck` must be the whole pack in dealing order (CHECK).
State start_round(const Options& options, const std::vector<Card>& deck, Seat dealer);

/// Deals the next hands from the stock, which must contain a whole deal (M3–M5), and determines who plays first (M6,
/// M7).
void deal_hands(const Options& options, State& state);

} // namespace mitts::mitaines
