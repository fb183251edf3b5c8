#include "ui/brush.h"

#include "ui/fonts.h"
#include "view/text_lines.h"
#include "view/type_widths.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

namespace mitts::ui {

namespace {

constexpr float quarter_turn = std::numbers::pi_v<float> / 2;
constexpr int corner_steps = 6;

// Returns the outline of a rounded rectangle in pixels, clockwise from the top left. The path is not closed.
std::vector<ImVec2> outline(ImVec2 low, ImVec2 high, float radius) {
    const ImVec2 centres[4] = {{low.x + radius, low.y + radius},
                               {high.x - radius, low.y + radius},
                               {high.x - radius, high.y - radius},
                               {low.x + radius, high.y - radius}};
    std::vector<ImVec2> points;
    for (int corner = 0; corner < 4; ++corner) {
        for (int step = 0; step <= corner_steps; ++step) {
            const float angle =
                quarter_turn * (static_cast<float>(corner) - 2 + static_cast<float>(step) / corner_steps);
            points.push_back(
                {centres[corner].x + radius * std::cos(angle), centres[corner].y + radius * std::sin(angle)});
        }
    }
    return points;
}

float distance(ImVec2 a, ImVec2 b) {
    return std::hypot(b.x - a.x, b.y - a.y);
}

float length_of(const std::vector<ImVec2>& path) {
    float length = 0;
    for (std::size_t at = 1; at < path.size(); ++at) {
        length += distance(path[at - 1], path[at]);
    }
    return length;
}

// Returns the part of a path between two points, given as distances along the path from its start.
std::vector<ImVec2> part_of(const std::vector<ImVec2>& path, float begin, float end) {
    std::vector<ImVec2> part;
    float walked = 0;
    for (std::size_t at = 1; at < path.size() && walked < end; ++at) {
        const ImVec2 a = path[at - 1];
        const ImVec2 b = path[at];
        const float step = distance(a, b);
        const auto along = [&](float place) {
            const float t = step > 0 ? (place - walked) / step : 0;
            return ImVec2{a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
        };
        if (walked + step > begin) {
            if (part.empty()) {
                part.push_back(along(std::max(begin, walked)));
            }
            part.push_back(along(std::min(end, walked + step)));
        }
        walked += step;
    }
    return part;
}

} // namespace

Pose Pose::of(view::Point centre, float unit, float degrees, float squeeze) {
    const float angle = degrees * std::numbers::pi_v<float> / 180;
    return {.centre = centre, .unit = unit, .cosine = std::cos(angle), .sine = std::sin(angle), .squeeze = squeeze};
}

view::Point Pose::at(float x, float y) const {
    const float across = x * squeeze * unit;
    const float down = y * unit;
    return {centre.x + across * cosine - down * sine, centre.y + across * sine + down * cosine};
}

Brush::Brush(Screen& screen, ImDrawList& list, float points_scale)
    : screen_(&screen), list_(&list), unit_(screen.density() * points_scale) {
}

float Brush::snapped(float points) const {
    return std::round(points * unit_) / unit_;
}

ImU32 Brush::faded(ImU32 colour) const {
    if (opacity_ >= 1) {
        return colour;
    }
    const auto alpha = static_cast<ImU32>(static_cast<float>(colour >> IM_COL32_A_SHIFT) * std::max(0.0F, opacity_));
    return (colour & ~IM_COL32_A_MASK) | alpha << IM_COL32_A_SHIFT;
}

void Brush::fill(const view::Rect& rect, float radius, ImU32 colour, ImDrawFlags corners) {
    list_->AddRectFilled(to_pixels({snapped(rect.x), snapped(rect.y)}),
                         to_pixels({snapped(rect.right()), snapped(rect.bottom())}), faded(colour), to_pixels(radius),
                         corners);
}

void Brush::fade(const view::Rect& rect, ImU32 top, ImU32 bottom) {
    list_->AddRectFilledMultiColor(to_pixels({snapped(rect.x), snapped(rect.y)}),
                                   to_pixels({snapped(rect.right()), snapped(rect.bottom())}), faded(top), faded(top),
                                   faded(bottom), faded(bottom));
}

void Brush::edge(const view::Rect& rect, float radius, ImU32 colour, float width, ImDrawFlags corners) {
    const float thick = std::max(1.0F, std::round(to_pixels(width)));
    const float inset = thick / 2 - 0.5F; // Dear ImGui centres the line on the outermost pixels
    const auto low = to_pixels({snapped(rect.x), snapped(rect.y)});
    const auto high = to_pixels({snapped(rect.right()), snapped(rect.bottom())});
    list_->AddRect({low.x + inset, low.y + inset}, {high.x - inset, high.y - inset}, faded(colour),
                   std::max(0.0F, to_pixels(radius) - inset), corners, thick);
}

void Brush::bordered(const view::Rect& rect, float radius, ImU32 fill_colour, ImU32 edge_colour, float width) {
    const float thick = std::max(1.0F, std::round(to_pixels(width))) / unit_;
    const view::Rect outer{snapped(rect.x), snapped(rect.y), snapped(rect.right()) - snapped(rect.x),
                           snapped(rect.bottom()) - snapped(rect.y)};
    fill(outer, radius, edge_colour);
    fill(outer.inset(thick), std::max(0.0F, radius - thick), fill_colour);
}

void Brush::triangle(view::Point a, view::Point b, view::Point c, ImU32 colour) {
    list_->AddTriangleFilled(to_pixels(a), to_pixels(b), to_pixels(c), faded(colour));
}

void Brush::line(view::Point from, view::Point to, ImU32 colour, float width) {
    list_->AddLine(to_pixels(from), to_pixels(to), faded(colour), to_pixels(width));
}

void Brush::dashes(view::Point from, view::Point to, ImU32 colour, float width, float dash, float gap) {
    const float length = std::hypot(to.x - from.x, to.y - from.y);
    const int count = static_cast<int>(std::ceil(length / (dash + gap)));
    for (int drawn = 0; drawn < count; ++drawn) {
        const float at = static_cast<float>(drawn) * (dash + gap);
        const float begin = at / length;
        const float end = std::min(length, at + dash) / length;
        line({from.x + (to.x - from.x) * begin, from.y + (to.y - from.y) * begin},
             {from.x + (to.x - from.x) * end, from.y + (to.y - from.y) * end}, colour, width);
    }
}

void Brush::stitch(const view::Rect& rect, float radius, ImU32 colour, float width, float dash, float gap) {
    auto path = outline(to_pixels({rect.x, rect.y}), to_pixels({rect.right(), rect.bottom()}), to_pixels(radius));
    path.push_back(path.front());
    const float length = length_of(path);
    const float period = to_pixels(dash + gap);
    const int count = std::max(1, static_cast<int>(std::lround(length / period)));
    const float fitted = length / static_cast<float>(count);
    for (int at = 0; at < count; ++at) {
        const float begin = fitted * static_cast<float>(at);
        const auto part = part_of(path, begin, begin + fitted * dash / (dash + gap));
        list_->AddPolyline(part.data(), static_cast<int>(part.size()), faded(colour), 0, to_pixels(width));
    }
}

void Brush::curve(view::Point from, view::Point a, view::Point b, view::Point to, ImU32 colour, float width) {
    list_->AddBezierCubic(to_pixels(from), to_pixels(a), to_pixels(b), to_pixels(to), faded(colour), to_pixels(width));
}

void Brush::disc(view::Point centre, float radius, ImU32 colour) {
    list_->AddCircleFilled(to_pixels(centre), to_pixels(radius), faded(colour));
}

void Brush::ring(view::Point centre, float radius, ImU32 colour, float width) {
    list_->AddCircle(to_pixels(centre), to_pixels(radius - width / 2), faded(colour), 0, to_pixels(width));
}

float Brush::text(view::Point top, std::string_view text, float size, view::Weight weight, ImU32 colour,
                  view::Align align) {
    const bool hidden = opacity_ <= 0;
    if (align != view::Align::Left || hidden) {
        const float width = view::TypeMeasure{}.width(text, size, weight);
        top.x -= align == view::Align::Left ? 0 : align == view::Align::Centre ? width / 2 : width;
        if (hidden) {
            return top.x + width; // skips drawing, because a long log has far more hidden lines than visible ones
        }
    }
    return screen_->fonts().draw(*list_, to_pixels(top), text, to_pixels(size), weight, faded(colour)) / unit_;
}

float Brush::paragraph(view::Point top, std::string_view text, float width, float size, view::Weight weight,
                       ImU32 colour, view::Align align) {
    const float start = top.y;
    for (const auto line : view::break_lines(text, width, size, weight, view::TypeMeasure{})) {
        this->text(top, line, size, weight, colour, align);
        top.y += view::line_height(size);
    }
    return top.y - start;
}

void Brush::turn_vertices(int first, const view::Rotation& rotation) {
    if (rotation.degrees() == 0) {
        return;
    }
    for (int at = first; at < list_->VtxBuffer.Size; ++at) {
        auto& place = list_->VtxBuffer[at].pos;
        place = to_pixels(rotation({place.x / unit_, place.y / unit_}));
    }
}

void Brush::push_clip(const view::Rect& rect) {
    list_->PushClipRect(to_pixels({rect.x, rect.y}), to_pixels({rect.right(), rect.bottom()}), true);
}

void Brush::pop_clip() {
    list_->PopClipRect();
}

} // namespace mitts::ui
