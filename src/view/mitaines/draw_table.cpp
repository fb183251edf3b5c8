// The table around the cards: menu, title, totals, turn, tools.
#include "view/mitaines/easel.h"

#include <algorithm>

namespace mitts::view::mitaines {

namespace {

using i18n::TextId;
using mitts::mitaines::deal_count;
using mitts::mitaines::side_count;

/// A side's line on the board.
struct BoardLine {
    int side = 0;
    Ink ink = Ink::Red;
    std::string name;
    int total = 0;
    int gain = 0;
};

Seat first_seat_of(const Easel& easel, int side) {
    if (easel.side_of(easel.seen().viewer) == side) {
        return easel.seen().viewer;
    }
    for (int steps = 1; steps < easel.seen().options.players; ++steps) {
        const auto seat = seat_after(easel.seen().viewer, easel.seen().options.players, steps);
        if (easel.side_of(seat) == side) {
            return seat;
        }
    }
    return easel.seen().viewer;
}

// The viewer's side first, then clockwise.
std::vector<BoardLine> board_lines(const Easel& easel) {
    const auto& seen = easel.seen();
    std::vector<BoardLine> lines;
    const int sides = side_count(seen.options);
    for (int step = 0; step < sides; ++step) {
        const int side = (easel.side_of(seen.viewer) + step) % sides;
        lines.push_back({.side = side,
                         .ink = seat_ink(easel, first_seat_of(easel, side)),
                         .name = i18n::mitaines::side_name(easel.naming, seen.options, side),
                         .total = easel.model.match.totals.at(static_cast<std::size_t>(side)),
                         .gain = seen.scores.at(static_cast<std::size_t>(side))});
    }
    return lines;
}

void draw_total_bar(const Easel& easel, const BoardLine& line, const Rect& track) {
    const auto target = static_cast<float>(easel.seen().options.target);
    const auto reach = [&](int points) {
        return track.w * std::clamp(static_cast<float>(points) / target, 0.0F, 1.0F);
    };
    auto& writer = easel.writer;
    writer.add(BoxItem{.rect = track, .radius = 3.5F, .fill = Ink::PaperRule});
    const float whole = reach(line.total + line.gain);
    if (whole > 0) {
        writer.add(BoxItem{
            .rect = {track.x, track.y, whole, track.h}, .radius = 3.5F, .fill = line.ink, .fill_opacity = 0.45F});
    }
    if (reach(line.total) > 0) {
        writer.add(BoxItem{.rect = {track.x, track.y, reach(line.total), track.h}, .radius = 3.5F, .fill = line.ink});
    }
}

// A line of the panel: name, gain, total, bar.
void draw_panel_line(const Easel& easel, const BoardLine& line, float top) {
    const auto& board = easel.places.board;
    const float right = board.right() - 14;
    auto& writer = easel.writer;
    const auto total = writer.counter(counter_id(Counter::Total, line.side), line.total, "{}", {right, top},
                                      {.size = 22, .weight = Weight::Bold, .ink = Ink::Text, .align = Align::Right});
    float name_end = total.x - 10;
    if (line.gain > 0) {
        const auto gain =
            writer.counter(counter_id(Counter::Gain, line.side), line.gain, "+{}", {total.x - 12, top + 6},
                           {.size = 15, .weight = Weight::Bold, .ink = Ink::Green, .align = Align::Right});
        name_end = gain.x - 8;
    }
    writer.text(line.name, {board.x + 14, top + 4}, {.size = 17, .ink = Ink::Text, .room = name_end - board.x - 14});
    draw_total_bar(easel, line, {board.x + 14, top + 28, board.w - 28, 7});
}

std::string target_words(const Easel& easel) {
    return easel.say(TextId::ScoresTo, {{"target", easel.seen().options.target}});
}

void draw_board_panel(const Easel& easel) {
    const auto& board = easel.places.board;
    easel.writer.add(BoxItem{.rect = board, .radius = 12, .fill = Ink::Paper, .shadow = Shadow::Card});
    float top = board.y + 11;
    for (const auto& line : board_lines(easel)) {
        draw_panel_line(easel, line, top);
        top += 38;
    }
    easel.writer.text(target_words(easel), {board.right() - 14, top + 1},
                      {.size = 13, .ink = Ink::Muted, .align = Align::Right});
}

constexpr TextStyle bar_name{.size = 17, .ink = Ink::Text};
constexpr TextStyle bar_total{.size = 22, .weight = Weight::Bold, .ink = Ink::Text};
constexpr TextStyle bar_gain{.size = 15, .weight = Weight::Bold, .ink = Ink::Green};

// How wide a side's name, total and gain are in one line.
float bar_width(const Easel& easel, const BoardLine& line) {
    const auto& writer = easel.writer;
    const float gain =
        line.gain > 0 ? 5 + writer.width("+" + std::to_string(line.gain), bar_gain.size, bar_gain.weight) : 0;
    return writer.width(line.name, bar_name.size, bar_name.weight) + 6 +
           writer.width(std::to_string(line.total), bar_total.size, bar_total.weight) + gain;
}

void draw_bar_line(const Easel& easel, const BoardLine& line, const Rect& cell) {
    auto& writer = easel.writer;
    float x = cell.x + (cell.w - bar_width(easel, line)) / 2;
    x = writer.text(line.name, {x, cell.y + 13}, bar_name).right() + 6;
    x = writer.counter(counter_id(Counter::Total, line.side), line.total, "{}", {x, cell.y + 9}, bar_total).right() + 5;
    if (line.gain > 0) {
        writer.counter(counter_id(Counter::Gain, line.side), line.gain, "+{}", {x, cell.y + 15}, bar_gain);
    }
}

// The same in two lines, where room is short.
void draw_bar_cell(const Easel& easel, const BoardLine& line, const Rect& cell) {
    auto& writer = easel.writer;
    writer.text(line.name, {cell.x, cell.y + 4}, {.size = 14, .ink = Ink::Text, .room = cell.w});
    const auto total =
        writer.counter(counter_id(Counter::Total, line.side), line.total, "{}", {cell.x, cell.y + 20},
                       {.size = line.gain >= 1000 ? 16.0F : 18.0F, .weight = Weight::Bold, .ink = Ink::Text});
    const float gain = writer.width("+" + std::to_string(line.gain), 13, Weight::Bold);
    if (line.gain > 0 && total.right() + 3 + gain <= cell.right()) { // else the scoring pile tells it
        writer.counter(
            counter_id(Counter::Gain, line.side), line.gain, "+{}", {total.right() + 3, cell.y + 23},
            {.size = 14, .weight = Weight::Bold, .ink = Ink::Green, .room = cell.right() - total.right() - 3});
    }
}

void draw_board_bar(const Easel& easel) {
    const auto& board = easel.places.board;
    easel.writer.add(BoxItem{.rect = board, .radius = 12, .fill = Ink::Paper, .shadow = Shadow::Card});
    const auto lines = board_lines(easel);
    const auto words = target_words(easel);
    const float middle = easel.writer.width(words, 13, Weight::Regular) + 12;
    const bool target_fits = lines.size() == 2 && board.w >= 300;
    const float room = board.w - 20 - (target_fits ? middle : 0);
    const float cell = room / static_cast<float>(lines.size());
    const bool one_line = std::all_of(lines.begin(), lines.end(),
                                      [&](const BoardLine& line) { return bar_width(easel, line) <= cell - 6; });
    float x = board.x + 10;
    for (const auto& line : lines) {
        const Rect rect{x, board.y, cell - 6, board.h};
        one_line ? draw_bar_line(easel, line, rect) : draw_bar_cell(easel, line, rect);
        x += cell;
        if (target_fits && &line == &lines.front()) {
            easel.writer.text(words, {x + middle / 2 - 3, board.y + 15},
                              {.size = 13, .ink = Ink::Muted, .align = Align::Centre});
            x += middle;
        }
    }
}

void draw_board_column(const Easel& easel) {
    const auto& board = easel.places.board;
    const auto lines = board_lines(easel);
    const bool tight = lines.size() > 2;
    float top = board.y;
    for (const auto& line : lines) {
        auto& writer = easel.writer;
        writer.text(line.name, {board.right(), top},
                    {.size = tight ? 13.0F : 14.0F, .ink = Ink::TableMuted, .align = Align::Right, .room = board.w});
        const float number = tight ? 16 : 20;
        const float y = top + (tight ? 14.5F : 17);
        const auto total = writer.counter(counter_id(Counter::Total, line.side), line.total, "{}", {board.right(), y},
                                          {.size = number, .weight = Weight::Bold, .align = Align::Right});
        if (line.gain > 0) {
            writer.counter(counter_id(Counter::Gain, line.side), line.gain, "+{}", {total.x - 5, y + number * 0.22F},
                           {.size = 14, .weight = Weight::Bold, .ink = Ink::TableGain, .align = Align::Right});
        }
        top = y + number * text_line + (tight ? 0 : 2);
    }
    if (top + 16 <= board.bottom()) {
        easel.writer.text(target_words(easel), {board.right(), top},
                          {.size = 13, .ink = Ink::TableMuted, .align = Align::Right, .room = board.w});
    }
}

void draw_seat_sash(const Easel& easel, Seat seat) {
    for (const auto& place : easel.places.seats) {
        if (place.seat == seat) {
            const float name = place.tip ? 12 + std::min(place.name_room, 96.0F) : 0;
            draw_name_sash(easel.writer, place.patch, place.patch.w + name, easel.places.layout);
        }
    }
}

} // namespace

void draw_top(const Easel& easel) {
    const auto& places = easel.places;
    auto& writer = easel.writer;
    draw_menu(easel);
    if (places.title) {
        const float room = places.title_room;
        writer.text(easel.say(TextId::MitainesName), *places.title, {.size = 20, .weight = Weight::Bold, .room = room});
        writer.text(
            easel.say(TextId::TableRound, {{"round", easel.model.match.round},
                                           {"deal", easel.seen().deal + 1},
                                           {"of", std::max(deal_count(easel.seen().options), easel.seen().deal + 1)}}),
            {places.title->x, places.title->y + 25}, {.size = 15, .ink = Ink::TableMuted, .room = room});
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
    case BoardStyle::Column:
        draw_board_column(easel);
        break;
    }
    easel.writer.target(TargetId::Scores, 0, easel.places.board, easel.say(TextId::ToolScores));
}

void draw_turn(const Easel& easel) {
    const auto& places = easel.places;
    draw_sash(easel, [&](Seat seat) { draw_seat_sash(easel, seat); });
    const float height = draw_turn_words(easel);
    // With a card chosen the choices say what can be done, and the card needs the room.
    const bool choosing = easel.ui.chosen.has_value() && places.layout != Layout::Wide;
    const auto said = easel.model.refusal || choosing ? std::string() : advice(easel.model);
    if (!said.empty()) {
        const float below =
            places.advice.x == places.turn.x ? std::max(places.advice.y, places.turn.y + height + 4) : places.advice.y;
        easel.writer.paragraph(said, {places.advice.x, below},
                               {.size = places.advice_size, .ink = Ink::TableMuted, .room = places.advice_room},
                               places.advice_lines);
    }
}

// A refusal stands on paper over everything, so that it is seen; a chosen card stays free.
void draw_refusal(const Easel& easel) {
    if (!easel.model.refusal) {
        return;
    }
    const auto& places = easel.places;
    const RefusalPaper paper{.words = advice(easel.model),
                             .room = places.advice_room,
                             .size = places.advice_size,
                             .lines = places.advice_lines + 1};
    const float height = refusal_height(paper, easel.measure);
    Rect box{places.advice.x - 4, places.advice.y - 6, paper.room, height};
    if (places.layout != Layout::Wide) { // the hand stays free too
        box.y = std::min(box.y, places.hand.y - 12 - height);
    }
    for (const auto& item : easel.writer.scene().items) {
        const auto* card = std::get_if<CardItem>(&item);
        if (card != nullptr && card->face == Face::Chosen) {
            const auto chosen = card_rect(card->centre, card->width);
            const bool covered = box.x < chosen.right() && chosen.x < box.right() && box.bottom() > chosen.y;
            box.y = covered ? std::max(4.0F, chosen.y - height - 6) : box.y;
        }
    }
    draw_refusal_paper(easel.writer, easel.measure, paper, {box.x, box.y});
}

} // namespace mitts::view::mitaines
