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

// Wide windows: cards, words, points and button beside each other. More than four players' points go into a line.
void draw_beside(StartEasel& easel, const ContinueCard& resume) {
    constexpr std::size_t most_lines = 4;
    const Rect rect{easel.left, easel.y, easel.width, 112};
    easel.panel(rect, 14);
    const auto cards = cards_of(resume);
    easel.fan(cards, {rect.x + 108, rect.centre().y}, 66, fan_of_resume);
    const float words_x = rect.x + (cards.empty() ? 32 : 230);
    const Rect button{rect.right() - 28 - 184, rect.centre().y - 30, 184, 60};
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
    easel.red_button(button, easel.say(TextId::Continue), Picture::IconChevronRight);
    easel.y = rect.bottom();
}

// Low windows: one row, so that the games stay in sight.
void draw_in_a_row(StartEasel& easel, const ContinueCard& resume) {
    const Rect rect{easel.left, easel.y, easel.width, 84};
    easel.panel(rect, 16);
    const auto cards = cards_of(resume);
    const bool pictured = !cards.empty() && rect.w >= 540;
    if (pictured) {
        easel.fan(cards, {rect.x + 64, rect.centre().y}, 44, fan_of_resume);
    }
    const Rect button{rect.right() - 14 - 150, rect.centre().y - 26, 150, 52};
    const float words_x = rect.x + (pictured ? 128 : 18);
    words(easel, resume, {words_x, rect.y + 9}, button.x - 12 - words_x, 18);
    easel.red_button(button, easel.say(TextId::Continue), Picture::IconChevronRight);
    easel.y = rect.bottom();
}

// Narrow windows: the button under the words.
void draw_stacked(StartEasel& easel, const ContinueCard& resume) {
    const Rect rect{easel.left, easel.y, easel.width, 148};
    easel.panel(rect, 16);
    const auto cards = cards_of(resume);
    const bool pictured = !cards.empty() && rect.w >= 300;
    if (pictured) {
        easel.fan(cards, {rect.x + 66, rect.y + 46}, 46, fan_of_resume);
    }
    const float words_x = rect.x + (pictured ? 132 : 16);
    words(easel, resume, {words_x, rect.y + 14}, rect.right() - 12 - words_x, 19);
    easel.red_button({rect.x + 14, rect.bottom() - 14 - 46, rect.w - 28, 46}, easel.say(TextId::Continue),
                     Picture::IconChevronRight);
    easel.y = rect.bottom();
}

} // namespace

void draw_resume(StartEasel& easel, const ContinueCard& resume) {
    const float top = easel.y;
    if (easel.form == StartEasel::Form::Rows) {
        draw_stacked(easel, resume);
    } else if (easel.low) {
        draw_in_a_row(easel, resume);
    } else {
        draw_beside(easel, resume);
    }
    easel.writer.target(TargetId::Continue, 0, {easel.left, top, easel.width, easel.y - top},
                        easel.say_of(TextId::StartContinueOf, resume.title));
    easel.y += easel.form == StartEasel::Form::Tiles && !easel.low ? start_gap : low_start_gap;
}

} // namespace mitts::view
