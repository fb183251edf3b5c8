// Dealing: who deals first, and how hands and layout come off the pack (M2–M5).
//
// Nothing here draws at random but `first_dealer`, which is given its generator.
#pragma once

#include "cards/rng.h"
#include "games/mitaines/event.h"
#include "games/mitaines/state.h"

#include <vector>

namespace mitts::mitaines {

/// The pack in force, in a fixed order (M1).
std::vector<Card> pack(const Options& options);
/// Who deals the first round (M2).
Seat first_dealer(const Options& options, Rng& rng);

/// A round's beginning: the first deal made from `deck`, which must be the whole pack in the order it is dealt from
/// (CHECK), and the first player on turn.
State start_round(const Options& options, const std::vector<Card>& deck, Seat dealer);

/// Deals the next hands from the stock, which must hold a whole deal (M3–M5), and sets who begins (M6, M7).
void deal_hands(const Options& options, State& state);

} // namespace mitts::mitaines
