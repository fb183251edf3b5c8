#include "view/table_parts.h"

#include "i18n/capital.h"
#include "i18n/people.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace mitts::view {

Ink ink_of_seat(int steps) {
    constexpr Ink others[] = {Ink::Blue, Ink::Green, Ink::Plum, Ink::Ochre, Ink::Teal, Ink::Rose, Ink::Iron};
    return steps <= 0 ? Ink::Red : others[(steps - 1) % std::size(others)];
}

Face face_for_width(Faces faces, Layout layout, float width_on_screen) {
    constexpr float jumbo_under = 56;
    switch (faces) {
    case Faces::Standard:
        return Face::Standard;
    case Faces::Jumbo:
        return Face::Jumbo;
    case Faces::Automatic:
        break;
    }
    return layout == Layout::Small || width_on_screen < jumbo_under ? Face::Jumbo : Face::Standard;
}

void draw_badge(SceneWriter& writer, Seat seat, const Rect& patch, const std::string& name, Ink ink) {
    writer.picture(Picture::Patch, patch, ink);
    if (patch.h >= 26) { // on smaller badges the stitches would be too close to the letter
        writer.picture(Picture::PatchStitch, patch, Ink::Cream);
    }
    const float size = std::max(14.0F, patch.h * 0.46F);
    const auto centre = patch.centre();
    writer.text(i18n::badge_text(name), {centre.x, centre.y - size * 0.58F},
                {.size = size, .weight = Weight::Bold, .ink = Ink::Cream, .align = Align::Centre});
    writer.target(TargetId::Seat, seat,
                  {patch.x - 4, patch.y - 4, std::max(44.0F, patch.w + 8), std::max(44.0F, patch.h + 8)}, name);
}

// Draws the cards in an arc, like a hand held by a player. Omits cards without a visible edge. Only the last
// card has a strong shadow, because the shadows would add up.
void draw_fan(SceneWriter& writer, const FanOfBacks& fan) {
    const float spread = fan.room - fan.card * 1.1F;
    const int shown = std::min(fan.cards, 1 + std::max(0, static_cast<int>(spread / (fan.card * 0.13F))));
    const float gaps = static_cast<float>(std::max(shown - 1, 1));
    const float step = std::min(fan.card * 0.5F, spread / gaps);
    for (int index = 0; index < shown; ++index) {
        const float middle = static_cast<float>(index) - static_cast<float>(shown - 1) / 2;
        const float lean = shown > 1 ? middle / gaps * 2 : 0; // from −1 to 1
        writer.add(CardItem{.id = hidden_card(fan.place, index),
                            .centre = {fan.centre.x + middle * step, fan.centre.y + lean * lean * fan.card * -0.04F},
                            .width = fan.card,
                            .rotation = -5 * lean,
                            .back = fan.back,
                            .shadow = index == shown - 1 ? Shadow::Card : Shadow::Low,
                            .from = fan.from,
                            .from_width = fan.from_width});
    }
}

void draw_stock_top(SceneWriter& writer, const StockTop& stock) {
    const int shown = std::min(stock.cards, 3);
    for (int index = 0; index < shown; ++index) {
        const float shift = static_cast<float>(shown - 1 - index) * stock.apart;
        writer.add(CardItem{.id = hidden_card(stock.place, index),
                            .centre = {stock.centre.x + shift, stock.centre.y + shift},
                            .width = stock.card,
                            .rotation = stock.rotation,
                            .back = stock.back,
                            .dim = stock.dim});
    }
}

Picture suit_picture(Suit suit) {
    return static_cast<Picture>(static_cast<int>(Picture::SuitClubs) + static_cast<int>(suit));
}

void draw_suit(SceneWriter& writer, Suit suit, const Rect& rect) {
    const bool red = suit == Suit::Diamonds || suit == Suit::Hearts;
    writer.picture(suit_picture(suit), rect, red ? Ink::Red : Ink::Text);
}

void draw_speech(SceneWriter& writer, const SpeechBubble& bubble) {
    const float pad = bubble.tip ? 14 : 9;
    const float icon = bubble.tip ? 20 : 15;
    const float before = bubble.icon ? icon + 6 : 0;
    const float side = before + (bubble.suit ? bubble.size + 3 : 0);
    const TextStyle style{.size = bubble.size,
                          .weight = bubble.icon ? Weight::Bold : Weight::Regular,
                          .ink = Ink::Text,
                          .room = bubble.most.w - 2 * pad - side};
    const float size = writer.fitting_size(bubble.words, style);
    const float words = std::min(style.room, writer.width(bubble.words, size, style.weight));
    const Rect box{bubble.most.x, bubble.most.y, words + side + 2 * pad, bubble.most.h};
    const float middle = box.centre().y;
    writer.add(BoxItem{.rect = box,
                       .radius = std::min(14.0F, box.h / 2),
                       .fill = Ink::Paper,
                       .shadow = Shadow::Low,
                       .tip = bubble.tip});
    if (bubble.icon) {
        writer.picture(*bubble.icon, {box.x + pad, middle - icon / 2, icon, icon}, bubble.icon_ink);
    }
    const auto said = writer.text(bubble.words, {box.x + pad + before, middle - size * 0.6F}, style);
    if (bubble.suit) {
        const float pip = bubble.size * 0.9F;
        draw_suit(writer, *bubble.suit, {said.right() + 3, middle - pip / 2, pip, pip});
    }
    if (bubble.seat != no_seat) {
        ask_by_bubble(writer, bubble.seat, box, bubble.words);
    }
}

void ask_by_bubble(SceneWriter& writer, Seat seat, const Rect& bubble, const std::string& words) {
    constexpr float finger = 44;
    const float width = std::max(finger, bubble.w);
    const float height = std::max(finger, bubble.h);
    const auto centre = bubble.centre();
    writer.target(TargetId::Bubble, seat,
                  {std::max(0.0F, centre.x - width / 2), std::max(0.0F, centre.y - height / 2), width, height}, words);
    auto& targets = writer.scene().targets;
    // moves the target behind all others except the table's
    for (auto target = targets.end() - 1; target > targets.begin() + 1; --target) {
        std::swap(*target, *(target - 1));
    }
}

Rect draw_total(SceneWriter& writer, const SummarySide& side, Point at, const TextStyle& style) {
    return writer.counter(100 + side.side, side.before, "{}", at, style);
}

Rect draw_gain(SceneWriter& writer, const SummarySide& side, Point at, TextStyle style) {
    style.weight = Weight::Bold;
    style.ink = side.gained > 0 ? style.ink : Ink::Red;
    return writer.counter(110 + side.side, side.gained, "+{}", at, style);
}

void draw_score_line(SceneWriter& writer, const SummarySide& side, const Rect& line, float size) {
    const float down = 0.75F * size - 12.5F; // aligns the baselines
    const auto total = draw_total(writer, side, {line.right(), line.y},
                                  {.size = size, .weight = Weight::Bold, .ink = Ink::Text, .align = Align::Right});
    // The name always leaves room for a gain, so that the line does not move when a gain appears.
    const float widest = writer.width("+" + std::to_string(std::max(side.gained, 100)), 15, Weight::Bold);
    // A short total takes the space of three digits if the name leaves it, so that the gain and the total do not look
    // like one number.
    const float between = size / 2 + 1;
    const float spare = line.w - writer.width(side.name, 17, Weight::Regular) - widest - 8 - between;
    const float column = std::max(total.w, std::min(spare, writer.width("000", size, Weight::Bold)));
    const Point gain{line.right() - column - between, line.y + down + 2};
    if (side.gained != 0) {
        draw_gain(writer, side, gain, {.size = 15, .ink = Ink::Green, .align = Align::Right});
    }
    writer.text(side.name, {line.x, line.y + down},
                {.size = 17, .ink = Ink::Text, .room = gain.x - widest - 8 - line.x});
}

void draw_score_cell(SceneWriter& writer, const SummarySide& side, const Rect& cell, float apart) {
    writer.text(side.name, {cell.x, cell.y + 4}, {.size = 14, .ink = Ink::Text, .room = cell.w});
    const auto total =
        draw_total(writer, side, {cell.x, cell.y + 20},
                   {.size = side.gained >= 1000 ? 16.0F : 18.0F, .weight = Weight::Bold, .ink = Ink::Text});
    const float left = total.right() + apart;
    const float width = writer.width((side.gained > 0 ? "+" : "") + std::to_string(side.gained), 13, Weight::Bold);
    if (side.gained != 0 && left + width <= cell.right()) {
        draw_gain(writer, side, {left, cell.y + 23}, {.size = 14, .ink = Ink::Green, .room = cell.right() - left});
    }
}

void explain(SceneWriter& writer, const Rect& words, std::string_view rule, const std::string& label) {
    constexpr float finger = 44;
    const float width = std::max(finger, words.w);
    const float height = std::max(finger, words.h);
    const float left = std::max(0.0F, words.centre().x - width / 2);
    writer.target(TargetId::Word, 0,
                  {std::min(left, writer.scene().width - width), words.centre().y - height / 2, width, height}, label);
    writer.scene().targets.back().rule = rule;
}

void draw_name_sash(SceneWriter& writer, const Rect& patch, float length, Layout layout) {
    writer.add(
        SashItem{.rect = {patch.x, patch.bottom() + 2, length, 7}, .stitch = layout == Layout::Wide ? 2.0F : 1.5F});
}

namespace {

constexpr float padlock = 18;

// Writes the text at the origin and returns its height. The rule in parentheses stays on one line.
float write_refusal(Scene& written, const RefusalPaper& paper, const TextMeasure& measure) {
    SceneWriter draft(written, measure);
    return draft.paragraph(i18n::unbroken(paper.words, paper.words.rfind('(')), {},
                           {.size = paper.size,
                            .weight = Weight::Bold,
                            .ink = Ink::Red,
                            .room = paper.room - padlock - 29,
                            .smallest = 13},
                           paper.lines);
}

// Returns the rectangle of the text in parentheses or, if the line has no parentheses, of the whole line.
Rect rule_in(const TextItem& line, const TextMeasure& measure) {
    auto words = line;
    const auto open = line.text.rfind('(');
    if (open != std::string::npos) {
        words.text = line.text.substr(0, open + 1);
        words.at.x = text_rect(words, measure).right();
        words.text = line.text.substr(open + 1, line.text.rfind(')') - open - 1);
    }
    return text_rect(words, measure);
}

} // namespace

float refusal_height(const RefusalPaper& paper, const TextMeasure& measure) {
    Scene written;
    return write_refusal(written, paper, measure) + 12;
}

void draw_refusal_paper(SceneWriter& writer, const TextMeasure& measure, const RefusalPaper& paper, Point at) {
    Scene written;
    Rect box{at.x, at.y, 0, write_refusal(written, paper, measure) + 12};
    for (const auto& item : written.items) { // the paper note is only as wide as its text
        box.w = std::max(box.w, text_rect(std::get<TextItem>(item), measure).right() + padlock + 29);
    }
    cover_texts(writer.scene(), box, measure);
    writer.add(BoxItem{.rect = box, .radius = 10, .fill = Ink::Paper, .shadow = Shadow::Chosen});
    writer.picture(Picture::IconPadlock, {box.x + 8, box.centre().y - padlock / 2, padlock, padlock}, Ink::Red);
    Rect rule{};
    for (auto& item : written.items) {
        auto text = std::get<TextItem>(item);
        text.at = {text.at.x + box.x + padlock + 15, text.at.y + box.y + 6};
        rule = rule_in(text, measure);
        writer.add(std::move(text));
    }
    // underlines the rule in the last line, because the refusal is a link
    writer.add(BoxItem{.rect = {rule.x, rule.bottom() - 1, rule.w, 1.5F}, .fill = Ink::Red});
    constexpr float finger = 44;
    const float height = std::max(finger, box.h);
    writer.target(TargetId::Rule, 0, {box.x, box.bottom() - height, box.w, height}, paper.words);
}

} // namespace mitts::view
