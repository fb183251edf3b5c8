#include "ui/panels/panel.h"

#include "i18n/card_words.h"
#include "i18n/tarot_words.h"
#include "ui/card_art.h"
#include "ui/panels/controls.h"
#include "view/table_parts.h"
#include "view/text_lines.h"
#include "view/type_widths.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace mitts::ui {

namespace {

using view::Ink;
using view::Weight;

constexpr float card_width = 44;

constexpr float back_width = 24;
constexpr float beside_badge = 40;
/// On a narrower sheet, "why?" and the rule leave too little room for a line.
constexpr float narrow = 300;

// Draws the cards of either pack, or small card backs. Many cards overlap.
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

// Adds the names of the cards for screen readers.
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

// A line from left to right: the seat's badge, its words, its figure (or "why?"), its rule.
struct LineParts {
    std::string figure;
    float figure_room = 0;
    float indent = 0;
    float rule = 0;
    float words = 0; ///< width of the words
    float text = 0;  ///< height of the words
    float height = 0;
};

LineParts parts_of(const Sheet& sheet, const view::TextBlock& block) {
    const bool asks = block.asks >= 0;
    LineParts line{.figure = asks && sheet.width() < narrow ? "?" : block.figure, // the whole line is a button
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

// Draws a line that asks why. All of it except its rule is a touch target. For screen readers, a button follows its
// words.
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
}

bool has_cards(const view::TextBlock& block) {
    return !block.cards.empty() || !block.tarot.empty() || block.backs > 0;
}

float words_height(const Sheet& sheet, const view::TextBlock& block, float size) {
    return view::text_height(block.text, sheet.width(), size, Weight::Regular, view::TypeMeasure{});
}

// Returns the height of a block's words. Its cards follow them.
float height_of(const Sheet& sheet, const view::TextBlock& block) {
    switch (block.kind) {
    case view::TextKind::Heading:
        return heading_height(sheet, block.text);
    case view::TextKind::Paragraph:
        return words_height(sheet, block, 17) + 10;
    case view::TextKind::Line:
        return parts_of(sheet, block).height + (block.rule.empty() ? 8.0F : 2.0F);
    case view::TextKind::Note:
        return words_height(sheet, block, 15) + 4;
    }
    return 0;
}

void draw_words(Sheet& sheet, const view::TextBlock& block) {
    switch (block.kind) {
    case view::TextKind::Heading:
        return heading(sheet, block.text);
    case view::TextKind::Paragraph:
        return paragraph(sheet, block.text, 17, Ink::Text);
    case view::TextKind::Line:
        return draw_line(sheet, block);
    case view::TextKind::Note:
        sheet.y -= 6;
        return paragraph(sheet, block.text, 15, Ink::Muted);
    }
}

void draw_block(Sheet& sheet, const view::TextBlock& block) {
    const float top = sheet.y;
    draw_words(sheet, block);
    sheet.y = top + height_of(sheet, block);
    if (has_cards(block)) {
        if (block.backs == 0) { // a row of backs needs no names, because the words state their number
            tell_cards(sheet, block);
        }
        sheet.outline().deaf([&] { cards_row(sheet, block); });
    }
}

// --- Long texts ------------------------------------------------------------------------------------------------------

/// The block count above which a text is long. A long text has no pictures; only a window of it is drawn and reported
/// to the page.
constexpr std::size_t long_text = 150;
/// The number of blocks around the visible part that are also reported. The window moves by the same number, so that it
/// does not change every frame.
constexpr std::size_t told_around = 40;

void measure_blocks(const Sheet& sheet, const view::TextModel& model, PanelStage& stage) {
    if (stage.tops.size() == model.blocks.size() + 1 && stage.tops_for_width == sheet.width()) {
        return;
    }
    stage.tops.assign(1, 0);
    stage.tops_for_width = sheet.width();
    for (const auto& block : model.blocks) {
        stage.tops.push_back(stage.tops.back() + height_of(sheet, block));
    }
}

// Returns the block at this distance below the start of the text.
std::size_t block_at(const PanelStage& stage, float below) {
    const auto after = std::upper_bound(stage.tops.begin(), stage.tops.end() - 2, below);
    return static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, after - stage.tops.begin() - 1));
}

struct Window {
    std::size_t first = 0;
    std::size_t end = 0;
};

Window told_window(const Sheet& sheet, const PanelStage& stage) {
    const auto whole = stage.tops.size() - 1;
    const auto top = block_at(stage, stage.scroll) / told_around;
    const auto bottom = block_at(stage, stage.scroll + sheet.seen_height()) / told_around;
    return {.first = top == 0 ? 0 : (top - 1) * told_around, .end = std::min(whole, (bottom + 2) * told_around)};
}

// Scrolls to the requested position. The sheet keeps it within the text.
void jump(const Sheet& sheet, PanelStage& stage) {
    const auto window = told_window(sheet, stage);
    switch (std::exchange(stage.jump, view::TextJump::None)) {
    case view::TextJump::None:
        return;
    case view::TextJump::Start:
        stage.scroll = 0;
        break;
    case view::TextJump::Earlier:
        stage.scroll = stage.tops[window.first] - sheet.seen_height();
        break;
    case view::TextJump::Later:
        stage.scroll = stage.tops[window.end];
        break;
    case view::TextJump::End:
        stage.scroll = stage.tops.back();
        break;
    case view::TextJump::Found:
        stage.scroll = stage.tops[static_cast<std::size_t>(stage.found)] - sheet.seen_height() / 3;
        break;
    }
    stage.moving = true;
}

void tell_way(Sheet& sheet, i18n::TextId words, std::string_view act) {
    sheet.outline().add(view::PanelRole::Button, sheet.say(words));
    sheet.outline().last().act = act;
}

void draw_long_text(Sheet& sheet, const view::TextModel& model) {
    auto& stage = sheet.context().stage;
    measure_blocks(sheet, model, stage);
    jump(sheet, stage);
    const auto window = told_window(sheet, stage);
    const auto is_line = [](const view::TextBlock& block) { return block.kind == view::TextKind::Line; };
    const auto lines_in = [&](std::size_t from, std::size_t end) {
        const auto begin = model.blocks.begin();
        return static_cast<int>(std::count_if(begin + static_cast<std::ptrdiff_t>(from),
                                              begin + static_cast<std::ptrdiff_t>(end), is_line));
    };
    const int lines = lines_in(0, model.blocks.size());
    int place = lines_in(0, window.first);
    const float start = sheet.y;
    if (window.first > 0) {
        tell_way(sheet, i18n::TextId::LogStart, "start");
        tell_way(sheet, i18n::TextId::LogEarlier, "earlier");
    }
    for (auto at = window.first; at < window.end; ++at) {
        const auto& block = model.blocks[at];
        const auto told = sheet.outline().size();
        sheet.y = start + stage.tops[at];
        if (static_cast<int>(at) == stage.found) {
            sheet.brush().fill({sheet.left() - 8, sheet.y, sheet.width() + 16, stage.tops[at + 1] - stage.tops[at]}, 10,
                               sheet.shape(Ink::PaperFooter));
        }
        draw_words(sheet, block);
        if (is_line(block)) {
            auto& part = sheet.outline().at(told);
            part.place = ++place;
            part.of = lines;
            part.found = static_cast<int>(at) == stage.found;
        }
    }
    if (window.end < model.blocks.size()) {
        tell_way(sheet, i18n::TextId::LogLater, "later");
        tell_way(sheet, i18n::TextId::LogEnd, "end");
    }
    sheet.y = start + stage.tops.back();
}

} // namespace

bool is_long(const view::TextModel& model) {
    return model.blocks.size() > long_text;
}

view::PanelResult draw_text(const PanelContext& context, const view::TextModel& model) {
    Sheet sheet{context,
                {.title = model.title,
                 .subtitle = model.subtitle,
                 .width = 680,
                 .foot = model.button.empty() ? Foot::None : Foot::Stays,
                 .opens_at_end = model.start == view::TextStart::End}};
    sheet.begin_content();
    if (is_long(model)) {
        draw_long_text(sheet, model);
    } else {
        for (const auto& block : model.blocks) {
            draw_block(sheet, block);
        }
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
