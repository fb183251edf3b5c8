// The table around the cards: menu, title, tools, sash, whose turn it is, the own figures.
#include "view/mitch/easel.h"

#include <algorithm>

namespace mitts::view::mitch {

namespace {

using i18n::TextId;

void draw_title(const Easel& easel) {
    const auto& places = easel.places;
    if (places.title_room <= 0) {
        return;
    }
    easel.writer.text(easel.say(TextId::MitchName), places.title,
                      {.size = places.title_size, .weight = Weight::Bold, .room = places.title_room});
    easel.writer.text(
        easel.say(TextId::MitchRound, {{"round", easel.model.match.round}, {"of", easel.seen().options.rounds}}),
        {places.title.x, places.title.y + places.title_size * 1.24F},
        {.size = places.title_size * 0.76F, .ink = Ink::TableMuted, .room = places.title_room});
}

void draw_panel_sash(const Easel& easel, Seat seat) {
    if (const auto* place = opponent_at(easel.places, seat)) {
        const auto& panel = place->panel;
        easel.writer.add(SashItem{.rect = {panel.x + 12, panel.bottom() - 6, panel.w - 24, 7},
                                  .stitch = easel.places.layout == Layout::Wide ? 2 : 1.5F});
    }
}

// "You +5", beneath it "if it ended now +7".
void draw_figures(const Easel& easel) {
    const auto& place = easel.places.figures;
    const auto viewer = easel.seen().viewer;
    const auto index = at(viewer);
    auto& writer = easel.writer;
    const int total = easel.model.match.totals[index];
    const int now = easel.standing.points[index];
    const float small = std::max(13.0F, place.size * 0.68F);
    const auto pattern = [](int points) { return std::string(points > 0 ? "+{}" : "{}"); };
    const auto figure = writer.counter(counter_id(Counter::Total, viewer), total, pattern(total), place.at,
                                       {.size = place.size, .weight = Weight::Bold, .align = Align::Right});
    const auto name = i18n::player_name(easel.naming, viewer);
    writer.text(name, {figure.x - 6, place.at.y + place.size - small},
                {.size = small, .ink = Ink::TableMuted, .align = Align::Right, .room = place.room - figure.w - 6});
    const float below = place.at.y + place.size * text_line + 2;
    const auto gain =
        writer.counter(counter_id(Counter::Now, viewer), now, pattern(now), {place.at.x, below},
                       {.size = small + 1, .weight = Weight::Bold, .ink = points_ink(now), .align = Align::Right});
    auto words = easel.say(TextId::MitchIfEnded);
    const float room = place.room - gain.w - 6;
    if (writer.width(words, 13, Weight::Regular) > room) {
        words = easel.say(TextId::MitchIfEndedShort);
    }
    writer.text(words, {gain.x - 6, below + 1},
                {.size = small, .ink = Ink::TableMuted, .align = Align::Right, .room = room});
    writer.target(TargetId::Scores, 0,
                  {place.at.x - std::max(place.room, 44.0F), place.at.y, std::max(place.room, 44.0F),
                   std::max(44.0F, below + small * text_line - place.at.y)},
                  easel.say(TextId::ToolScores));
}

} // namespace

void draw_top(const Easel& easel) {
    draw_menu(easel);
    draw_title(easel);
    draw_tool_row(easel);
}

void draw_turn(const Easel& easel) {
    const auto& places = easel.places;
    draw_sash(easel, [&](Seat seat) { draw_panel_sash(easel, seat); });
    draw_figures(easel);
    const float height = draw_turn_words(easel);
    const auto said = advice(easel.model);
    if (easel.model.refusal) {
        const float size = std::max(13.0F, places.advice_size - 1);
        const int lines = std::max(1, static_cast<int>((places.refusal.h - 10) / (size * text_line)));
        draw_refusal_paper(easel.writer, easel.measure,
                           {.words = said, .room = places.refusal.w, .size = size, .lines = lines},
                           {places.refusal.x, places.refusal.y});
        return;
    }
    const auto& room = places.advice;
    const bool below = room.x == places.turn.x && places.layout != Layout::Small;
    const float top = below ? std::max(room.y, places.turn.y + height + 1) : room.y;
    const int lines = std::max(1, static_cast<int>((room.bottom() + 2 - top) / (places.advice_size * text_line)));
    easel.writer.paragraph(said, {room.x, top}, {.size = places.advice_size, .ink = Ink::TableMuted, .room = room.w},
                           lines);
}

} // namespace mitts::view::mitch
