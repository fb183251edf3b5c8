// The order in which a hand is held: trumps from the highest, the Fool, then the suits, black and red by turns.
#pragma once

#include "cards/tarot.h"

#include <vector>

namespace mitts::view::mitigati {

/// The cards of a hand as they are shown.
std::vector<TarotCard> in_hand_order(TarotSet hand);

} // namespace mitts::view::mitigati
