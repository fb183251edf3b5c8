// Draws cards from their pieces: paper, indices, pips, courts in dyed wool, jokers, backs.
//
// The numbers are fractions of the card's width, from the table in tools/art/README.md. The layout decides which face
// suits which width; this file draws the given face.
#pragma once

#include "ui/brush.h"
#include "ui/theme.h"
#include "view/scene.h"

namespace mitts::ui {

/// Draws a card with its shadow; the item gives its rotation, squeeze, opacity and dimming. Without pictures it draws
/// paper and the card's index as text.
void draw_card(Brush& brush, const view::CardItem& item, const Look& look);

/// Returns the index of a rank in the letters of this look: "10", "V".
std::string_view rank_index(Rank rank, view::Letters letters);

} // namespace mitts::ui
