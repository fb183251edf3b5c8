#include "view/moment.h"

#include "i18n/numbers.h"

#include <algorithm>

namespace mitts::view {

namespace {

constexpr int moment_mover = 5;
constexpr int first_flake = 2000; ///< mover id of the first flake
constexpr int flakes = 24;
constexpr float flake_falls = 20; ///< distance that a flake falls in each of the two steps
constexpr float paper_figure = 40;

// Returns the text size of the number. More points give a larger size.
float figure_size(int points, float room) {
    const float size = points < great_moment ? 40.0F : points < 2 * great_moment ? 62.0F : 80.0F;
    return room >= 330 ? size * 1.35F : size;
}

// Returns a line's text and points. The points of a single line are omitted, because the sum shows them.
std::string words_of(const Moment& moment, const SummaryLine& line) {
    return moment.lines.size() == 1 ? line.text : line.text + " +" + std::to_string(line.points);
}

int sum_of(const Moment& moment, std::size_t lines) {
    int points = 0;
    for (std::size_t index = 0; index < std::min(lines, moment.lines.size()); ++index) {
        points += moment.lines[index].points;
    }
    return points;
}

// Draws the snowflakes, always in the same places and never over the `words`.
void let_it_snow(SceneWriter& writer, const Rect& room, const Rect& words, Snow snow) {
    const float fallen = snow == Snow::Begins ? flake_falls : 2 * flake_falls;
    for (int flake = 0; flake < flakes; ++flake) {
        const float x = room.x + room.w * (0.04F + 0.92F * static_cast<float>(flake * 379 % 997) / 997);
        const float y = room.y + (room.h - 2 * flake_falls - 16) * static_cast<float>(flake * flake * 173 % 991) / 991;
        const float size = 7.0F + static_cast<float>(flake % 3) * 3;
        const Rect rect{x - size / 2, y + fallen, size, size};
        if (x > words.x - size && x < words.right() + size && y + 2 * flake_falls + size > words.y &&
            y < words.bottom()) {
            continue;
        }
        writer.begin_mover(first_flake + flake, {rect.x, rect.y}, Point{rect.x, rect.y - flake_falls});
        writer.add(PictureItem{.picture = Picture::Star, .rect = rect, .ink = Ink::Cream, .opacity = 0.7F});
        writer.end_mover();
    }
}

// Draws a paper note as wide as the text, with the icon on the left. Returns the width available for a line, and sets
// `middle` to the line's centre.
float put_on_paper(SceneWriter& writer, const Rect& room, const Moment& moment, float size, float& middle) {
    constexpr float side = 18;
    const float icon = moment.icon ? std::min(44.0F, room.h - 16) + 12 : 0;
    const float most = room.w - 2 * side - icon;
    float words = std::min(most, writer.width(i18n::signed_number(points_of(moment)), paper_figure, Weight::Bold));
    for (const auto& line : moment.lines) {
        words = std::clamp(writer.width(words_of(moment, line), size, Weight::Regular), words, most);
    }
    const Rect card{room.centre().x - (words + icon) / 2 - side, room.y - 10, words + icon + 2 * side, room.h + 14};
    writer.add(BoxItem{.rect = card, .radius = 12, .fill = Ink::Paper, .shadow = Shadow::Card});
    if (moment.icon) {
        const float width = icon - 12;
        writer.picture(*moment.icon, {card.x + side, card.centre().y - width / 2, width, width}, moment.icon_ink);
    }
    middle = card.right() - side - words / 2;
    return words + 0.5F;
}

} // namespace

int points_of(const Moment& moment) {
    return sum_of(moment, moment.lines.size());
}

void draw_moment(SceneWriter& writer, const Rect& room, const Moment& moment) {
    const bool paper = moment.telling == Telling::Paper;
    const float size = room.h >= 150 ? 17 : 14;
    const float line = size * 1.3F;
    const float margin = room.h >= 150 ? 12 : 6;
    const float all_lines = line * static_cast<float>(moment.lines.size());
    const float largest = paper ? paper_figure : figure_size(points_of(moment), room.h);
    const float figure = std::clamp(room.h - 2 * margin - all_lines, 24.0F, largest);
    const float lines_room = room.h - 2 * margin - figure;
    const auto shown =
        std::min(moment.lines.size(), static_cast<std::size_t>(std::max(1.0F, lines_room / line + 0.01F)));
    const auto first = moment.told > shown ? moment.told - shown : 0;
    const float height = figure + static_cast<float>(shown) * line + margin;
    Point top{room.centre().x, room.centre().y - height / 2};
    float words_room = room.w;
    if (paper) {
        words_room = put_on_paper(writer, {room.x, top.y, room.w, height}, moment, size, top.x);
    }
    if (moment.snow != Snow::None) {
        float widest = 0;
        for (const auto& one : moment.lines) {
            widest = std::max(widest, std::min(room.w, writer.width(words_of(moment, one), size, Weight::Regular)));
        }
        let_it_snow(writer, room,
                    {top.x - widest / 2, top.y + figure + margin, widest, line * static_cast<float>(shown)},
                    moment.snow);
    }
    writer.begin_mover(moment_mover, top, Point{top.x, top.y + margin});
    writer.add(TextItem{.text = "+{}",
                        .at = top,
                        .size = figure,
                        .weight = Weight::Bold,
                        .ink = paper ? Ink::Text : Ink::Cream,
                        .align = Align::Centre,
                        .counter = moment_counter,
                        .value = sum_of(moment, moment.told),
                        .lettering = paper ? Lettering::Printed : Lettering::Knitted});
    float y = top.y + figure + margin;
    for (auto index = first; index < std::min(moment.told, moment.lines.size()); ++index) {
        writer.text(
            words_of(moment, moment.lines[index]), {top.x, y},
            {.size = size, .ink = paper ? Ink::Text : Ink::TableText, .align = Align::Centre, .room = words_room});
        y += line;
    }
    writer.end_mover();
}

void draw_told_line(SceneWriter& writer, const std::string& words, Point at, TextStyle style, Speed speed) {
    const bool paper = speed == Speed::None;
    style.ink = paper ? Ink::Text : style.ink;
    const auto line = writer.text(words, at, style);
    if (paper) {
        auto& items = writer.scene().items;
        const Rect card{line.x - 9, line.y - 3, line.w + 18, line.h + 6};
        items.insert(items.end() - 1, BoxItem{.rect = card, .radius = 8, .fill = Ink::Paper, .shadow = Shadow::Low});
    }
}

} // namespace mitts::view
