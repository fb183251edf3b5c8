// Draws the text blocks of a document: headings, paragraphs, lines and their cards.
#pragma once

#include "ui/panels/sheet.h"

namespace mitts::ui {

/// Returns the height of a block's text, without the cards below it; 0 for blocks with controls.
float text_block_height(const Sheet& sheet, const view::PanelBlock& block);
/// Draws a block's text at the sheet's y, without changing y.
void draw_text_block(Sheet& sheet, const view::PanelBlock& block);
/// Draws a block's cards or small card backs at the sheet's y, and advances y. Cards overlap if there are many.
void draw_cards(Sheet& sheet, const view::PanelBlock& block);

} // namespace mitts::ui
