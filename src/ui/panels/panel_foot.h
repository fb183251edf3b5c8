// Draws a panel's footer: the buttons below the content, and the note beside them.
#pragma once

#include "ui/panels/sheet.h"

namespace mitts::ui {

/// Returns the height of a second row of buttons, or 0 if there is only one row. `width` is the width of the text area.
float foot_extra(const view::Viewport& viewport, float width, const view::PanelDoc& doc);
/// Returns true if the document's note fits into the footer.
bool foot_has_note(const Sheet& sheet, const view::PanelDoc& doc);
void draw_foot(Sheet& sheet, const view::PanelDoc& doc);

} // namespace mitts::ui
