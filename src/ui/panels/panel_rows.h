// Draws the rows of a document: a name with its explanation, and a control beside or under it.
#pragma once

#include "ui/panels/sheet.h"

namespace mitts::ui {

/// Draws a row at the sheet's y in this column, and returns its height.
float draw_row(Sheet& sheet, const view::PanelBlock& block, float x, float width);
/// Draws the control of a row.
void draw_control(Sheet& sheet, const view::PanelBlock& block, const view::Rect& rect);

} // namespace mitts::ui
