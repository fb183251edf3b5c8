// Puts cards together from their pieces: paper, indices, pips, courts in dyed wool, jokers, backs.
//
// The numbers are fractions of the card's width, as the table in tools/art/README.md has them. It draws whatever face it is
// told to; which face suits which width is decided by the layout.
#pragma once

#include "ui/brush.h"
#include "ui/theme.h"
#include "view/scene.h"

namespace mitts::ui {

/// Draws a card with its shadow, turned, squeezed, faded and dimmed as the item says. Without pictures: paper and the
/// card's index as text.
void draw_card(Brush& brush, const view::CardItem& item, const Look& look);

/// The index of a rank as it is written on a card of this look: "10", "V".
std::string_view rank_index(Rank rank, view::Letters letters);

} // namespace mitts::ui
