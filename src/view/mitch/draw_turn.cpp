// The table around the cards: menu, title, tools, sash, whose turn it is, the own figures.
#include "cards/in_order.h"
#include "view/mitch/easel.h"
#include "view/mitch/outlook.h"
#include "view/summary_words.h"

#include <algorithm>
#include <array>

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
    const bool over = easel.seen().phase == mitts::mitch::Phase::Over;
    auto words = easel.say(over ? TextId::SummaryTotal : TextId::MitchIfEnded);
    const float room = place.room - gain.w - 6;
    if (writer.width(words, 13, Weight::Regular) > room) {
        words = easel.say(over ? TextId::MitchStandingsTotal : TextId::MitchIfEndedShort);
    }
    writer.text(words, {gain.x - 6, below + 1},
                {.size = small, .ink = Ink::TableMuted, .align = Align::Right, .room = room});
    writer.target(TargetId::Scores, 0,
                  {place.at.x - std::max(place.room, 44.0F), place.at.y, std::max(place.room, 44.0F),
                   std::max(44.0F, below + small * text_line - place.at.y)},
                  easel.say(TextId::ToolScores));
}

// What the chosen card would bring, else what could be done.
std::string said_beside(const Easel& easel) {
    const auto& held = easel.ui.chosen;
    const bool fits = held && !easel.model.refusal && easel.may_act() && viewer_plays(easel.seen()) &&
                      !why_not(easel.seen(), {.type = ActionType::Place, .card = held->card});
    return fits ? placing_words(easel.model, held->card) : advice(easel.model);
}

} // namespace

void draw_top(const Easel& easel) {
    draw_menu(easel);
    draw_title(easel);
    draw_tool_row(easel);
}

// The match so far, this round if it ended now, and both together; the best first.
void draw_standings(const Easel& easel) {
    if (!easel.places.standings) {
        return;
    }
    const auto& paper = *easel.places.standings;
    auto& writer = easel.writer;
    writer.add(BoxItem{.rect = paper, .radius = 12, .fill = Ink::Paper, .shadow = Shadow::Card});
    const std::array ends{paper.right() - 118, paper.right() - 66, paper.right() - 14};
    writer.text(easel.say(TextId::MitchStandings), {paper.x + 14, paper.y + 12},
                {.size = 17, .weight = Weight::Bold, .ink = Ink::Text, .room = 104});
    const std::array heads{TextId::MitchStandingsTotal, TextId::MitchStandingsNow, TextId::MitchStandingsSum};
    for (std::size_t at = 0; at < heads.size(); ++at) {
        writer.text(easel.say(heads[at]), {ends[at], paper.y + 16},
                    {.size = 13, .ink = Ink::Muted, .align = Align::Right, .room = 50});
    }
    auto sides = sides_by_seat(easel.model, easel.seen().options.players, easel.standing.points);
    put_in_order(sides, [](const SummarySide& left, const SummarySide& right) { return left.after > right.after; });
    const float high = std::min(64.0F, (paper.h - 52) / static_cast<float>(sides.size()));
    float y = paper.y + 44;
    for (const auto& side : sides) {
        const Rect line{paper.x + 8, y, paper.w - 16, high - 4};
        const bool own = side.seat == easel.seen().viewer;
        writer.add(BoxItem{.rect = line,
                           .radius = 8,
                           .fill = own ? Ink::White : Ink::PaperFooter,
                           .edge = own ? std::optional(Ink::Red) : std::nullopt,
                           .edge_width = 2});
        const float top = line.centre().y - 10;
        writer.picture(Picture::Disc, {line.x + 8, line.centre().y - 6, 12, 12}, easel.seat_ink(side.seat));
        const auto figure = [&](std::size_t column, Counter counter, int points, Weight weight, Ink ink) {
            return writer.counter(counter_id(counter, side.seat), points, points > 0 ? "+{}" : "{}",
                                  {ends[column], top},
                                  {.size = 16, .weight = weight, .ink = ink, .align = Align::Right, .room = 49});
        };
        const auto total = figure(0, Counter::Total, side.before, Weight::Regular, Ink::Muted);
        writer.text(side.name, {line.x + 26, top},
                    {.size = 16,
                     .weight = own ? Weight::Bold : Weight::Regular,
                     .ink = Ink::Text,
                     .room = total.x - 8 - line.x - 26});
        figure(1, Counter::Now, side.gained, Weight::Bold,
               side.gained > 0   ? Ink::Green
               : side.gained < 0 ? Ink::Red
                                 : Ink::Muted);
        figure(2, Counter::Sum, side.after, Weight::Bold, Ink::Text);
        y += high;
    }
    writer.target(TargetId::Scores, 0, paper, easel.say(TextId::ToolScores));
}

void draw_turn(const Easel& easel) {
    const auto& places = easel.places;
    draw_sash(easel, [&](Seat seat) { draw_panel_sash(easel, seat); });
    if (!places.standings) {
        draw_figures(easel);
    }
    const float height = draw_turn_words(easel);
    const auto said = said_beside(easel);
    if (easel.model.refusal && easel.model.shows_refusals) {
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
    draw_advice(easel, said, {room.x, top}, {.size = places.advice_size, .room = room.w}, lines);
}

} // namespace mitts::view::mitch
