// Draws a question in place of the bargaining controls: whether to end the deal (T6), or whether to play it out.
#include "view/mitigati/easel.h"

#include <algorithm>
#include <cmath>

namespace mitts::view::mitigati {

namespace {

using i18n::TextId;

/// A question with notes and two answers.
struct Question {
    std::string words;
    std::vector<std::string> notes;
    std::array<Button, 2> answers{}; ///< left and right answer
};

void draw_question(const Easel& easel, const Rect& room, Question question) {
    auto& writer = easel.writer;
    const bool high_room = room.h >= 180;
    const float size = high_room ? 28 : 17;
    const float note = high_room ? 17 : 13;
    const float high = high_room ? 60 : 44;
    constexpr float apart = 10;
    const float notes_room = std::max(0.0F, room.h - high - 4 - size * text_line);
    const int lines = static_cast<int>(notes_room / (note * text_line));
    const float used = size * text_line + static_cast<float>(std::min(lines, 4)) * note * text_line + high + 6;
    float y = room.y + std::max(0.0F, (room.h - used) / 3);
    writer.text(question.words, {room.centre().x, y},
                {.size = size, .weight = Weight::Bold, .ink = Ink::Text, .align = Align::Centre, .room = room.w});
    y += size * text_line;
    int left = lines;
    for (std::size_t index = 0; index < question.notes.size() && left > 0; ++index) {
        const int others = static_cast<int>(question.notes.size() - index) - 1;
        const float used_by_note = writer.paragraph(
            question.notes[index], {room.centre().x, y},
            {.size = note, .ink = Ink::Muted, .align = Align::Centre, .room = room.w}, std::max(1, left - others));
        y += used_by_note;
        left -= static_cast<int>(std::lround(used_by_note / (note * text_line)));
    }
    const float width = std::min(220.0F, (room.w - apart) / 2);
    const float top = std::min(room.bottom() - high, y + 14);
    float x = room.centre().x - width - apart / 2;
    for (auto& answer : question.answers) {
        answer.rect = {x, top, width, high};
        draw_button(writer, answer);
        x += width + apart;
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

bool asks_alone(const Easel& easel) {
    return easel.places.layout == Layout::Small && easel.model.agreement == Agreement::Told && offers_now(easel) &&
           !is_hinting(easel.model) && !has_bids(easel);
}

bool draw_asked(const Easel& easel, const Rect& room) {
    if (!bids_now(easel)) {
        return false;
    }
    if (const auto& asked = easel.model.asked) {
        const bool agree = easel.ui.answer == TableUi::Answer::Agree;
        Question question{.words = question_words(easel.model), .notes = {agreement_words(easel.model, *asked) + '.'}};
        // the paper already shows the note
        const bool noted = easel.places.layout != Layout::Small && easel.places.bargain.note;
        if (easel.model.worth && !noted) {
            question.notes.push_back(worth_compared(easel.model, *asked));
        }
        question.answers = {answer_button(easel, TextId::AgreeButton, TargetId::Agree, agree),
                            answer_button(easel, TextId::NotYetButton, TargetId::NotYet, !agree)};
        draw_question(easel, room, std::move(question));
        return true;
    }
    if (!offers_now(easel)) {
        return false;
    }
    draw_question(easel, room,
                  {.words = easel.say(TextId::OfferTricks),
                   .notes = {easel.say(TextId::OfferTricksNote)},
                   .answers = {answer_button(easel, TextId::PlayOutButton, TargetId::PlayOut, true),
                               answer_button(easel, TextId::BargainButton, TargetId::Bargain, false)}});
    return true;
}

} // namespace mitts::view::mitigati
