#include "ui/panels/panel.h"

#include "i18n/card_words.h"
#include "i18n/tarot_words.h"
#include "ui/card_art.h"
#include "ui/panels/controls.h"
#include "view/table_parts.h"
#include "view/text_lines.h"
#include "view/type_widths.h"

#include <algorithm>

namespace mitts::ui {

namespace {

using view::Ink;
using view::Weight;

constexpr float card_width = 44;

constexpr float back_width = 24;
constexpr float beside_badge = 40;
/// Less than this leaves a line little room beside its "why?" and its rule.
constexpr float narrow = 300;

// Cards of either pack, or small backs; where they are many they overlap.
void cards_row(Sheet& sheet, const view::TextBlock& block) {
    const bool hidden = block.backs > 0;
    const float wide = hidden ? back_width : card_width;
    const auto count = static_cast<float>(block.cards.size() + block.tarot.size()) + static_cast<float>(block.backs);
    const float left = sheet.left() + (hidden && block.seat >= 0 ? beside_badge : 0.0F);
    const float pitch = std::min(wide + 6, (sheet.right() - left - wide) / std::max(1.0F, count - 1));
    view::CardItem item{.tarot_suits = block.tarot_suits,
                        .centre = {left + wide / 2, sheet.y + wide * 0.7F + 2},
                        .width = wide,
                        .face = pitch < wide * 0.42F ? view::Face::Standard : view::Face::Jumbo,
                        .shadow = view::Shadow::Low};
    for (int back = 0; back < block.backs; ++back) {
        draw_card(sheet.brush(), item, sheet.context().look);
        item.centre.x += pitch;
    }
    for (const auto card : block.cards) {
        item.card = card;
        draw_card(sheet.brush(), item, sheet.context().look);
        item.centre.x += pitch;
    }
    item.card.reset();
    for (const int card : block.tarot) {
        item.tarot = card;
        draw_card(sheet.brush(), item, sheet.context().look);
        item.centre.x += pitch;
    }
    sheet.y += wide * view::card_aspect + 10;
}

// Their names, for whoever does not see them.
void tell_cards(Sheet& sheet, const view::TextBlock& block) {
    const auto language = sheet.context().language;
    std::string names;
    const auto add = [&](const std::string& name) { names += (names.empty() ? "" : ", ") + name; };
    for (const auto card : block.cards) {
        add(i18n::card_name(language, card));
    }
    for (const int card : block.tarot) {
        add(i18n::card_name(language, block.tarot_suits, TarotCard{static_cast<std::uint8_t>(card)}));
    }
    sheet.outline().add(view::PanelRole::Text, names);
}

void line(Sheet& sheet, const view::TextBlock& block) {
    const bool mine = block.seat >= 0;
    const bool asks = block.asks >= 0;
    const float indent = mine ? beside_badge : 0.0F;
    const std::string shown = asks && sheet.width() < narrow ? "?" : block.figure; // the whole line is touched
    const float figure = shown.empty() ? 0 : sheet.text_width(shown, 17, Weight::Bold) + 16;
    const float rule = block.rule.empty() ? 0 : std::max(control_height, rule_width(sheet, block.rule));
    const float room = sheet.width() - indent - figure - rule;
    const float height = view::text_height(block.text, room, 16, Weight::Regular, view::TypeMeasure{});
    const bool touched = asks || !block.rule.empty();
    const float whole = std::max({mine ? 30.0F : 0.0F, touched ? control_height : 0.0F, height});
    if (asks) {
        sheet.outline().add(view::PanelRole::Line, block.text);
        const view::Rect row{sheet.left() - 8, sheet.y, sheet.width() + 8 - rule, whole};
        const auto touch = sheet.touch(row, {.label = block.figure, .role = view::PanelRole::Link});
        if (touch.held || touch.hovered) {
            sheet.brush().fill(row, 10, sheet.shape(Ink::PaperFooter));
        }
        if (touch.pressed) {
            sheet.want(view::PanelIntent::AskWhy, block.asks);
        }
    }
    if (mine) {
        badge(sheet, {sheet.left(), sheet.y + (whole - 28) / 2, 28, 28}, block.seat, block.letter);
    }
    const auto write = [&] {
        sheet.brush().paragraph({sheet.left() + indent, sheet.y + (whole - height) / 2}, block.text, room, 16,
                                Weight::Regular, sheet.ink(Ink::Text));
    };
    const auto write_figure = [&] {
        const auto ink = mine && !asks ? view::ink_of_seat(block.seat) : Ink::Text;
        sheet.brush().text({sheet.right() - (asks ? rule + 8 : 0), sheet.y + whole / 2 - 17 * 0.6F}, shown, 17,
                           Weight::Bold, sheet.ink(ink), view::Align::Right);
    };
    if (asks) {
        sheet.outline().deaf(write);
    } else {
        write();
        sheet.outline().make(view::PanelRole::Line);
    }
    const float led = asks ? rule : sheet.width() - figure; // the rest of such a line asks why
    rule_link(sheet, {asks ? sheet.right() - rule : sheet.left(), sheet.y, led, whole}, sheet.y + whole / 2,
              block.rule);
    if (asks) {
        sheet.outline().deaf(write_figure);
    } else if (figure > 0) {
        write_figure();
    }
    sheet.y += whole + (block.rule.empty() ? 8.0F : 2.0F);
}

void draw_block(Sheet& sheet, const view::TextBlock& block) {
    switch (block.kind) {
    case view::TextKind::Heading:
        heading(sheet, block.text);
        break;
    case view::TextKind::Paragraph:
        paragraph(sheet, block.text, 17, Ink::Text);
        sheet.y += 10;
        break;
    case view::TextKind::Line:
        line(sheet, block);
        break;
    case view::TextKind::Note:
        sheet.y -= 6;
        paragraph(sheet, block.text, 15, Ink::Muted);
        sheet.y += 10;
        break;
    }
    if (!block.cards.empty() || !block.tarot.empty() || block.backs > 0) {
        if (block.backs == 0) { // how many those are stands in the words
            tell_cards(sheet, block);
        }
        sheet.outline().deaf([&] { cards_row(sheet, block); });
    }
}

} // namespace

view::PanelResult draw_text(const PanelContext& context, const view::TextModel& model) {
    Sheet sheet{context,
                {.title = model.title,
                 .subtitle = model.subtitle,
                 .width = 680,
                 .foot = model.button.empty() ? Foot::None : Foot::Stays,
                 .opens_at_end = model.start == view::TextStart::End}};
    sheet.begin_content();
    for (const auto& block : model.blocks) {
        draw_block(sheet, block);
    }
    sheet.end_content();
    if (!model.button.empty()) {
        const auto middle = sheet.foot().centre();
        const float width = std::min(sheet.width(), button_width(sheet, {.text = model.button}) + 24);
        if (button(sheet, {middle.x - width / 2, middle.y - 24, width, 48}, ButtonKind::Plain,
                   {.text = model.button})) {
            sheet.want(model.pressed);
        }
    }
    return sheet.result();
}

} // namespace mitts::ui
