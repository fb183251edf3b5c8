// Writes headings, paragraphs and explanations on a sheet.
#pragma once

#include "ui/panels/sheet.h"

#include <string>
#include <string_view>

namespace mitts::ui {

/// Draws a red heading at the sheet's y, with a running stitch from the text to the right end, and advances y.
void heading(Sheet& sheet, const std::string& words);
/// Returns the height of a heading.
float heading_height(const Sheet& sheet, std::string_view words);
/// Draws text across the whole text area at the sheet's y, and advances y.
void paragraph(Sheet& sheet, const std::string& words, float size, view::Ink ink);

/// Draws an explanation wrapped to lines of at most `width`.
void explain(Sheet& sheet, const std::string& words, view::Point at, float width, float size = 14);

} // namespace mitts::ui
