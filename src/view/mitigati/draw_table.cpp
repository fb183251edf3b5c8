// The table around the cards: menu, title, totals, turn, tools, refusals.
#include "i18n/numbers.h"
#include "view/mitigati/easel.h"

#include <algorithm>

namespace mitts::view::mitigati {

namespace {

using i18n::TextId;
using mitts::mitigati::Phase;
using mitts::mitigati::player_count;

/// A player's line on the board.
struct BoardLine {
    Seat seat = 0;
    std::string name;
    int total = 0;
    int gain = 0;
};

// The viewer first, then clockwise.
std::vector<BoardLine> board_lines(const Easel& easel) {
    const auto& match = easel.model.match;
    std::vector<BoardLine> lines;
    for (int steps = 0; steps < player_count; ++steps) {
        const auto seat = seat_after(match.seen.viewer, player_count, steps);
        const auto at = static_cast<std::size_t>(seat);
        lines.push_back({.seat = seat,
                         .name = i18n::player_name(easel.naming, seat),
                         .total = match.totals.at(at),
                         .gain = match.seen.scores.at(at)});
    }
    return lines;
}

std::string gain_pattern(int gain) {
    return gain > 0 ? "+{}" : "{}";
}

void draw_panel_line(const Easel& easel, const BoardLine& line, float top) {
    const auto& board = easel.places.board;
    auto& writer = easel.writer;
    const auto total =
        writer.counter(counter_id(Counter::Total, line.seat), line.total, "{}", {board.right() - 14, top},
                       {.size = 18, .weight = Weight::Bold, .ink = Ink::Text, .align = Align::Right});
    float end = total.x - 10;
    if (line.gain != 0) {
        const auto gain = writer.counter(
            counter_id(Counter::Gain, line.seat), line.gain, gain_pattern(line.gain), {total.x - 10, top + 3},
            {.size = 15, .weight = Weight::Bold, .ink = line.gain > 0 ? Ink::Green : Ink::Red, .align = Align::Right});
        end = gain.x - 8;
    }
    writer.text(line.name, {board.x + 14, top + 1}, {.size = 17, .ink = Ink::Text, .room = end - board.x - 14});
}

void draw_board_panel(const Easel& easel) {
    const auto& board = easel.places.board;
    easel.writer.add(BoxItem{.rect = board, .radius = 12, .fill = Ink::Paper, .shadow = Shadow::Card});
    float top = board.y + 9;
    for (const auto& line : board_lines(easel)) {
        draw_panel_line(easel, line, top);
        top += 28;
    }
}

// A cell of the bar: the name above, total and gain below.
void draw_bar_cell(const Easel& easel, const BoardLine& line, const Rect& cell) {
    auto& writer = easel.writer;
    writer.text(line.name, {cell.x, cell.y + 4}, {.size = 14, .ink = Ink::Text, .room = cell.w});
    const auto total = writer.counter(counter_id(Counter::Total, line.seat), line.total, "{}", {cell.x, cell.y + 20},
                                      {.size = 18, .weight = Weight::Bold, .ink = Ink::Text});
    if (line.gain != 0) {
        writer.counter(counter_id(Counter::Gain, line.seat), line.gain, gain_pattern(line.gain),
                       {total.right() + 4, cell.y + 23},
                       {.size = 14,
                        .weight = Weight::Bold,
                        .ink = line.gain > 0 ? Ink::Green : Ink::Red,
                        .room = cell.right() - total.right() - 4});
    }
}

void draw_board_bar(const Easel& easel) {
    const auto& board = easel.places.board;
    easel.writer.add(BoxItem{.rect = board, .radius = 12, .fill = Ink::Paper, .shadow = Shadow::Card});
    const float cell = (board.w - 20) / static_cast<float>(player_count);
    float x = board.x + 12;
    for (const auto& line : board_lines(easel)) {
        draw_bar_cell(easel, line, {x, board.y, cell - 8, board.h});
        x += cell;
    }
}

// "deal 1 of 3 · Gaspard deals", "deal 1 of 3 · trick 8 of 25"
std::string where_words(const Easel& easel) {
    const auto& seen = easel.seen();
    const int deal = easel.model.match.round;
    auto words = easel.say(TextId::TableDealOf, {{"n", deal}, {"of", std::max(deal, seen.options.deals)}}) + " · ";
    if (seen.phase == Phase::Play) {
        return words + easel.say(TextId::TableTrick, {{"n", seen.tricks_played + 1}});
    }
    if (seen.dealer == easel.naming.you) {
        return words + easel.say(TextId::TableYouDeal);
    }
    return words + easel.say(TextId::TableTheyDeal, {{"name", i18n::player_name(easel.naming, seen.dealer)}});
}

void draw_seat_sash(const Easel& easel, Seat seat) {
    const bool wide = easel.places.layout == Layout::Wide;
    for (const auto& place : easel.places.seats) {
        if (place.seat == seat) {
            draw_name_sash(easel.writer, place.patch,
                           place.patch.w + (wide ? 12 + std::min(place.name_room, 96.0F) : 0), easel.places.layout);
        }
    }
}

} // namespace

void draw_top(const Easel& easel) {
    const auto& places = easel.places;
    draw_menu(easel);
    if (places.title) {
        easel.writer.text(easel.say(TextId::MitigatiName), *places.title,
                          {.size = 20, .weight = Weight::Bold, .room = places.title_room});
        easel.writer.text(where_words(easel), {places.title->x, places.title->y + 25},
                          {.size = 15, .ink = Ink::TableMuted, .room = places.title_room});
    }
}

void draw_board(const Easel& easel) {
    switch (easel.places.board_style) {
    case BoardStyle::Panel:
        draw_board_panel(easel);
        break;
    case BoardStyle::Bar:
        draw_board_bar(easel);
        break;
    case BoardStyle::WithNames: // the own points stand in its place, while nothing lies over them
        if (middle_of(easel.seen()) == Middle::Bargain) {
            return;
        }
        break;
    }
    easel.writer.target(TargetId::Scores, 0, easel.places.board, easel.say(TextId::ToolScores));
}

void draw_turn(const Easel& easel) {
    const auto& places = easel.places;
    draw_sash(easel, [&](Seat seat) { draw_seat_sash(easel, seat); });
    if (turn_is_on_paper(easel)) {
        return;
    }
    const float height = draw_turn_words(easel);
    const auto said = easel.model.refusal ? std::string() : advice(easel.model, easel.ui);
    if (!said.empty()) {
        const float top = std::max(places.advice.y, places.turn.y + height + 3);
        const float room = places.advice_bottom - top;
        const int lines =
            places.advice_bottom > 0 ? std::max(1, static_cast<int>(room / (13 * text_line))) : places.advice_lines;
        const float size = std::min(places.advice_size, room > 0 ? room / (static_cast<float>(lines) * text_line) : 99);
        easel.writer.paragraph(said, {places.advice.x, top},
                               {.size = std::max(13.0F, size), .ink = Ink::TableMuted, .room = places.advice_room},
                               lines);
    }
}

void draw_refusal(const Easel& easel) {
    if (!easel.model.refusal) {
        return;
    }
    const auto& places = easel.places;
    const bool on_paper = turn_is_on_paper(easel);
    const float room = on_paper ? places.bargain.paper.w - 16 : std::min(places.advice_room, 520.0F);
    const Point at = on_paper ? Point{places.bargain.paper.x + 8, places.bargain.paper.y + 8}
                              : Point{places.advice.x - 4, places.advice.y - 6};
    draw_refusal_paper(easel.writer, easel.measure,
                       {.words = advice(easel.model, easel.ui),
                        .room = room,
                        .size = places.advice_size,
                        .lines = places.advice_lines + 2},
                       at);
}

} // namespace mitts::view::mitigati
