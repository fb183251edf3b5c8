// The order in which a hand is held: highest rank first, equal ranks together.
#pragma once

#include "cards/card_set.h"
#include "games/mitaines/options.h"

#include <vector>

namespace mitts::view::mitaines {

/// The cards of a hand as they are shown, by the rank order in force.
std::vector<Card> in_hand_order(const mitts::mitaines::Options& options, CardSet hand);

} // namespace mitts::view::mitaines
