// Rules of thumb for the discard and the play on a quick table: what play-outs are made of, so nothing but masks and counts.
//
// A seat's choice looks at its own hand, the trick, and which cards the two others hold between them; never at who holds what. The
// numbers were settled by matches between variants.
#pragma once

#include "games/mitigati/quick.h"

namespace mitts::ai::for_mitigati {

/// The card that the seat on turn plays. Somebody must be on turn.
TarotCard quick_card(const mitts::mitigati::QuickTable& table);

/// One card for the dealer to put aside (T9), if there is one that may be.
std::optional<TarotCard> quick_discard(TarotSet hand);

/// Plays on to the end.
void quick_play_out(mitts::mitigati::QuickTable& table);

} // namespace mitts::ai::for_mitigati
