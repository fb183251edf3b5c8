// Rules of thumb for discards and plays on a quick table. Play-outs use these rules, so they must be fast. They use
// only masks and counts.
//
// A seat's choice depends on its hand, the trick and the combined cards of the other two players, but never on which of
// the two holds a card. The parameters were tuned in matches between variants.
#pragma once

#include "games/mitigati/quick.h"

namespace mitts::ai::for_mitigati {

/// Returns the card that the seat on turn plays. The deal must not be over.
TarotCard quick_card(const mitts::mitigati::QuickTable& table);

/// Returns a card for the dealer to discard (T9), or nothing if there is none.
std::optional<TarotCard> quick_discard(TarotSet hand);

/// Plays the table to the end of the deal.
void quick_play_out(mitts::mitigati::QuickTable& table);

} // namespace mitts::ai::for_mitigati
