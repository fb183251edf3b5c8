// Draws the blocks of a document that are text: headings, paragraphs, lines and their cards.
#pragma once

#include "ui/panels/sheet.h"

namespace mitts::ui {

/// Returns the height of a block's words. Its cards follow them. Returns 0 for blocks with controls.
float text_block_height(const Sheet& sheet, const view::PanelBlock& block);
/// Draws the words at the sheet's y, and leaves y as it is.
void draw_text_block(Sheet& sheet, const view::PanelBlock& block);
/// Draws the cards of either pack, or small card backs, at the sheet's y, and advances it. Many cards overlap.
void draw_cards(Sheet& sheet, const view::PanelBlock& block);

} // namespace mitts::ui
