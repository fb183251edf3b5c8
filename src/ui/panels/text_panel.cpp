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

// Cards of either pack; where they are many they overlap.
void cards_row(Sheet& sheet, const view::TextBlock& block) {
    const auto count = static_cast<float>(block.cards.size() + block.tarot.size());
    const float pitch = std::min(card_width + 6, (sheet.width() - card_width) / std::max(1.0F, count - 1));
    view::CardItem item{.tarot_suits = block.tarot_suits,
                        .centre = {sheet.left() + card_width / 2, sheet.y + card_width * 0.7F + 2},
                        .width = card_width,
                        .face = pitch < card_width * 0.42F ? view::Face::Standard : view::Face::Jumbo,
                        .shadow = view::Shadow::Low};
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
    sheet.y += card_width * view::card_aspect + 10;
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
    const float indent = mine ? 40.0F : 0.0F;
    const float figure = block.figure.empty() ? 0 : sheet.text_width(block.figure, 17, Weight::Bold) + 16;
    const float room = sheet.width() - indent - figure;
    const float height = view::text_height(block.text, room, 16, Weight::Regular, view::TypeMeasure{});
    const float whole = std::max(mine ? 30.0F : 0.0F, height);
    if (mine) {
        badge(sheet, {sheet.left(), sheet.y + (whole - 28) / 2, 28, 28}, block.seat, block.letter);
    }
    sheet.brush().paragraph({sheet.left() + indent, sheet.y + (whole - height) / 2}, block.text, room, 16,
                            Weight::Regular, sheet.ink(Ink::Text));
    sheet.outline().make(view::PanelRole::Line);
    if (figure > 0) {
        const auto ink = mine ? view::ink_of_seat(block.seat) : Ink::Text;
        sheet.brush().text({sheet.right(), sheet.y + whole / 2 - 17 * 0.6F}, block.figure, 17, Weight::Bold,
                           sheet.ink(ink), view::Align::Right);
    }
    sheet.y += whole + 8;
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
    if (!block.cards.empty() || !block.tarot.empty()) {
        tell_cards(sheet, block);
        sheet.outline().deaf([&] { cards_row(sheet, block); });
    }
}

} // namespace

view::PanelResult draw_text(const PanelContext& context, const view::TextModel& model) {
    Sheet sheet{context,
                {.title = model.title,
                 .subtitle = model.subtitle,
                 .width = 680,
                 .opens_at_end = model.start == view::TextStart::End}};
    sheet.begin_content();
    for (const auto& block : model.blocks) {
        draw_block(sheet, block);
    }
    sheet.end_content();
    return sheet.result();
}

} // namespace mitts::ui
