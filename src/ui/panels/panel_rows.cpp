#include "ui/panels/panel_rows.h"

#include "ui/panels/controls.h"
#include "ui/panels/sheet_text.h"
#include "view/text_lines.h"
#include "view/type_widths.h"

#include <algorithm>

namespace mitts::ui {

using view::BlockKind;
using view::Ink;
using view::PanelBlock;
using view::Rect;
using view::Weight;

namespace {

constexpr float dot_room = 16;
constexpr float value_size = 18;

float middle_of(float y, float size) {
    return y - size * 0.6F;
}

Weight name_weight(const PanelBlock& block) {
    return block.changed ? Weight::Bold : Weight::Regular;
}

float control_width(const Sheet& sheet, const PanelBlock& block, float width) {
    switch (block.kind) {
    case BlockKind::Stepper:
        return stepper_width;
    case BlockKind::Switch:
        return toggle_width;
    case BlockKind::Value:
        return std::min(width, sheet.text_width(block.figure, value_size, Weight::Bold));
    default:
        return std::min(width, segments_width(sheet, block.choices));
    }
}

float control_height_of(const Sheet& sheet, const PanelBlock& block, float width) {
    return block.kind == BlockKind::Choices ? segments_height(sheet, block.choices, width) : control_height;
}

float name_height(const Sheet& sheet, const PanelBlock& block, float width) {
    const float room = width - (block.changed ? dot_room : 0.0F) - rule_width(sheet, block.rule);
    return view::text_height(block.text, room, name_size, name_weight(block), view::TypeMeasure{});
}

float help_height(const PanelBlock& block, float width) {
    return block.help.empty()
               ? 0
               : view::text_height(block.help, width, help_size, Weight::Regular, view::TypeMeasure{}) + 2;
}

// Returns true if the control fits beside the name without forcing the name onto more than two lines.
bool fits_beside(const Sheet& sheet, const PanelBlock& block, float room) {
    const float longest_word = view::text_width(block.text, 1, name_size, Weight::Bold, view::TypeMeasure{}) +
                               dot_room + rule_width(sheet, block.rule);
    return room >= std::max(100.0F, longest_word) &&
           name_height(sheet, block, room) <= 2 * view::line_height(name_size) + 0.5F;
}

void row_name(Sheet& sheet, const PanelBlock& block, view::Point at, float width) {
    if (block.changed) {
        sheet.brush().disc({at.x + 5, at.y + name_size * 0.6F}, 4.5F, sheet.ink(Ink::Red));
    }
    const float indent = block.changed ? dot_room : 0.0F;
    sheet.brush().paragraph({at.x + indent, at.y}, block.text, width - indent - rule_width(sheet, block.rule),
                            name_size, name_weight(block), sheet.ink(Ink::Text));
}

} // namespace

void draw_control(Sheet& sheet, const PanelBlock& block, const Rect& rect) {
    switch (block.kind) {
    case BlockKind::Stepper:
        return stepper(sheet, rect, block.choices, block.figure, view::Picture::IconMinus, view::Picture::IconPlus,
                       block.changed);
    case BlockKind::Switch:
        return toggle(sheet, rect, block.choices.front());
    case BlockKind::Value:
        sheet.brush().text({rect.right(), middle_of(rect.centre().y, value_size)}, block.figure, value_size,
                           Weight::Bold, sheet.ink(block.changed ? Ink::Red : Ink::Text), view::Align::Right);
        return;
    default:
        return segments(sheet, rect, block.choices, block.changed);
    }
}

// Draws a row and returns its height. Draws an explanation beside the control only if it needs at most two lines.
float draw_row(Sheet& sheet, const PanelBlock& block, float x, float width) {
    const float wide = control_width(sheet, block, width);
    const float high = control_height_of(sheet, block, wide);
    const float room = width - wide - 12;
    const float y = sheet.y;
    const auto link = [&](float breadth, float height, float top) {
        rule_link(sheet, {x, y, breadth, height}, top + name_size * 0.6F, block.rule, block.text);
    };
    if (!fits_beside(sheet, block, room)) {
        const float name = name_height(sheet, block, width);
        float above = name + help_height(block, width);
        above = block.rule.empty() ? above : std::max(control_height, above);
        row_name(sheet, block, {x, y}, width);
        explain(sheet, block.help, {x, y + name + 2}, width, help_size);
        link(width, above, y);
        draw_control(sheet, block, {x, y + above + 8, wide, high});
        return above + 8 + high;
    }
    const float name = name_height(sheet, block, room);
    const bool all_beside = help_height(block, room) <= 2 * view::line_height(help_size) + 2.5F;
    const float text = name + (all_beside ? help_height(block, room) : 0);
    const float beside = std::max(high, text);
    const float top = y + std::max(0.0F, (std::min(high, control_height) - text) / 2);
    row_name(sheet, block, {x, top}, room);
    const bool value = block.kind == BlockKind::Value; // a value is aligned with the name's first line
    const float help = all_beside || value ? top + name + 2 : y + beside + 2;
    explain(sheet, block.help, {x, help}, all_beside ? room : width, help_size);
    link(room, beside, top);
    draw_control(sheet, block, {x + width - wide, value ? top + (name_size * 1.2F - high) / 2 : y, wide, high});
    return all_beside ? beside : std::max(beside, help + help_height(block, width) - y);
}

} // namespace mitts::ui
