#include "ui/panels/panel_layout.h"

#include "ui/panels/controls.h"
#include "ui/panels/panel_foot.h"
#include "ui/panels/panel_rows.h"
#include "ui/panels/sheet_text.h"
#include "ui/panels/text_blocks.h"
#include "view/text_lines.h"

#include <algorithm>

namespace mitts::ui {

using view::BlockKind;
using view::Ink;
using view::PanelBlock;
using view::PanelChoice;
using view::Rect;
using view::Weight;

namespace {

constexpr float column_gap = 32;
constexpr float tile_gap = 10;
constexpr float row_gap = 14;

bool is_row(const PanelBlock& block) {
    return block.kind >= BlockKind::Choices && block.kind <= BlockKind::Value;
}

float middle_of(float y, float size) {
    return y - size * 0.6F;
}

} // namespace

PanelLayout::PanelLayout(Sheet& sheet, const view::PanelDoc& doc) : sheet_(sheet), doc_(doc) {
}

void PanelLayout::content() {
    const bool pairs = doc_.paired && sheet_.width() >= 640;
    const float column = pairs ? (sheet_.width() - column_gap) / 2 : sheet_.width();
    for (std::size_t at = 0; at < doc_.blocks.size(); ++at) {
        const auto& one = doc_.blocks[at];
        if (!is_row(one)) {
            block(one);
            continue;
        }
        float height = draw_row(sheet_, one, sheet_.left(), column);
        if (pairs && at + 1 < doc_.blocks.size() && is_row(doc_.blocks[at + 1])) {
            height = std::max(height, draw_row(sheet_, doc_.blocks[++at], sheet_.left() + column + column_gap, column));
        }
        sheet_.y += height + row_gap;
    }
    if (!doc_.note.empty() && !foot_has_note(sheet_, doc_)) {
        paragraph(sheet_, doc_.note, 15, Ink::Muted);
    }
}

void PanelLayout::block(const PanelBlock& block) {
    switch (block.kind) {
    case BlockKind::Links:
        return links(block);
    case BlockKind::Buttons:
        return buttons(block);
    case BlockKind::Switches:
        return chips(sheet_, block.choices);
    case BlockKind::Tiles:
        return tiles(block);
    case BlockKind::Field:
        return field(block);
    case BlockKind::Seat:
        return seat(block);
    case BlockKind::Columns:
        return columns(block);
    case BlockKind::Steppers:
        return steppers(block);
    default:
        break;
    }
    draw_text_block(sheet_, block);
    sheet_.y += text_block_height(sheet_, block);
    draw_cards(sheet_, block);
}

// --- Lists of controls -----------------------------------------------------------------------------------------------

// Draws links in one column, or in two columns if the window is short and wide.
void PanelLayout::links(const PanelBlock& block) {
    const std::size_t columns = sheet_.is_low() && sheet_.width() >= 420 ? 2 : 1;
    const float breadth = (sheet_.width() + 16) / static_cast<float>(columns);
    for (std::size_t at = 0; at < block.choices.size(); ++at) {
        const float x = sheet_.left() - 8 + static_cast<float>(at % columns) * breadth;
        link(block.choices[at], {x, sheet_.y, breadth - 4, 46});
        if ((at + 1) % columns == 0 || at + 1 == block.choices.size()) {
            sheet_.y += 48;
        }
    }
    sheet_.y += 10; // the gap between menu groups
}

void PanelLayout::link(const PanelChoice& choice, const Rect& rect) {
    const auto touched = sheet_.touch(rect, choice);
    if (touched.held || touched.hovered) {
        sheet_.brush().fill(rect, 10, sheet_.shape(Ink::PaperFooter));
    }
    const float middle = rect.centre().y;
    draw_icon(sheet_, *choice.picture, {rect.x + 22, middle}, 20,
              sheet_.ink(choice.enabled ? Ink::Red : Ink::DisabledText));
    const float size = sheet_.size_for(choice.words, 18, Weight::Regular, rect.w - 56);
    sheet_.brush().text({rect.x + 48, middle_of(middle, size)}, choice.words, size, Weight::Regular,
                        sheet_.ink(choice.enabled ? Ink::Text : Ink::DisabledText));
}

void PanelLayout::buttons(const PanelBlock& block) {
    for (const auto& choice : block.choices) {
        const float width = std::min(sheet_.width(), button_width(choice));
        button(sheet_, {sheet_.left(), sheet_.y, width, control_height}, ButtonKind::Plain, choice);
        sheet_.y += control_height + row_gap;
    }
}

void PanelLayout::tiles(const PanelBlock& block) {
    const std::size_t columns = sheet_.width() >= 560 ? 2 : 1;
    const float breadth = (sheet_.width() - tile_gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    for (std::size_t first = 0; first < block.choices.size(); first += columns) {
        const auto end = std::min(block.choices.size(), first + columns);
        float height = 0;
        for (auto at = first; at < end; ++at) {
            height = std::max(
                height, 48 + view::text_height(block.choices[at].about, breadth - 58, 15, Weight::Regular, measure_));
        }
        for (auto at = first; at < end; ++at) {
            const float x = sheet_.left() + static_cast<float>(at - first) * (breadth + tile_gap);
            tile(block.choices[at], {x, sheet_.y, breadth, height});
        }
        sheet_.y += height + tile_gap;
    }
}

// Draws a choice with its explanation: as a button if the choice has an icon, otherwise as a radio button.
void PanelLayout::tile(const PanelChoice& choice, const Rect& rect) {
    const auto touched = sheet_.touch(rect, choice);
    const bool pointed = touched.hovered || touched.held;
    const auto& look = sheet_.context().look;
    const view::Point mark{rect.x + 24, rect.y + 24};
    auto& brush = sheet_.brush();
    if (choice.picture) {
        brush.fill(rect, 12, sheet_.shape(pointed ? Ink::PaperRule : Ink::PaperFooter));
        brush.stitch(rect.inset(5), 8, packed(control_edge(look)), 1.5F);
        draw_icon(sheet_, *choice.picture, mark, 20, sheet_.ink(Ink::Red));
        draw_icon(sheet_, view::Picture::IconChevronRight, {rect.right() - 22, mark.y}, 18, sheet_.ink(Ink::Muted));
    } else {
        const Rgb ground = pointed ? colour(look, Ink::PaperFooter) : control_fill(look);
        brush.bordered(rect, 12, packed(ground), choice.on ? sheet_.ink(Ink::Red) : packed(control_edge(look)), 2);
        if (choice.on) {
            brush.disc(mark, 10, sheet_.shape(Ink::Red));
            draw_icon(sheet_, view::Picture::IconCheck, mark, 13, sheet_.shape(Ink::Cream));
        } else {
            brush.ring(mark, 10, packed(control_edge(look)), 2);
        }
    }
    brush.text({rect.x + 44, rect.y + 13}, choice.words, 18,
               choice.on || choice.picture ? Weight::Bold : Weight::Regular, sheet_.ink(Ink::Text));
    explain(sheet_, choice.about, {rect.x + 44, rect.y + 38}, rect.w - 58, 15);
}

void PanelLayout::field(const PanelBlock& block) {
    const Rect dice{sheet_.right() - 44, sheet_.y, 44, 44};
    const Rect box{sheet_.left(), sheet_.y, dice.x - 10 - sheet_.left(), 44};
    const auto touched = sheet_.touch(box, block.choices[0]);
    const auto& look = sheet_.context().look;
    const Rgb ground = touched.hovered || touched.held ? colour(look, Ink::PaperFooter) : control_fill(look);
    sheet_.brush().bordered(box, 10, packed(ground), packed(control_edge(look)), 2);
    sheet_.brush().text({box.x + 14, middle_of(box.centre().y, name_size)}, block.text, name_size,
                        block.changed ? Weight::Bold : Weight::Regular,
                        sheet_.ink(block.changed ? Ink::Text : Ink::Muted));
    icon_button(sheet_, dice, block.choices[1]);
    sheet_.y += 52;
    paragraph(sheet_, block.help, help_size, Ink::Muted);
}

// --- Seats -----------------------------------------------------------------------------------------------------------

void PanelLayout::seat(const PanelBlock& block) {
    const bool levels = !block.figure.empty();
    const bool stacked = sheet_.width() < 460 && levels;
    badge(sheet_, {sheet_.left(), sheet_.y + 4, 40, 40}, block.seat, block.letter);
    const float breadth = stacked ? sheet_.width() - 54 : std::min(280.0F, sheet_.width() * 0.45F);
    const float room = sheet_.width() - 54 - (levels && !stacked ? breadth + 12 : 0.0F);
    name_to_edit(block, {sheet_.left() + 50, sheet_.y, room, 48});
    if (!levels) {
        sheet_.y += 56;
        return;
    }
    sheet_.y += stacked ? 50 : 0;
    stepper(sheet_, {sheet_.right() - breadth, sheet_.y + 2, breadth, control_height},
            std::span(block.choices).subspan(1), block.figure, view::Picture::IconChevronLeft,
            view::Picture::IconChevronRight, false);
    sheet_.y += 52;
    if (!block.help.empty()) {
        const float width = sheet_.width() - 58;
        explain(sheet_, block.help, {sheet_.left() + 58, sheet_.y}, width, 15);
        sheet_.y += view::text_height(block.help, width, 15, Weight::Regular, measure_);
    }
    sheet_.y += 8;
}

// Draws a name that can be edited by touching it.
void PanelLayout::name_to_edit(const PanelBlock& block, const Rect& rect) {
    const auto& edit = block.choices.front();
    const auto touched = sheet_.touch(rect, edit);
    if (touched.hovered || touched.held) {
        sheet_.brush().fill(rect, 10, sheet_.shape(Ink::PaperFooter));
    }
    const float top = edit.about.empty() ? middle_of(rect.centre().y, 18) : rect.y + 3;
    const float end = sheet_.brush().text({rect.x + 8, top}, block.text, 18, Weight::Bold, sheet_.ink(Ink::Text));
    sheet_.brush().dashes({rect.x + 8, top + 23}, {std::min(end, rect.right()), top + 23}, sheet_.shape(Ink::PaperEdge),
                          1.5F, 4, 3);
    if (!edit.about.empty()) {
        explain(sheet_, edit.about, {rect.x + 8, rect.y + 27}, rect.w);
    }
}

// --- A table of steppers ---------------------------------------------------------------------------------------------

namespace {

bool has_columns(const Sheet& sheet) {
    return sheet.width() >= 600;
}

float line_name_width(const Sheet& sheet) {
    return sheet.width() * 0.2F;
}

} // namespace

void PanelLayout::columns(const PanelBlock& block) {
    columns_ = &block;
    if (!has_columns(sheet_)) {
        return; // `steppers` draws the names instead
    }
    float x = sheet_.left() + line_name_width(sheet_);
    const float pitch = (sheet_.right() - x) / static_cast<float>(block.choices.size());
    for (const auto& column : block.choices) {
        draw_icon(sheet_, *column.picture, {x + 13, sheet_.y + 22}, 22, sheet_.ink(Ink::Red));
        sheet_.brush().text({x + 36, sheet_.y + 12}, column.words, name_size, Weight::Bold, sheet_.ink(Ink::Text));
        x += pitch;
    }
    sheet_.y += control_height;
}

void PanelLayout::steppers(const PanelBlock& block) {
    const bool wide = has_columns(sheet_);
    const float names = wide ? line_name_width(sheet_) - 16 : sheet_.width();
    const float room = names - rule_width(sheet_, block.rule);
    const float height = view::text_height(block.text, room, name_size, Weight::Bold, measure_);
    sheet_.brush().paragraph({sheet_.left(), sheet_.y + (control_height - height) / 2}, block.text, room, name_size,
                             wide ? Weight::Regular : Weight::Bold, sheet_.ink(Ink::Text));
    rule_link(sheet_, {sheet_.left(), sheet_.y, names, control_height}, sheet_.y + 22, block.rule, block.text);
    if (wide) {
        float x = sheet_.left() + line_name_width(sheet_);
        const float pitch = (sheet_.right() - x) / static_cast<float>(columns_->choices.size());
        bool changed = false;
        for (const auto& one : block.cells) {
            cell(one, {x, sheet_.y});
            changed = changed || one.changed;
            x += pitch;
        }
        sheet_.y += control_height + (changed ? 26.0F : 10.0F);
        return;
    }
    sheet_.y += control_height;
    for (std::size_t at = 0; at < block.cells.size(); ++at) {
        const auto& column = columns_->choices[at];
        const float middle = sheet_.y + control_height / 2;
        draw_icon(sheet_, *column.picture, {sheet_.left() + 12, middle}, 22, sheet_.ink(Ink::Red));
        sheet_.brush().text({sheet_.left() + 34, middle_of(middle, name_size)}, column.words, name_size,
                            Weight::Regular, sheet_.ink(Ink::Text));
        if (34 + sheet_.text_width(column.words, name_size, Weight::Regular) + stepper_width > sheet_.width()) {
            sheet_.y += control_height - 6;
        }
        cell(block.cells[at], {sheet_.right() - stepper_width, sheet_.y});
        sheet_.y += control_height + (block.cells[at].changed ? 22.0F : 6.0F);
    }
    sheet_.y += 10;
}

// Draws a stepper. If the value was changed, draws the preset's value below it.
void PanelLayout::cell(const PanelBlock& block, view::Point at) {
    draw_control(sheet_, block, {at.x, at.y, stepper_width, control_height});
    if (block.changed) {
        sheet_.brush().disc({at.x + 5, at.y + control_height + 11}, 4, sheet_.ink(Ink::Red));
        sheet_.brush().text({at.x + 14, at.y + control_height + 2}, block.help, help_size, Weight::Regular,
                            sheet_.ink(Ink::Muted));
    }
}

} // namespace mitts::ui
