// Rules of thumb for the discard and the play on a Board: what play-outs are made of, so nothing but masks and counts.
//
// A seat's choice looks at its own hand, the trick, and which cards the two others hold between them; never at who holds what. The
// numbers were settled by matches between variants.
#pragma once

#include "ai/mitigati/board.h"

namespace mitts::ai::for_mitigati {

/// The card that the seat on turn plays. Somebody must be on turn.
int quick_card(const Board& board);

/// One card for the dealer to put aside (T9); −1 if there is none that may be.
int quick_discard(Cards hand);

/// Plays on to the end.
void quick_play_out(Board& board);

} // namespace mitts::ai::for_mitigati
