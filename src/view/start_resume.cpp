// The card of the match that was left, in three forms: beside each other, in one low row, and stacked.
#include "view/start_easel.h"

#include <algorithm>

namespace mitts::view {

namespace {

using i18n::TextId;

constexpr int fan_of_resume = 90;

PicturedCards cards_of(const ContinueCard& resume) {
    return {.cards = resume.cards, .tarot = resume.tarot, .suits = resume.tarot_suits};
}

std::string scores_in_words(const ContinueCard& resume) {
    std::string scores;
    for (const auto& score : resume.scores) {
        scores += (scores.empty() ? "" : " · ") + score.name + " " + std::to_string(score.points);
    }
    return scores;
}

void score_lines(StartEasel& easel, const ContinueCard& resume, Point at, float width, float height) {
    const auto count = static_cast<float>(std::max<std::size_t>(resume.scores.size(), 1));
    const float step = std::min(30.0F, height / count);
    float y = at.y + (height - step * count) / 2 + (step - 20) / 2;
    for (const auto& score : resume.scores) {
        easel.writer.text(score.name, {at.x, y}, {.ink = Ink::Text, .room = width - 60});
        easel.writer.text(std::to_string(score.points), {at.x + width, y},
                          {.weight = Weight::Bold, .ink = Ink::Text, .align = Align::Right});
        y += step;
    }
}

// Three lines: who, where, points.
void words(StartEasel& easel, const ContinueCard& resume, Point at, float room, float title_size) {
    auto& writer = easel.writer;
    writer.text(resume.title, at, {.size = title_size, .weight = Weight::Bold, .ink = Ink::Text, .room = room});
    const float y = at.y + title_size * text_line + 2;
    writer.text(resume.detail, {at.x, y}, {.size = 15, .ink = Ink::Muted, .room = room});
    writer.text(scores_in_words(resume), {at.x, y + 21}, {.size = 15, .ink = Ink::Muted, .room = room});
}

// Touched anywhere, but on what lies on it, the card goes on with the match.
void lay_card(StartEasel& easel, const ContinueCard& resume, const Rect& rect, float radius) {
    easel.panel(rect, radius);
    easel.writer.target(TargetId::Continue, 0, rect, easel.say_of(TextId::StartContinueOf, resume.title));
}

// Beside the button to go on, the one to the other matches, with how many there are.
void buttons(StartEasel& easel, Rect rect) {
    if (easel.model.shelf > 0) {
        constexpr float breadth = 64;
        rect.w -= breadth + 8;
        const Rect shelf{rect.right() + 8, rect.y, breadth, rect.h};
        const float middle = rect.centre().y;
        easel.writer.add(
            BoxItem{.rect = shelf, .radius = 12, .fill = Ink::White, .edge = Ink::PaperEdge, .edge_width = 1.5F});
        easel.writer.picture(Picture::IconLog, {shelf.x + 10, middle - 10, 20, 20}, Ink::Text);
        easel.writer.text(std::to_string(easel.model.shelf), {shelf.x + 36, middle - 17 * text_line / 2},
                          {.size = 17, .weight = Weight::Bold, .ink = Ink::Text, .room = breadth - 40});
        easel.writer.target(TargetId::Shelf, 0, shelf, easel.shelf_words());
    }
    easel.red_button(rect, easel.say(TextId::Continue), Picture::IconChevronRight);
}

// How broad they are together.
float buttons_width(const StartEasel& easel, float alone) {
    return alone + (easel.model.shelf > 0 ? 72.0F : 0.0F);
}

// Wide windows: cards, words, points and button beside each other. More than four players' points go into a line.
void draw_beside(StartEasel& easel, const ContinueCard& resume) {
    constexpr std::size_t most_lines = 4;
    const Rect rect{easel.left, easel.y, easel.width, 112};
    lay_card(easel, resume, rect, 14);
    const auto cards = cards_of(resume);
    easel.fan(cards, {rect.x + 108, rect.centre().y}, 66, fan_of_resume);
    const float words_x = rect.x + (cards.empty() ? 32 : 230);
    const float breadth = buttons_width(easel, 184);
    const Rect button{rect.right() - 28 - breadth, rect.centre().y - 30, breadth, 60};
    if (resume.scores.size() > most_lines) {
        words(easel, resume, {words_x, rect.y + 18}, button.x - 24 - words_x, 23);
    } else {
        const float scores_x = button.x - 250;
        const float room = scores_x - words_x - 16;
        easel.writer.text(resume.title, {words_x, rect.y + 26},
                          {.size = 23, .weight = Weight::Bold, .ink = Ink::Text, .room = room});
        easel.writer.text(resume.detail, {words_x, rect.y + 60}, {.size = 16, .ink = Ink::Muted, .room = room});
        score_lines(easel, resume, {scores_x, rect.y}, 210, rect.h);
    }
    buttons(easel, button);
    easel.y = rect.bottom();
}

// Low windows: one row, so that the games stay in sight.
void draw_in_a_row(StartEasel& easel, const ContinueCard& resume) {
    const Rect rect{easel.left, easel.y, easel.width, 84};
    lay_card(easel, resume, rect, 16);
    const auto cards = cards_of(resume);
    const bool pictured = !cards.empty() && rect.w >= 540;
    if (pictured) {
        easel.fan(cards, {rect.x + 64, rect.centre().y}, 44, fan_of_resume);
    }
    const float breadth = buttons_width(easel, 150);
    const Rect button{rect.right() - 14 - breadth, rect.centre().y - 26, breadth, 52};
    const float words_x = rect.x + (pictured ? 128 : 18);
    words(easel, resume, {words_x, rect.y + 9}, button.x - 12 - words_x, 18);
    buttons(easel, button);
    easel.y = rect.bottom();
}

// Narrow windows: the button under the words.
void draw_stacked(StartEasel& easel, const ContinueCard& resume) {
    const Rect rect{easel.left, easel.y, easel.width, 148};
    lay_card(easel, resume, rect, 16);
    const auto cards = cards_of(resume);
    const bool pictured = !cards.empty() && rect.w >= 300;
    if (pictured) {
        easel.fan(cards, {rect.x + 66, rect.y + 46}, 46, fan_of_resume);
    }
    const float words_x = rect.x + (pictured ? 132 : 16);
    words(easel, resume, {words_x, rect.y + 14}, rect.right() - 12 - words_x, 19);
    buttons(easel, {rect.x + 14, rect.bottom() - 14 - 46, rect.w - 28, 46});
    easel.y = rect.bottom();
}

} // namespace

void draw_resume(StartEasel& easel, const ContinueCard& resume) {
    if (easel.form == StartEasel::Form::Rows) {
        draw_stacked(easel, resume);
    } else if (easel.low) {
        draw_in_a_row(easel, resume);
    } else {
        draw_beside(easel, resume);
    }
    easel.y += easel.form == StartEasel::Form::Tiles && !easel.low ? start_gap : low_start_gap;
}

} // namespace mitts::view
