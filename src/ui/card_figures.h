// What the faces of both packs share: pips in their places, courts in dyed wool, indices.
//
// Internal to ui: card_art and tarot_art put whole faces together from these. Fractions of the card's width, as the table in
// tools/art/README.md has them.
#pragma once

#include "ui/card_pieces.h"

namespace mitts::ui {

/// Two to ten pips; a single one is each face's own business.
void draw_pips(const CardPieces& pieces, int count, Sprite pip, Rgb ink);
/// A court, both ways up, in its frame. `court` is the figure of this suit; its dye follows the four figures of its role.
void draw_court(const CardPieces& pieces, Sprite court, Suit suit, const Look& look);
/// The upper half of the court's figure, standing on the card's lower edge.
void draw_bust(const CardPieces& pieces, Sprite court, Suit suit, const Look& look);
/// Rank and suit in two corners, and the large ones of jumbo faces.
void draw_indices(const CardPieces& pieces, Sprite rank, Sprite pip, Rgb ink);
void draw_large_index(const CardPieces& pieces, Sprite rank, Sprite pip, Rgb ink);

} // namespace mitts::ui
