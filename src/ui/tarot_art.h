// Draws the faces of the tarot pack: four suits of fourteen cards (French or Italian), twenty-one trumps, and the Fool.
//
// The caller draws the blank card first and its edge last. The layout chooses the face for the card's width.
#pragma once

#include "ui/card_pieces.h"
#include "ui/theme.h"
#include "view/scene.h"

#include <string>

namespace mitts::ui {

/// Draws the face of the card whose TarotCard index is `item.tarot`.
void draw_tarot_face(const CardPieces& pieces, const view::CardItem& item, const Look& look);
/// Returns true if the card is a trump whose face is shown.
bool shows_trump(const view::CardItem& item);
/// Returns the name of the card `item.tarot`, which is shown until the pictures are loaded. The look's letters
/// determine the language.
std::string tarot_name(const view::CardItem& item, const Look& look);

} // namespace mitts::ui
