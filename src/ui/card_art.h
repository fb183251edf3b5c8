// Draws cards from their parts: blank cards, indices, pips, courts in dyed wool, jokers and backs.
//
// All lengths are fractions of the card's width, from the table in tools/art/README.md. The layout chooses the face for
// the card's width, and this code draws it.
#pragma once

#include "ui/brush.h"
#include "ui/theme.h"
#include "view/scene.h"

namespace mitts::ui {

/// Draws a card with its shadow. The item sets the rotation, squeeze, opacity and dimming. Before the pictures are
/// loaded, draws a blank card with its index as text.
void draw_card(Brush& brush, const view::CardItem& item, const Look& look);

/// Returns a rank's index, such as "10" or "V", in the given set of letters.
std::string_view rank_index(Rank rank, view::Letters letters);

} // namespace mitts::ui
