#include "view/moment.h"

#include <algorithm>

namespace mitts::view {

namespace {

constexpr int moment_mover = 5;
// The more points, the larger their figure.
float figure_size(int points) {
    return points < 100 ? 40.0F : points < 200 ? 56.0F : 72.0F;
}

// One reason stands for the sum; of several each tells its part.
std::string words_of(const Moment& moment, const SummaryLine& line) {
    return moment.lines.size() == 1 ? line.text : line.text + " +" + std::to_string(line.points);
}

int points_of(const Moment& moment, std::size_t lines) {
    int points = 0;
    for (std::size_t index = 0; index < std::min(lines, moment.lines.size()); ++index) {
        points += moment.lines[index].points;
    }
    return points;
}

} // namespace

void draw_moment(SceneWriter& writer, const Rect& room, const Moment& moment) {
    const int sum = points_of(moment, moment.lines.size());
    const float size = room.h >= 150 ? 17 : 14;
    const float line = size * 1.3F;
    const float margin = room.h >= 150 ? 12 : 6;
    const float all_lines = line * static_cast<float>(moment.lines.size());
    const float figure = std::clamp((room.h - 2 * margin - all_lines) / text_line, 22.0F, figure_size(sum));
    const float lines_room = room.h - 2 * margin - figure * text_line;
    const auto shown =
        std::min(moment.lines.size(), static_cast<std::size_t>(std::max(1.0F, lines_room / line + 0.01F)));
    const auto first = moment.told > shown ? moment.told - shown : 0;
    const float icon = moment.icon ? figure * 0.9F : 0;
    const float head = icon + writer.width("+" + std::to_string(sum), figure, Weight::Bold) + (icon > 0 ? 10 : 0);
    float width = head;
    for (const auto& one : moment.lines) {
        width = std::max(width, writer.width(words_of(moment, one), size, Weight::Regular));
    }
    width = std::min(room.w, width + 4 * margin);
    const float height = figure * text_line + static_cast<float>(shown) * line + 2 * margin;
    const Rect paper{room.centre().x - width / 2, room.centre().y - height / 2, width, height};
    writer.begin_mover(moment_mover, {paper.x, paper.y}, Point{paper.x, paper.y + margin});
    writer.add(BoxItem{.rect = paper, .radius = 12, .fill = Ink::Paper, .shadow = Shadow::Card});
    float x = paper.centre().x - head / 2;
    float y = paper.y + margin;
    if (moment.icon) {
        writer.picture(*moment.icon, {x, y + (figure * text_line - icon) / 2, icon, icon}, moment.ink);
        x += icon + 10;
    }
    writer.counter(moment_counter, points_of(moment, moment.told), "+{}", {x, y},
                   {.size = figure, .weight = Weight::Bold, .ink = moment.ink});
    y += figure * text_line;
    for (auto index = first; index < std::min(moment.told, moment.lines.size()); ++index) {
        writer.text(words_of(moment, moment.lines[index]), {paper.centre().x, y},
                    {.size = size, .ink = Ink::Text, .align = Align::Centre, .room = paper.w - 2 * margin});
        y += line;
    }
    writer.end_mover();
}

} // namespace mitts::view
