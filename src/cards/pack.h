// Builds the packs that the games use: unshuffled lists of cards in a fixed order.
#pragma once

#include "cards/card.h"
#include "cards/rng.h"

#include <vector>

namespace mitts {

/// Returns `copies` packs (1 or 2) of 52 cards, or of 54 with both jokers, in the order of the card indices. `jokers`
/// is the number of jokers per pack, 0 or 2.
std::vector<Card> make_pack(int jokers = 0, int copies = 1);

} // namespace mitts
