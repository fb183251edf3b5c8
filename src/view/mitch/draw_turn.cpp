// Draws the parts of the table around the cards: the menu, title, tools, sash, headline, and the viewer's points.
#include "cards/in_order.h"
#include "view/mitch/easel.h"
#include "view/mitch/outlook.h"
#include "view/summary_words.h"

#include <algorithm>
#include <array>
#include <span>

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
        easel.writer.add(SashItem{.rect = {panel.x + 12, panel.bottom() - 3, panel.w - 24, 7},
                                  .stitch = easel.places.layout == Layout::Wide ? 2 : 1.5F});
    }
}

/// A number with its label.
struct Figure {
    Counter counter = Counter::Now;
    int points = 0;
    TextId name{};
    Ink ink = Ink::TableText;
};

constexpr float between_figures = 12;
constexpr int first_line = 70; ///< mover id of the first seat's line in the standings

float figures_width(const Easel& easel, std::span<const Figure> figures, float size) {
    float width = -between_figures;
    for (const auto& figure : figures) {
        width += between_figures + easel.writer.width(easel.say(figure.name), size, Weight::Regular) + 5 +
                 easel.writer.width(i18n::signed_number(figure.points), size + 1, Weight::Bold);
    }
    return width;
}

// Writes numbers with their names, from right to left.
void write_figures(const Easel& easel, std::span<const Figure> figures, Point end, float size) {
    for (const auto& [counter, points, name, ink] : figures) {
        const auto figure =
            easel.writer.counter(counter_id(counter, easel.seen().viewer), points, "+{}", end,
                                 {.size = size + 1, .weight = Weight::Bold, .ink = ink, .align = Align::Right});
        const auto words = easel.writer.text(easel.say(name), {figure.x - 5, end.y + 1},
                                             {.size = size, .ink = Ink::TableMuted, .align = Align::Right});
        end.x = words.x - between_figures;
    }
}

// Draws "before +5 now −3 total +2", or the total in a second line. If space is short, "before +5" is omitted.
void draw_figures(const Easel& easel) {
    const auto& place = easel.places.figures;
    const auto viewer = easel.seen().viewer;
    const int before = easel.model.match.totals[at(viewer)];
    const int now = easel.standing.points[at(viewer)];
    const float small = std::max(13.0F, place.size * 0.64F);
    const float line = (small + 1) * text_line + 3;
    const std::array all{Figure{Counter::Sum, before + now, TextId::MitchTogether},
                         Figure{Counter::Now, now, TextId::MitchIfEndedShort, points_ink(now)},
                         Figure{Counter::Total, before, TextId::MitchBefore}};
    auto upper = std::span(all).subspan(place.in_line ? 0 : 1);
    if (figures_width(easel, upper, small) > place.room) {
        upper = upper.first(upper.size() - 1);
    }
    auto end = place.at;
    end.x -= place.in_line ? std::max(0.0F, place.room - figures_width(easel, upper, small)) : 0;
    write_figures(easel, upper, end, small);
    if (!place.in_line) {
        write_figures(easel, std::span(all).first(1), {place.at.x, place.at.y + line}, small);
    }
    const float finger_room = std::max(finger, place.room);
    const float high = std::max(finger, (place.in_line ? 0 : line) + small * text_line);
    easel.writer.target(
        TargetId::Scores, 0,
        {place.at.x - finger_room, std::min(place.at.y, easel.places.height - high - 1), finger_room, high},
        easel.say(TextId::ToolScores));
}

// Returns a sentence about the effect of placing the chosen card if the card fits its column; otherwise the advice.
std::string said_beside(const Easel& easel) {
    const auto& held = easel.ui.chosen;
    const bool fits = held && easel.may_act() && viewer_plays(easel.seen()) &&
                      !why_not(easel.seen(), {.type = ActionType::Place, .card = held->card});
    return fits ? placing_words(easel.model, held->card) : advice(easel.model);
}

} // namespace

void draw_top(const Easel& easel) {
    draw_menu(easel);
    draw_title(easel);
    draw_tool_row(easel);
}

// Draws each player's points in the match so far, the points of this round if it ended now, and the sum of both. The
// best player is first.
void draw_standings(const Easel& easel) {
    if (!easel.places.standings) {
        return;
    }
    auto sides = sides_by_seat(easel.model, easel.seen().options.players, easel.standing.points);
    put_in_order(sides, [](const SummarySide& left, const SummarySide& right) { return left.after > right.after; });
    auto paper = *easel.places.standings;
    const auto rows = static_cast<float>(sides.size());
    const float high = std::min(64.0F, (paper.h - 52) / rows);
    paper.h = 52 + rows * high;
    auto& writer = easel.writer;
    writer.add(BoxItem{.rect = paper, .radius = 12, .fill = Ink::Paper, .shadow = Shadow::Card});
    const std::array ends{paper.right() - 118, paper.right() - 66, paper.right() - 14};
    writer.text(easel.say(TextId::MitchStandings), {paper.x + 14, paper.y + 12},
                {.size = 17, .weight = Weight::Bold, .ink = Ink::Text, .room = 104});
    const std::array heads{TextId::MitchBefore, TextId::MitchIfEndedShort, TextId::MitchTogether};
    for (std::size_t at = 0; at < heads.size(); ++at) {
        writer.text(easel.say(heads[at]), {ends[at], paper.y + 16},
                    {.size = 13, .ink = Ink::Muted, .align = Align::Right, .room = 50});
    }
    float y = paper.y + 44;
    for (const auto& side : sides) {
        const Rect line{paper.x + 8, y, paper.w - 16, high - 4};
        writer.begin_mover(first_line + side.seat, {line.x, line.y}); // a line moves as a whole when the order changes
        const bool own = side.seat == easel.seen().viewer;
        writer.add(BoxItem{.rect = line,
                           .radius = 8,
                           .fill = own ? Ink::White : Ink::PaperFooter,
                           .edge = own ? std::optional(Ink::Red) : std::nullopt,
                           .edge_width = 2});
        const float top = line.centre().y - 10;
        writer.picture(Picture::Disc, {line.x + 8, line.centre().y - 6, 12, 12}, easel.seat_ink(side.seat));
        const auto figure = [&](std::size_t column, Counter counter, int points, Weight weight, Ink ink) {
            return writer.counter(counter_id(counter, side.seat), points, "+{}", {ends[column], top},
                                  {.size = 16, .weight = weight, .ink = ink, .align = Align::Right, .room = 49});
        };
        const auto total = figure(0, Counter::Total, side.before, Weight::Regular, Ink::Muted);
        writer.text(side.name, {line.x + 26, top},
                    {.size = 16,
                     .weight = own ? Weight::Bold : Weight::Regular,
                     .ink = Ink::Text,
                     .room = total.x - 8 - line.x - 26});
        figure(1, Counter::Listed, side.gained, Weight::Bold,
               side.gained > 0   ? Ink::Green
               : side.gained < 0 ? Ink::Red
                                 : Ink::Muted);
        figure(2, Counter::Sum, side.after, Weight::Bold, Ink::Text);
        writer.end_mover();
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
    if (shows_refusal(easel.model)) {
        return;
    }
    const auto said = said_beside(easel);
    const auto& room = places.advice;
    const bool below = room.x == places.turn.x;
    const float top = below ? std::max(room.y, places.turn.y + height + 1) : room.y;
    const int lines = std::max(1, static_cast<int>((room.bottom() + 2 - top) / (places.advice_size * text_line)));
    draw_advice(desk_of(easel), said, {room.x, top}, {.size = places.advice_size, .room = room.w}, lines, places.aside);
}

// Draws the explanation of the closing ace on a paper band above the hand or over the phase. The halves of the band
// slide in from both sides. The band stays until the next move.
void draw_band(const Easel& easel) {
    const auto words = closing_words(easel.model);
    const auto& places = easel.places;
    // true if a lesson set up the table
    const bool set_up = !easel.model.shows_refusals && easel.model.match.happenings.empty();
    if (words.empty() || easel.model.refusal || easel.ui.chosen || set_up) {
        return;
    }
    constexpr int left_half = 60;
    constexpr int right_half = 61;
    auto& writer = easel.writer;
    const float size = places.layout == Layout::Wide ? 17 : 15;
    const bool tall = !places.band_on_phase();
    const float height = size + (places.height >= 700 ? 13.0F : 8.0F);
    const float width = std::min(writer.width(words, size, Weight::Bold) + 56, places.width - 16);
    const float y = (tall ? places.hand.room.y - 6 : places.phase.bottom()) - height / 2;
    const bool beside =
        tall && places.phase.bottom() > y - height / 2 && places.phase.y < y; // a centred band would cover the phase
    const float x = beside ? std::max(places.hand.room.centre().x, places.phase.right() + 8 + width / 2)
                    : tall ? places.hand.room.centre().x
                           : places.phase.centre().x;
    const Point centre{std::max(x, width / 2 + 4), y};
    const Rect band{centre.x - width / 2, centre.y - height / 2, width, height};
    cover_texts(writer.scene(), band, easel.measure);
    for (const int half : {left_half, right_half}) {
        const Point at{half == left_half ? band.x : centre.x - 8, band.y};
        writer.begin_mover(half, at, Point{half == left_half ? -width : places.width, band.y});
        writer.add(BoxItem{.rect = {at.x, at.y, width / 2 + 8, height}, .radius = 8, .fill = Ink::Paper});
        writer.end_mover();
    }
    writer.add(BoxItem{.rect = band, .radius = 8, .fill = Ink::Paper, .stitch = 4, .stitch_ink = Ink::Red});
    writer.text(words, {centre.x, centre.y - size * 0.6F},
                {.size = size, .weight = Weight::Bold, .ink = Ink::Text, .align = Align::Centre, .room = width - 16});
}

void draw_refusal(const Easel& easel) {
    if (shows_refusal(easel.model)) {
        const auto& room = easel.places.refusal;
        const float size = std::max(13.0F, easel.places.advice_size - 1);
        const int lines = std::max(1, static_cast<int>((room.h - 10) / (size * text_line)));
        const bool upright = easel.places.layout == Layout::Portrait; // the columns are directly above the hand
        draw_refusal_over(desk_of(easel), {.words = advice(easel.model), .room = room.w, .size = size, .lines = lines},
                          {room.x, room.y}, upright ? std::optional(easel.places.mat) : std::nullopt);
    }
}

} // namespace mitts::view::mitch
