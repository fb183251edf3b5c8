// Puts the faces of the tarot pack together: four suits of fourteen, French or Italian, twenty-one trumps and the Fool.
//
// The paper is drawn already; the edge comes after. Which face suits which width is decided by the layout.
#pragma once

#include "ui/card_pieces.h"
#include "ui/theme.h"
#include "view/scene.h"

#include <string>

namespace mitts::ui {

/// Draws the face of `item.tarot`, the index of a TarotCard.
void draw_tarot_face(const CardPieces& pieces, const view::CardItem& item, const Look& look);
/// The name of `item.tarot` in the language of the look's letters: for paper without pictures.
std::string tarot_name(const view::CardItem& item, const Look& look);

} // namespace mitts::ui
