#include "ui/panels/sheet_text.h"

#include "view/text_lines.h"
#include "view/type_widths.h"

namespace mitts::ui {

namespace {

using view::Ink;
using view::Weight;

constexpr float heading_line = 15 * 1.2F;

} // namespace

float heading_height(const Sheet& sheet, std::string_view words) {
    const bool one_line = sheet.text_width(words, 15, Weight::Bold) <= sheet.width();
    const view::TypeMeasure measure;
    return 10 + (one_line ? heading_line : view::text_height(words, sheet.width(), 15, Weight::Bold, measure)) + 12;
}

void heading(Sheet& sheet, const std::string& words) {
    const float height = heading_height(sheet, words);
    const float top = sheet.y + 10;
    sheet.brush().paragraph({sheet.left(), top}, words, sheet.width(), 15, Weight::Bold, sheet.ink(Ink::Red));
    const float end = sheet.left() + sheet.text_width(words, 15, Weight::Bold);
    if (end + 12 < sheet.right()) { // there is room for the stitch
        const float middle = top + heading_line / 2;
        sheet.brush().dashes({end + 12, middle}, {sheet.right(), middle}, sheet.shape(Ink::PaperRule), 2, 6, 4);
    }
    sheet.y += height;
}

void paragraph(Sheet& sheet, const std::string& words, float size, Ink ink) {
    sheet.y +=
        sheet.brush().paragraph({sheet.left(), sheet.y}, words, sheet.width(), size, Weight::Regular, sheet.ink(ink));
}

void explain(Sheet& sheet, const std::string& words, view::Point at, float width, float size) {
    sheet.brush().paragraph(at, words, width, size, Weight::Regular, sheet.ink(Ink::Muted));
}

} // namespace mitts::ui
