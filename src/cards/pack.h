// The packs the games are played with, as lists of cards in a fixed order, ready to be shuffled.
#pragma once

#include "cards/card.h"
#include "cards/rng.h"

#include <vector>

namespace mitts {

/// The pack of 52 (54 with both jokers) cards, `copies` times over (1 or 2), in the order of the card indices.
/// `jokers` is 0 or 2 in each copy.
std::vector<Card> make_pack(int jokers = 0, int copies = 1);

} // namespace mitts
