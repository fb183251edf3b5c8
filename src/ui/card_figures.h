// Draws the shared parts of the faces of both packs: pips, courts in dyed wool, and indices.
//
// Only card_art and tarot_art use these functions, to draw whole faces. All lengths are fractions of the card's width,
// from the table in tools/art/README.md.
#pragma once

#include "ui/card_pieces.h"

namespace mitts::ui {

/// Draws two to ten pips. The callers draw single pips themselves.
void draw_pips(const CardPieces& pieces, int count, Sprite pip, Rgb ink);
/// Draws a double-ended court in its frame. `court` is the figure in this suit. The figure's dye sprite is four places
/// after `court`.
void draw_court(const CardPieces& pieces, Sprite court, Suit suit, const Look& look);
/// Draws a court's figure once, at the lower edge of a jumbo face.
void draw_bust(const CardPieces& pieces, Sprite court, Suit suit, const Look& look);
/// Draw the rank and the suit in two corners, or the large index of a jumbo face.
void draw_indices(const CardPieces& pieces, Sprite rank, Sprite pip, Rgb ink);
void draw_large_index(const CardPieces& pieces, Sprite rank, Sprite pip, Rgb ink);

} // namespace mitts::ui
