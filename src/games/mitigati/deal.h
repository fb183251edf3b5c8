// Implements the deal: the pack, and the packets of every stage (T1, T3, T7, T8).
#pragma once

#include "cards/rng.h"
#include "games/mitigati/state.h"

#include <vector>

namespace mitts::mitigati {

/// Returns a deal with ten cards per player. `deck` must be the whole pack in dealing order (CHECK). The player to the
/// dealer's left bids first (T3, T4).
State start_round(const std::vector<TarotCard>& deck, Seat dealer);

/// Deals five more cards to each player, clockwise from the dealer's left (T7, T8).
void deal_packets(State& state);
/// Deals three more cards to the dealer (T8).
void deal_dealers_three(State& state);

} // namespace mitts::mitigati
