// Draws the shared parts of the faces of both packs: pips, courts in dyed wool, indices.
//
// Internal to ui: card_art and tarot_art draw whole faces with them. The numbers are fractions of the card's width,
// from the table in tools/art/README.md.
#pragma once

#include "ui/card_pieces.h"

namespace mitts::ui {

/// Draws two to ten pips. Each face draws a single pip itself.
void draw_pips(const CardPieces& pieces, int count, Sprite pip, Rgb ink);
/// Draws a double-ended court in its frame. `court` is the figure of this suit; its dye follows the four figures of its
/// role.
void draw_court(const CardPieces& pieces, Sprite court, Suit suit, const Look& look);
/// Draws the upper half of the court's figure, resting on the lower edge of the card.
void draw_bust(const CardPieces& pieces, Sprite court, Suit suit, const Look& look);
/// Draws rank and suit in two corners, and the large indices of jumbo faces.
void draw_indices(const CardPieces& pieces, Sprite rank, Sprite pip, Rgb ink);
void draw_large_index(const CardPieces& pieces, Sprite rank, Sprite pip, Rgb ink);

} // namespace mitts::ui
