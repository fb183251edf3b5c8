#include "ui/panels/text_blocks.h"

#include "ui/card_art.h"
#include "ui/panels/controls.h"
#include "ui/panels/sheet_text.h"
#include "view/panel_blocks.h"
#include "view/table_parts.h"
#include "view/text_lines.h"
#include "view/type_widths.h"

#include <algorithm>

namespace mitts::ui {

namespace {

using view::BlockKind;
using view::Ink;
using view::PanelBlock;
using view::Weight;

constexpr float card_width = 44;
constexpr float back_width = 24;
constexpr float beside_badge = 40;
/// On a sheet narrower than this, "?" replaces "why?", which would leave too little space for a line's words.
constexpr float narrow = 300;
constexpr float quote_margin = 14;

// The parts of a line, from left to right: the seat's badge, the text, the number (or "why?"), and the rule.
struct LineParts {
    std::string figure;
    float figure_room = 0;
    float indent = 0;
    float rule = 0;
    float words = 0; ///< width of the text
    float text = 0;  ///< height of the text
    float height = 0;
};

LineParts parts_of(const Sheet& sheet, const PanelBlock& block) {
    const bool asks = block.asks >= 0;
    const std::string_view rule = asks ? "M18.1" : block.rule; // a fixed width aligns the "why?" of all lines
    LineParts line{.figure = asks && sheet.width() < narrow ? "?" : block.figure,
                   .indent = block.seat >= 0 ? beside_badge : 0.0F,
                   .rule = rule.empty() ? 0 : std::max(control_height, rule_width(sheet, rule))};
    line.figure_room = line.figure.empty() ? 0 : sheet.text_width(line.figure, 17, Weight::Bold) + 16;
    line.words = sheet.width() - line.indent - line.figure_room - line.rule;
    line.text = view::text_height(block.text, line.words, 16, Weight::Regular, view::TypeMeasure{});
    const float least = asks || !block.rule.empty() ? control_height : block.seat >= 0 ? 30.0F : 0.0F;
    line.height = std::max(least, line.text);
    return line;
}

// Draws a line. If the line has a "why?", all of it except the rule is a touch target.
void draw_line(Sheet& sheet, const PanelBlock& block) {
    const auto line = parts_of(sheet, block);
    const bool asks = block.asks >= 0;
    const float middle = sheet.y + line.height / 2;
    if (asks) {
        const view::Rect row{sheet.left() - 8, sheet.y, sheet.width() + 8 - line.rule, line.height};
        const auto touch = sheet.touch(row, view::why_choice(block));
        if (touch.held || touch.hovered) {
            sheet.brush().fill(row, 10, sheet.shape(Ink::PaperFooter));
        }
    }
    if (block.seat >= 0) {
        badge(sheet, {sheet.left(), middle - 14, 28, 28}, block.seat, block.letter);
    }
    sheet.brush().paragraph({sheet.left() + line.indent, middle - line.text / 2}, block.text, line.words, 16,
                            Weight::Regular, sheet.ink(Ink::Text));
    // a line with a "why?" ends with its rule, and any other line ends with its number
    const float end = asks ? sheet.right() : sheet.right() - line.figure_room;
    const float link = asks ? line.rule : sheet.width() - line.figure_room;
    rule_link(sheet, {end - link, sheet.y, link, line.height}, middle, block.rule);
    const Ink ink = asks || block.seat < 0 ? Ink::Text : view::ink_of_seat(block.seat);
    sheet.brush().text({asks ? end - line.rule - 8 : sheet.right(), middle - 17 * 0.6F}, line.figure, 17, Weight::Bold,
                       sheet.ink(ink), view::Align::Right);
}

float words_height(const Sheet& sheet, const PanelBlock& block, float size, float margin = 0) {
    return view::text_height(block.text, sheet.width() - 2 * margin, size, Weight::Regular, view::TypeMeasure{});
}

} // namespace

float text_block_height(const Sheet& sheet, const PanelBlock& block) {
    switch (block.kind) {
    case BlockKind::Heading:
        return heading_height(sheet, block.text);
    case BlockKind::Paragraph:
        return block.text.empty() ? 0 : words_height(sheet, block, 17) + 10; // a paragraph without text has only cards
    case BlockKind::Line:
        return parts_of(sheet, block).height + (block.rule.empty() ? 8.0F : 6.0F);
    case BlockKind::Note:
        return words_height(sheet, block, 15) + 4;
    case BlockKind::Quote:
        return words_height(sheet, block, 15, quote_margin) + 2 * quote_margin + 10;
    default:
        return 0;
    }
}

void draw_text_block(Sheet& sheet, const PanelBlock& block) {
    const float top = sheet.y;
    switch (block.kind) {
    case BlockKind::Heading:
        heading(sheet, block.text);
        break;
    case BlockKind::Paragraph:
        paragraph(sheet, block.text, 17, Ink::Text);
        break;
    case BlockKind::Line:
        draw_line(sheet, block);
        break;
    case BlockKind::Note:
        sheet.y -= 6;
        paragraph(sheet, block.text, 15, Ink::Muted);
        break;
    case BlockKind::Quote: {
        const view::Rect box{sheet.left(), top, sheet.width(), text_block_height(sheet, block) - 10};
        sheet.brush().fill(box, 10, sheet.shape(Ink::PaperFooter));
        sheet.brush().paragraph({box.x + quote_margin, box.y + quote_margin}, block.text, box.w - 2 * quote_margin, 15,
                                Weight::Regular, sheet.ink(Ink::Text));
        break;
    }
    default:
        break;
    }
    sheet.y = top;
}

void draw_cards(Sheet& sheet, const PanelBlock& block) {
    const bool hidden = block.backs > 0;
    const float wide = hidden ? back_width : card_width;
    const auto count = static_cast<float>(block.cards.size() + block.tarot.size()) + static_cast<float>(block.backs);
    if (count == 0) {
        return;
    }
    const float left = sheet.left() + (block.seat >= 0 ? beside_badge : 0.0F);
    const float pitch = std::min(wide + 6, (sheet.right() - left - wide) / std::max(1.0F, count - 1));
    view::CardItem item{.tarot_suits = block.tarot_suits,
                        .centre = {left + wide / 2, sheet.y + wide * 0.7F + 2},
                        .width = wide,
                        .face = pitch < wide * 0.42F ? view::Face::Standard : view::Face::Jumbo,
                        .shadow = view::Shadow::Low};
    const auto draw = [&] {
        draw_card(sheet.brush(), item, sheet.context().look);
        item.centre.x += pitch;
    };
    for (int back = 0; back < block.backs; ++back) {
        draw();
    }
    for (const auto card : block.cards) {
        item.card = card;
        draw();
    }
    item.card.reset();
    for (const int card : block.tarot) {
        item.tarot = card;
        draw();
    }
    sheet.y += wide * view::card_aspect + 10;
}

} // namespace mitts::ui
