// Draws the rows of a document: a name with its explanation, and a control beside or below it.
#pragma once

#include "ui/panels/sheet.h"

namespace mitts::ui {

/// The text sizes of a row's name and explanation.
inline constexpr float name_size = 17;
inline constexpr float help_size = 14;

/// Draws a row at the sheet's y in this column, and returns its height.
float draw_row(Sheet& sheet, const view::PanelBlock& block, float x, float width);
/// Draws a row's control.
void draw_control(Sheet& sheet, const view::PanelBlock& block, const view::Rect& rect);

} // namespace mitts::ui
