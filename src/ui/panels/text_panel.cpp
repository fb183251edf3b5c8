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

// A line from left to right: whose it is, its words, its figure (or "why?"), its rule.
struct LineParts {
    std::string figure;
    float figure_room = 0;
    float indent = 0;
    float rule = 0;
    float words = 0; ///< so much room for the words,
    float text = 0;  ///< which are so high
    float height = 0;
};

LineParts parts_of(const Sheet& sheet, const view::TextBlock& block) {
    const bool asks = block.asks >= 0;
    LineParts line{.figure = asks && sheet.width() < narrow ? "?" : block.figure, // the whole line is touched
                   .indent = block.seat >= 0 ? beside_badge : 0.0F,
                   .rule = block.rule.empty() ? 0 : std::max(control_height, rule_width(sheet, block.rule))};
    line.figure_room = line.figure.empty() ? 0 : sheet.text_width(line.figure, 17, Weight::Bold) + 16;
    line.words = sheet.width() - line.indent - line.figure_room - line.rule;
    line.text = view::text_height(block.text, line.words, 16, Weight::Regular, view::TypeMeasure{});
    const float least = asks || !block.rule.empty() ? control_height : block.seat >= 0 ? 30.0F : 0.0F;
    line.height = std::max(least, line.text);
    return line;
}

void write_words(Sheet& sheet, const view::TextBlock& block, const LineParts& line) {
    if (block.seat >= 0) {
        badge(sheet, {sheet.left(), sheet.y + (line.height - 28) / 2, 28, 28}, block.seat, block.letter);
    }
    sheet.brush().paragraph({sheet.left() + line.indent, sheet.y + (line.height - line.text) / 2}, block.text,
                            line.words, 16, Weight::Regular, sheet.ink(Ink::Text));
}

void write_figure(Sheet& sheet, const LineParts& line, float right, Ink ink) {
    sheet.brush().text({right, sheet.y + line.height / 2 - 17 * 0.6F}, line.figure, 17, Weight::Bold, sheet.ink(ink),
                       view::Align::Right);
}

// One that asks why: all of it but its rule is touched, and for whoever does not see it a button follows its words.
void asking_line(Sheet& sheet, const view::TextBlock& block, const LineParts& line) {
    sheet.outline().add(view::PanelRole::Line, block.text);
    const view::Rect row{sheet.left() - 8, sheet.y, sheet.width() + 8 - line.rule, line.height};
    const auto touch = sheet.touch(row, {.label = block.figure, .role = view::PanelRole::Link});
    if (touch.held || touch.hovered) {
        sheet.brush().fill(row, 10, sheet.shape(Ink::PaperFooter));
    }
    if (touch.pressed) {
        sheet.want(view::PanelIntent::AskWhy, block.asks);
    }
    sheet.outline().deaf([&] {
        write_words(sheet, block, line);
        write_figure(sheet, line, sheet.right() - line.rule - 8, Ink::Text);
    });
    rule_link(sheet, {sheet.right() - line.rule, sheet.y, line.rule, line.height}, sheet.y + line.height / 2,
              block.rule);
}

void told_line(Sheet& sheet, const view::TextBlock& block, const LineParts& line) {
    write_words(sheet, block, line);
    sheet.outline().make(view::PanelRole::Line);
    rule_link(sheet, {sheet.left(), sheet.y, sheet.width() - line.figure_room, line.height}, sheet.y + line.height / 2,
              block.rule);
    if (!line.figure.empty()) {
        write_figure(sheet, line, sheet.right(), block.seat >= 0 ? view::ink_of_seat(block.seat) : Ink::Text);
    }
}

void draw_line(Sheet& sheet, const view::TextBlock& block) {
    const auto line = parts_of(sheet, block);
    if (block.asks >= 0) {
        asking_line(sheet, block, line);
    } else {
        told_line(sheet, block, line);
    }
    sheet.y += line.height + (block.rule.empty() ? 8.0F : 2.0F);
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
        draw_line(sheet, block);
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

view::PanelResult draw_unseen(const PanelContext& context, std::string_view title) {
    Sheet sheet{context, {.title = title, .paper = Paper::Unseen}};
    sheet.begin_content();
    sheet.end_content();
    return sheet.result();
}

} // namespace mitts::ui
