// Draws the bargaining panel: the title, the stages, the player on turn, and the agreement (T4–T7).
#include "i18n/numbers.h"
#include "view/mitigati/easel.h"
#include "view/text_lines.h"

#include <algorithm>

namespace mitts::view::mitigati {

namespace {

using i18n::signed_number;
using i18n::TextId;
using mitts::mitigati::Phase;

// Draws the three stages as chips. Finished stages are struck through, and the current stage is filled (T4, T7).
void draw_stages(const Easel& easel) {
    const auto& b = easel.places.bargain;
    float right = b.stages_end.x;
    const float size = b.stage_height > 26 ? 15 : 13.5F;
    for (int stage = 3; stage >= 1; --stage) {
        const bool now = stage == easel.seen().stage;
        const bool over = stage < easel.seen().stage;
        const auto cards = std::to_string(5 * stage + 5);
        const bool in_words = b.stage_words == StageWords::All || (now && b.stage_words == StageWords::Current);
        const auto words = in_words ? easel.say(TextId::StageCards, {{"n", cards}}) : cards;
        const float width = easel.writer.width(words, size, Weight::Bold) + b.stage_height * 0.86F;
        const Rect chip{right - width, b.stages_end.y, width, b.stage_height};
        easel.writer.add(BoxItem{.rect = chip,
                                 .radius = chip.h / 2,
                                 .fill = now    ? Ink::Text
                                         : over ? Ink::DisabledFill
                                                : Ink::Paper,
                                 .edge = now || over ? std::nullopt : std::optional(Ink::PaperEdge),
                                 .edge_width = 1.5F});
        const auto weight = now ? Weight::Bold : Weight::Regular;
        if (over) {
            const float struck = easel.writer.width(words, size, weight) + 4;
            easel.writer.add(
                BoxItem{.rect = {chip.centre().x - struck / 2, chip.centre().y, struck, 1.5F}, .fill = Ink::PaperEdge});
        }
        easel.writer.text(words, {chip.centre().x, chip.centre().y - size * 0.6F},
                          {.size = size,
                           .weight = weight,
                           .ink = now    ? Ink::Paper
                                  : over ? Ink::DisabledText
                                         : Ink::Muted,
                           .align = Align::Centre});
        right = chip.x - 7;
    }
}

// Draws the viewer's total beside the stages if the board is not visible.
void draw_own_total(const Easel& easel) {
    const auto& b = easel.places.bargain;
    if (easel.places.board_style != BoardStyle::WithNames) {
        return;
    }
    const auto words =
        i18n::player_name(easel.naming, easel.seen().viewer) + " · " + total_words(easel, easel.seen().viewer);
    const auto end = own_total_end(easel);
    const TextStyle style{.size = 14, .ink = Ink::Muted, .align = Align::Right, .room = end.x - b.stages_end.x - 12};
    if (easel.writer.width(words, 13, style.weight) <= style.room) {
        easel.writer.text(words, {end.x, end.y - 8}, style);
    }
}

void draw_note(const Easel& easel) {
    const auto& b = easel.places.bargain;
    if (!b.note) {
        return;
    }
    if (easel.places.layout != Layout::Small) {
        if (bids_now(easel)) {
            const auto note = bargain_note(easel.model, easel.ui);
            const auto words = easel.writer.text(note, *b.note, {.size = 15, .ink = Ink::Muted, .room = b.note_room});
            explain(easel.writer, words, rule_of_advice(easel.model), note);
        }
    } else if (!easel.model.refusal && easel.model.match.phase == MatchPhase::Playing) {
        const TextStyle style{.size = 14, .ink = Ink::Muted, .room = b.note_room};
        const int lines = std::max(1, static_cast<int>((b.paper.bottom() - 6 - b.note->y) / (style.size * text_line)));
        const bool asks = bids_now(easel) && !is_hinting(easel.model) && easel.ui.bid &&
                          easel.ui.bid != closing_bid(easel.seen(), easel.seen().viewer);
        auto words = asks || easel.model.asked ? bargain_note(easel.model, easel.ui) : whole_advice(easel);
        const int bid = prepared_bid(easel.model, easel.ui);
        const auto broken = break_lines(words, style.room, style.size, style.weight, easel.measure);
        if (static_cast<int>(broken.size()) > lines && closing_bid(easel.seen(), easel.seen().viewer) == bid) {
            words = agreement_words(easel.model, bid); // the bid's box also shows the hand's worth
        }
        easel.writer.paragraph(words, *b.note, style, lines);
    }
}

// Returns true if the title is centred above the agreed bids: in a short window, which has no room for the stages.
bool is_centred(const Easel& easel) {
    return easel.seen().phase == Phase::Over && easel.places.layout == Layout::Small;
}

void draw_heading(const Easel& easel) {
    const auto& b = easel.places.bargain;
    const float height = b.title_size * text_line;
    explain(easel.writer, {b.title_at.x, b.title_at.y, b.title_room, height}, "T4", easel.say(TextId::BargainTitle));
    // In a short window, the title is beside the button for the sum zero, which is drawn only while the viewer bids.
    const bool alone = easel.places.layout == Layout::Small && !bids_now(easel);
    const float room = alone ? b.zero.right() - b.title_at.x : b.title_room;
    switch (heading_of(easel)) {
    case Heading::Title:
        if (is_centred(easel)) {
            easel.writer.text(easel.say(TextId::TurnAgreed), {b.paper.centre().x, b.title_at.y},
                              {.size = b.title_size, .weight = Weight::Bold, .ink = Ink::Text, .align = Align::Centre});
            break;
        }
        easel.writer.text(easel.seen().phase == Phase::Over                ? easel.say(TextId::TurnAgreed)
                          : turn_is_on_paper(easel) && !easel.model.paused ? turn_words(easel.model)
                                                                           : easel.say(TextId::BargainTitle),
                          b.title_at, {.size = b.title_size, .weight = Weight::Bold, .ink = Ink::Text, .room = room});
        break;
    case Heading::Agreement: {
        const auto& worth = easel.model.worth;
        easel.writer.paragraph(
            agreement_words(easel.model, prepared_bid(easel.model, easel.ui)) +
                (worth ? ". " + easel.say(TextId::WorthAlone, {{"worth", signed_number(worth->about)}}) : ""),
            {b.title_at.x, b.title_at.y - 2},
            {.size = 13, .weight = Weight::Bold, .ink = Ink::Green, .room = b.stages_end.x - b.title_at.x}, 2);
        break;
    }
    case Heading::Hint:
        easel.writer.paragraph(advice(easel.model, easel.ui), {b.title_at.x, b.title_at.y - 2},
                               {.size = 13, .ink = Ink::Text, .room = b.stages_end.x - b.title_at.x}, 2);
        break;
    case Heading::Zero: // leaves room for the button with the bid that makes the sum zero
        easel.writer.text(
            easel.say(TextId::TurnBid), b.title_at,
            {.size = b.title_size, .weight = Weight::Bold, .ink = Ink::Text, .room = b.zero.x - b.title_at.x - 6});
        break;
    }
}

} // namespace

Point own_total_end(const Easel& easel) {
    const auto& b = easel.places.bargain;
    const bool over = easel.seen().phase == Phase::Over;
    return {over ? b.paper.right() - 18 : b.strip.right(), b.stages_end.y + b.stage_height / 2};
}

bool bids_now(const Easel& easel) {
    return easel.may_act() && viewer_bids(easel.seen());
}

std::string whole_advice(const Easel& easel) {
    if (bids_now(easel) && !is_hinting(easel.model) && (easel.model.asked || offers_tricks(easel.model, easel.ui))) {
        return {}; // the bargaining panel shows a question
    }
    auto said = advice(easel.model, easel.ui);
    const auto& worth = easel.model.worth;
    const int bid = prepared_bid(easel.model, easel.ui);
    const bool noted = easel.places.layout != Layout::Small && easel.places.bargain.note;
    if (noted && bids_now(easel) && said == bargain_note(easel.model, easel.ui)) {
        return {}; // the bargaining panel shows the advice as its note
    }
    if (worth && !noted && !is_hinting(easel.model) && bids_now(easel) && agreeing_bid(easel.seen()) == bid) {
        said += ' ' + (easel.places.layout == Layout::Portrait
                           ? easel.say(TextId::WorthAlone, {{"worth", signed_number(worth->about)}})
                           : worth_compared(easel.model, bid));
    }
    return said;
}

bool zero_in_heading(const Easel& easel) {
    const auto& b = easel.places.bargain;
    return easel.places.layout == Layout::Portrait && b.zero.y < b.strip.y;
}

Heading heading_of(const Easel& easel) {
    const bool shared = zero_in_heading(easel);
    // true if only the bargaining panel shows the advice
    const bool alone = shared || (turn_is_on_paper(easel) && easel.places.layout == Layout::Portrait);
    const auto zero = closing_bid(easel.seen(), easel.seen().viewer);
    if (!alone || !bids_now(easel)) {
        return Heading::Title;
    }
    if (is_hinting(easel.model) && turn_is_on_paper(easel) && // otherwise the headline has the hint below it
        easel.model.shows_refusals) {                         // in a lesson, the lesson panel shows the hint
        return Heading::Hint;
    }
    if (zero && !easel.model.asked &&
        prepared_bid(easel.model, easel.ui) == *zero) { // the agreement is shown only once: here or below the headline
        return turn_is_on_paper(easel) ? Heading::Agreement : Heading::Title;
    }
    return zero && shared && !easel.model.asked ? Heading::Zero : Heading::Title;
}

void draw_bargain(const Easel& easel) {
    const auto& b = easel.places.bargain;
    const bool over = easel.seen().phase == Phase::Over;
    auto paper = b.paper;
    if (over) { // shows only the heading, the agreed bids and, while these move together, their sum (T6)
        const float below = easel.model.agreement == Agreement::Together ? 38
                            : easel.places.layout == Layout::Wide        ? 28
                                                                         : 16;
        paper.h = agreed_place(easel, 0).bottom() + below - paper.y;
    } else if (easel.model.paused) { // a lesson's answer needs no controls
        paper.h = std::max(b.rule_y, b.strip.bottom() + 38) - paper.y;
    }
    easel.writer.add(BoxItem{.rect = paper, .radius = 17, .fill = Ink::Paper, .shadow = Shadow::Card});
    easel.writer.target(TargetId::Table, 0, paper, {});
    draw_heading(easel);
    if (heading_of(easel) == Heading::Title && !is_centred(easel)) {
        draw_stages(easel);
    }
    draw_own_total(easel);
    draw_note(easel);
    draw_strip(easel);
    if (b.caption && !over && bids_missing(easel.seen()) <= (bids_now(easel) ? 1 : 0)) { // counts the prepared bid
        easel.writer.text(easel.say(TextId::BargainSum), {b.strip.centre().x, b.caption->y},
                          {.size = 15, .ink = Ink::Muted, .align = Align::Centre, .room = b.strip.w});
    }
    if (b.rule_y > 0 && !over && !easel.model.paused) {
        easel.writer.add(BoxItem{.rect = {b.strip.x, b.rule_y, b.strip.w, 1.5F}, .fill = Ink::PaperRule});
    }
    if (easel.model.agreement == Agreement::Told && !over &&
        !easel.model.paused) { // the animation of an agreement shows no prepared bid
        draw_making(easel);
    }
}

} // namespace mitts::view::mitigati
