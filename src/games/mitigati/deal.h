// Dealing: the pack, who deals first, and the packets of every stage (T1, T3, T7, T8).
#pragma once

#include "cards/rng.h"
#include "games/mitigati/state.h"

#include <vector>

namespace mitts::mitigati {

/// A deal's beginning: ten cards each from `deck`, which must be the whole pack in the order it is dealt from (CHECK); the
/// player at the dealer's left bids first (T3, T4).
State start_round(const std::vector<TarotCard>& deck, Seat dealer);

/// Five more cards to each, clockwise from the dealer's left (T7, T8).
void deal_packets(State& state);
/// Three more to the dealer (T8).
void deal_dealers_three(State& state);

} // namespace mitts::mitigati
