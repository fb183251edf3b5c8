// Draws the faces of the tarot pack: four suits of fourteen, French or Italian, twenty-one trumps and the Fool.
//
// The caller draws the paper first and the edge last. The layout chooses the face that suits the width.
#pragma once

#include "ui/card_pieces.h"
#include "ui/theme.h"
#include "view/scene.h"

#include <string>

namespace mitts::ui {

/// Draws the face of `item.tarot`, the index of a TarotCard.
void draw_tarot_face(const CardPieces& pieces, const view::CardItem& item, const Look& look);
/// Returns the name of `item.tarot` in the language of the look's letters, for cards without pictures.
std::string tarot_name(const view::CardItem& item, const Look& look);

} // namespace mitts::ui
