// Draws the parts of the table around the cards: the menu, title, totals, headline, tools and refusals.
#include "i18n/numbers.h"
#include "view/mitigati/easel.h"
#include "view/mitigati/spoken.h"
#include "view/summary_words.h"

#include <algorithm>

namespace mitts::view::mitigati {

namespace {

using i18n::TextId;
using mitts::mitigati::Phase;
using mitts::mitigati::player_count;

std::vector<SummarySide> sides_of(const Easel& easel) {
    return sides_by_seat(easel.model, player_count, easel.seen().scores);
}

void draw_board_panel(const Easel& easel) {
    const auto& board = easel.places.board;
    easel.writer.add(BoxItem{.rect = board, .radius = 12, .fill = Ink::Paper, .shadow = Shadow::Card});
    float top = board.y + 9;
    for (const auto& side : sides_of(easel)) {
        draw_score_line(easel.writer, side, {board.x + 14, top, board.w - 28, 28}, 18);
        top += 28;
    }
}

void draw_board_bar(const Easel& easel) {
    const auto& board = easel.places.board;
    easel.writer.add(BoxItem{.rect = board, .radius = 12, .fill = Ink::Paper, .shadow = Shadow::Card});
    const float cell = (board.w - 20) / static_cast<float>(player_count);
    float x = board.x + 12;
    for (const auto& side : sides_of(easel)) {
        draw_score_cell(easel.writer, side, {x, board.centre().y - 22, cell - 8, 44}, 4);
        x += cell;
    }
}

// Returns the progress of the match in words: "deal 1 of 3 · Gaspard deals" or "deal 1 of 3 · trick 8 of 25".
std::string where_words(const Easel& easel) {
    const auto& seen = easel.seen();
    const int deal = easel.model.match.round;
    auto words = easel.say(TextId::TableDealOf, {{"n", deal}, {"of", std::max(deal, seen.options.deals)}}) + " · ";
    if (seen.phase == Phase::Play) {
        return words + trick_number_words(easel.model);
    }
    if (seen.dealer == easel.naming.you) {
        return words + easel.say(TextId::TableYouDeal);
    }
    return words + easel.say(TextId::TableTheyDeal, {{"name", i18n::player_name(easel.naming, seen.dealer)}});
}

// Returns the position of a player's score on the board. If there is no board, returns the position of the opponent's
// name or of the viewer's total on the bargaining panel.
Point score_of(const Easel& easel, Seat seat) {
    const auto& board = easel.places.board;
    const auto steps = static_cast<float>(easel.steps_to(seat));
    switch (easel.places.board_style) {
    case BoardStyle::Panel:
        return {board.right() - 40, board.y + 23 + steps * 28};
    case BoardStyle::Bar:
        return {board.x + (steps + 0.5F) * board.w / player_count, board.centre().y};
    case BoardStyle::WithNames:
        break;
    }
    return steps > 0 ? easel.places.seats[static_cast<std::size_t>(steps) - 1].name : own_total_end(easel);
}

} // namespace

void draw_amounts(const Easel& easel) {
    constexpr int amount_mover = 900;
    if (easel.model.agreement != Agreement::Flown) {
        return;
    }
    const auto bids = bids_of_stage(easel.model.match);
    for (int place = 0; place < player_count; ++place) {
        const auto& made = bids[bids.size() - player_count + static_cast<std::size_t>(place)];
        const auto score = score_of(easel, made.seat);
        easel.writer.begin_mover(amount_mover + place, score, agreed_place(easel, place).centre());
        draw_pill(easel.writer, {.words = i18n::signed_number(made.bid),
                                 .centre = score,
                                 .size = 17,
                                 .height = 26,
                                 .fill = easel.seat_ink(made.seat)});
        easel.writer.end_mover();
        easel.writer.close_mover_at_once(); // once the points arrive, the score includes them
    }
}

void draw_top(const Easel& easel) {
    draw_menu(easel);
    draw_title(easel, TextId::MitigatiName, where_words(easel));
}

void draw_board(const Easel& easel) {
    switch (easel.places.board_style) {
    case BoardStyle::Panel:
        draw_board_panel(easel);
        break;
    case BoardStyle::Bar:
        draw_board_bar(easel);
        break;
    case BoardStyle::WithNames: // the touch target is the viewer's points, which the bargaining panel covers
        if (middle_of(easel.seen()) == Middle::Bargain) {
            return;
        }
        break;
    }
    easel.writer.target(TargetId::Scores, 0, easel.places.board, easel.say(TextId::ToolScores));
}

void draw_turn(const Easel& easel) {
    const auto& places = easel.places;
    draw_sash(easel);
    if (turn_is_on_paper(easel)) {
        return;
    }
    const float height = draw_turn_words(easel);
    const auto said = easel.model.refusal ? std::string() : whole_advice(easel);
    if (!said.empty()) {
        const float top = std::max(places.advice.y, places.turn.y + height + 3);
        const float room = places.advice_bottom - top;
        const int lines =
            places.advice_bottom > 0 ? std::max(1, static_cast<int>(room / (13 * text_line))) : places.advice_lines;
        const float size = std::min(places.advice_size, room > 0 ? room / (static_cast<float>(lines) * text_line) : 99);
        float across = places.advice_room;
        if (middle_of(easel.seen()) == Middle::Bargain && places.layout == Layout::Portrait && !places.stock_words) {
            across = places.own.at.x + places.own.room - places.advice.x; // no points are drawn beside the advice
        }
        easel.writer.paragraph(said, {places.advice.x, top},
                               {.size = std::max(13.0F, size), .ink = Ink::TableMuted, .room = across}, lines);
    }
}

void draw_refusal(const Easel& easel) {
    if (!shows_refusal(easel.model)) {
        return;
    }
    const auto& places = easel.places;
    const auto& b = places.bargain;
    const bool on_paper = turn_is_on_paper(easel);
    const bool on_note = on_paper && b.note && b.slider; // the note has two lines, enough for a refusal
    // the advice's column may be too narrow for a refusal
    const float beside = std::max(std::min(places.advice_room, 660.0F), 0.3F * std::min(places.width, 560.0F));
    const bool above_hand = !on_paper && places.layout == Layout::Portrait; // as wide as the window, above the hand
    const RefusalPaper paper{.words = advice(easel.model, easel.ui),
                             .room = on_note      ? b.note_room
                                     : on_paper   ? b.paper.w - 16
                                     : above_hand ? places.width - 16
                                                  : beside,
                             .size = places.advice_size,
                             .lines = places.advice_lines + (places.layout == Layout::Small ? 4 : 2)};
    const float hand_top = places.hand.room.y - static_cast<float>(places.hand.rows - 1) * row_height(places.hand);
    const float over = above_hand ? hand_top - refusal_height(paper, easel.measure) - 3 : places.advice.y - 6;
    draw_refusal_paper(easel.writer, easel.measure, paper,
                       on_note    ? *b.note
                       : on_paper ? Point{b.paper.x + 8, b.paper.y + 8}
                                  : Point{above_hand ? 8 : places.advice.x - 4, std::max(over, places.turn_bottom())});
}

} // namespace mitts::view::mitigati
