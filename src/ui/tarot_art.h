// Draws the faces of the tarot pack: four suits of fourteen cards (French or Italian), twenty-one trumps, and the Fool.
//
// The caller draws the blank card first and its edge last. The layout chooses the face that suits the width.
#pragma once

#include "ui/card_pieces.h"
#include "ui/theme.h"
#include "view/scene.h"

#include <string>

namespace mitts::ui {

/// Draws the face of the card `item.tarot`, which is the index of a TarotCard.
void draw_tarot_face(const CardPieces& pieces, const view::CardItem& item, const Look& look);
/// Returns the name of the card `item.tarot`, for use without pictures. The look's letters determine the language.
std::string tarot_name(const view::CardItem& item, const Look& look);

} // namespace mitts::ui
