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

void draw_tool(const Easel& easel, const Rect& rect, Picture picture, TargetId id, TextId label, bool enabled) {
    auto& writer = easel.writer;
    const auto words = easel.say(label);
    const float opacity = enabled ? 1.0F : 0.4F;
    if (easel.places.tool_labels) {
        writer.add(BoxItem{.rect = rect, .radius = 10, .fill = Ink::ButtonGlass, .opacity = opacity});
        writer.text(words, {rect.centre().x, rect.bottom() + 4},
                    {.size = 13, .align = Align::Centre, .room = 60, .opacity = opacity});
    }
    const float icon = 24;
    writer.add(PictureItem{.picture = picture,
                           .rect = {rect.centre().x - icon / 2, rect.centre().y - icon / 2, icon, icon},
                           .ink = Ink::TableText,
                           .opacity = opacity});
    writer.target(id, 0, rect, words, enabled);
}

// The sash lies behind the hand of whoever is on turn; it slides from one to the next.
void draw_sash(const Easel& easel) {
    const auto& seen = easel.seen();
    const auto& places = easel.places;
    if (easel.model.match.phase != MatchPhase::Playing) {
        return;
    }
    if (seen.turn == seen.viewer) {
        easel.writer.add(SashItem{.rect = places.sash,
                                  .stitch = places.sash_stitch,
                                  .fringe_left = places.sash_fringes,
                                  .fringe_right = places.sash_fringes});
        return;
    }
    for (const auto& place : places.seats) {
        if (place.seat == seen.turn) {
            const float name = place.tip ? 12 + std::min(place.name_room, 96.0F) : 0;
            easel.writer.add(SashItem{.rect = {place.patch.x, place.patch.bottom() + 2, place.patch.w + name, 7},
                                      .stitch = places.layout == Layout::Wide ? 2 : 1.5F});
        }
    }
}

} // namespace

void draw_top(const Easel& easel) {
    const auto& places = easel.places;
    auto& writer = easel.writer;
    if (places.tool_labels) {
        writer.add(BoxItem{.rect = places.menu, .radius = 10, .fill = Ink::ButtonGlass});
    }
    const auto centre = places.menu.centre();
    writer.picture(Picture::IconMenu, {centre.x - 13, centre.y - 13, 26, 26}, Ink::TableText);
    writer.target(TargetId::Menu, 0, places.menu, easel.say(TextId::ToolMenu));
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
    draw_sash(easel);
    const bool own = easel.seen().turn == easel.naming.you || easel.model.match.phase != MatchPhase::Playing;
    const TextStyle style{.size = places.turn_size,
                          .weight = Weight::Bold,
                          .ink = own ? Ink::TableText : Ink::TableMuted,
                          .room = places.turn_room,
                          .smallest = 15};
    auto words = turn_words(easel.model);
    const bool short_words = own && easel.seen().turn == easel.naming.you && easel.model.curtain == Curtain::Open &&
                             easel.seen().phase == mitts::mitaines::Phase::Play &&
                             easel.writer.width(words, style.size, style.weight) > style.room;
    if (short_words) {
        words = easel.say(TextId::TurnYoursShort);
    }
    const float height = easel.writer.paragraph(words, places.turn, style, places.turn_lines);
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
    constexpr float icon = 18;
    const TextStyle style{.size = places.advice_size,
                          .weight = Weight::Bold,
                          .ink = Ink::Red,
                          .room = places.advice_room - icon - 22,
                          .smallest = 13};
    Scene written{.width = places.width, .height = places.height};
    SceneWriter writer(written, easel.measure);
    const float height = writer.paragraph(advice(easel.model), {}, style, places.advice_lines + 1) + 12;
    Rect box{places.advice.x - 4, places.advice.y - 6, places.advice_room, height};
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
    cover_texts(easel.writer.scene(), box, easel.measure);
    easel.writer.add(BoxItem{.rect = box, .radius = 10, .fill = Ink::Paper, .shadow = Shadow::Chosen});
    easel.writer.picture(Picture::IconPadlock, {box.x + 8, box.centre().y - icon / 2, icon, icon}, Ink::Red);
    for (auto& item : written.items) {
        auto text = std::get<TextItem>(item);
        text.at = {text.at.x + box.x + icon + 15, text.at.y + box.y + 6};
        easel.writer.add(std::move(text));
    }
}

void draw_tools(const Easel& easel) {
    const auto& tools = easel.places.tools;
    const bool may_hint = easel.model.can_hint && viewer_acts(easel.seen()) && hand_is_open(easel.model);
    draw_tool(easel, tools[0], Picture::IconHint, TargetId::Hint, easel.model.hint ? TextId::ToolWhy : TextId::ToolHint,
              may_hint);
    draw_tool(easel, tools[1], Picture::IconUndo, TargetId::Undo, TextId::ToolUndo, easel.model.can_undo);
    draw_tool(easel, tools[2], Picture::IconLog, TargetId::Log, TextId::ToolLog, true);
}

} // namespace mitts::view::mitaines
