// Draws a question in place of the bargaining controls: whether to end the deal (T6), or whether to play it out.
#include "view/mitigati/easel.h"
#include "view/text_lines.h"

#include <algorithm>

namespace mitts::view::mitigati {

namespace {

using i18n::TextId;

/// A question with a note and two answers. The first answer takes the place of the bid button.
struct Question {
    std::string words;
    std::string note;
    std::array<Button, 2> answers{};
};

// Draws the question in place of the step buttons and the slider, and the answers in place of the other buttons.
void draw_question(const Easel& easel, Question question) {
    const auto& b = easel.places.bargain;
    auto& writer = easel.writer;
    const bool beside = b.bid.y == b.steps[0].y; // true if the bid button is beside the step buttons
    const auto top = b.steps[0];
    const Rect room{top.x, top.y, (beside ? b.steps[3].right() : b.buttons_end()) - top.x,
                    (beside ? b.more.bottom() : b.bid.y - 4) - top.y};
    TextStyle style{.size = room.h >= 80 ? 28.0F : 18.0F,
                    .weight = Weight::Bold,
                    .ink = Ink::Text,
                    .align = Align::Centre,
                    .room = room.w};
    const float title = writer.fitting_size(question.words, style) * text_line;
    const float note = room.w >= 440 ? 17 : 15;
    float height = text_height(question.note, room.w, note, Weight::Regular, easel.measure);
    if (title + height > room.h) { // the note does not fit
        height = 0;
    }
    const float y = room.centre().y - (title + height) / 2;
    writer.text(question.words, {room.centre().x, y}, style);
    if (height > 0) {
        style.size = note;
        style.weight = Weight::Regular;
        style.ink = Ink::Muted;
        writer.paragraph(question.note, {room.centre().x, y + title}, style, 4);
    }
    const float end = b.buttons_end();
    const bool in_line = b.bid.y == b.stand.y;
    const float width = in_line ? (end - b.bid.x - 10) / 2 : b.bid.w;
    question.answers[0].rect = {b.bid.x, b.bid.y, width, b.bid.h};
    const float left = in_line ? end - width : b.stand.x;
    question.answers[1].rect = {left, b.stand.y, end - left, b.stand.h};
    for (const auto& answer : question.answers) {
        draw_button(writer, answer);
    }
}

Button answer_button(const Easel& easel, TextId words, TargetId id, bool focused) {
    return {.words = easel.say(words), .id = id, .kind = focused ? ButtonKind::Default : ButtonKind::Plain};
}

// Returns true if the player is asked whether to play the deal out.
bool offers_now(const Easel& easel) {
    return bids_now(easel) && !easel.model.asked && offers_tricks(easel.model, easel.ui);
}

} // namespace

bool draw_asked(const Easel& easel) {
    if (!bids_now(easel)) {
        return false;
    }
    if (const auto& asked = easel.model.asked) {
        const bool agree = easel.ui.answer == TableUi::Answer::Agree;
        auto note = easel.say(TextId::AskEndDealNote);
        const auto& b = easel.places.bargain;
        if (!b.note && b.slider) { // the panel has no note with this comparison
            note += ' ' + worth_compared(easel.model, *asked);
        }
        draw_question(easel, {.words = question_words(easel.model),
                              .note = std::move(note),
                              .answers = {answer_button(easel, TextId::NotYetButton, TargetId::NotYet, !agree),
                                          answer_button(easel, TextId::AgreeButton, TargetId::Agree, agree)}});
        return true;
    }
    if (!offers_now(easel)) {
        return false;
    }
    draw_question(easel, {.words = easel.say(TextId::OfferTricks),
                          .note = easel.say(TextId::OfferTricksNote),
                          .answers = {answer_button(easel, TextId::PlayOutButton, TargetId::PlayOut, true),
                                      answer_button(easel, TextId::BargainButton, TargetId::Bargain, false)}});
    return true;
}

} // namespace mitts::view::mitigati
