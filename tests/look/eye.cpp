#include "tests/look/eye.h"

#include "i18n/language.h"
#include "tests/ui/hand.h"
#include "ui/fonts.h"
#include "ui/textures.h"
#include "view/type_widths.h"

#include <SDL_image.h>

#include <algorithm>
#include <cmath>

namespace mitts::tests {

/// A picture atlas with its RGBA texels.
struct PictureFile {
    int width = 0;
    int height = 0;
    ui::Bytes texels;
};

namespace {

constexpr float nothing_left = 0.02F;
constexpr std::size_t group_size = 24;

view::Rect around(const view::Rect& left, const view::Rect& right) {
    const float x = std::min(left.x, right.x);
    const float y = std::min(left.y, right.y);
    return {x, y, std::max(left.right(), right.right()) - x, std::max(left.bottom(), right.bottom()) - y};
}

view::Rect around(std::initializer_list<ImVec2> points) {
    const auto [left, right] =
        std::minmax_element(points.begin(), points.end(), [](const ImVec2& a, const ImVec2& b) { return a.x < b.x; });
    const auto [top, bottom] =
        std::minmax_element(points.begin(), points.end(), [](const ImVec2& a, const ImVec2& b) { return a.y < b.y; });
    return {left->x, top->y, right->x - left->x, bottom->y - top->y};
}

Colour unpacked(ImU32 packed) {
    const auto channel = [packed](int shift) { return static_cast<float>(packed >> shift & 0xFF) / 255; };
    return {channel(0), channel(8), channel(16), channel(24)};
}

float distance(const ImVec2& from, const ImVec2& to) {
    return std::hypot(to.x - from.x, to.y - from.y);
}

void append(std::string& text, char32_t character) {
    if (character < 0x80) {
        text += static_cast<char>(character);
    } else if (character < 0x800) {
        text += static_cast<char>(0xC0 | character >> 6);
        text += static_cast<char>(0x80 | (character & 0x3F));
    } else {
        text += static_cast<char>(0xE0 | character >> 12);
        text += static_cast<char>(0x80 | (character >> 6 & 0x3F));
        text += static_cast<char>(0x80 | (character & 0x3F));
    }
}

float luminance(const Colour& colour) {
    const auto channel = [](float value) {
        return value <= 0.03928F ? value / 12.92F : std::pow((value + 0.055F) / 1.055F, 2.4F);
    };
    return 0.2126F * channel(colour.red) + 0.7152F * channel(colour.green) + 0.0722F * channel(colour.blue);
}

/// The position, direction and style of a pen before or after a letter.
struct Pen {
    ImVec2 at{};
    ImVec2 along{1, 0};
    const ImFont* font = nullptr;
    float size = 0;
    ImU32 colour = 0;
    std::size_t place = 0;
};

/// Returns the gap between the last letter and the next one, or nothing if the next letter does not continue the line.
std::optional<float> gap_between(const Pen& last, const Pen& next) {
    const ImVec2 step{next.at.x - last.at.x, next.at.y - last.at.y};
    const float gap = step.x * next.along.x + step.y * next.along.y;
    const float aside = std::abs(step.y * next.along.x - step.x * next.along.y);
    const bool goes_on = last.font == next.font && std::abs(last.size - next.size) < 0.4F &&
                         last.colour == next.colour && last.place == next.place && aside < 1.5F &&
                         gap > -0.15F * next.size && gap < 0.45F * next.size;
    return goes_on ? std::optional(gap) : std::nullopt;
}

} // namespace

float contrast(const Colour& left, const Colour& right) {
    const float lighter = std::max(luminance(left), luminance(right));
    const float darker = std::min(luminance(left), luminance(right));
    return (lighter + 0.05F) / (darker + 0.05F);
}

Colour Drawn::colour_at(const Triangle& triangle, view::Point point) {
    const auto& a = triangle.corners[0];
    const auto& b = triangle.corners[1];
    const auto& c = triangle.corners[2];
    const float area = (b.at.x - a.at.x) * (c.at.y - a.at.y) - (c.at.x - a.at.x) * (b.at.y - a.at.y);
    if (area == 0 || !triangle.clip.contains(point)) {
        return {};
    }
    const float part_b = ((point.x - a.at.x) * (c.at.y - a.at.y) - (c.at.x - a.at.x) * (point.y - a.at.y)) / area;
    const float part_c = ((b.at.x - a.at.x) * (point.y - a.at.y) - (point.x - a.at.x) * (b.at.y - a.at.y)) / area;
    const float part_a = 1 - part_b - part_c;
    if (part_a < 0 || part_b < 0 || part_c < 0) {
        return {};
    }
    const auto mix = [&](auto value) { return part_a * value(a) + part_b * value(b) + part_c * value(c); };
    Colour colour{mix([](const Corner& corner) { return corner.colour.red; }),
                  mix([](const Corner& corner) { return corner.colour.green; }),
                  mix([](const Corner& corner) { return corner.colour.blue; }),
                  mix([](const Corner& corner) { return corner.colour.alpha; })};
    if (triangle.picture != nullptr) {
        const auto& picture = *triangle.picture;
        const auto texel = [](float part, int count) {
            return static_cast<std::size_t>(
                std::clamp(static_cast<int>(part * static_cast<float>(count)), 0, count - 1));
        };
        const auto x = texel(mix([](const Corner& corner) { return corner.on_picture.x; }), picture.width);
        const auto y = texel(mix([](const Corner& corner) { return corner.on_picture.y; }), picture.height);
        const auto* at = &picture.texels[(y * static_cast<std::size_t>(picture.width) + x) * 4];
        colour.red *= static_cast<float>(at[0]) / 255;
        colour.green *= static_cast<float>(at[1]) / 255;
        colour.blue *= static_cast<float>(at[2]) / 255;
        colour.alpha *= static_cast<float>(at[3]) / 255;
    }
    return colour;
}

void Drawn::group_triangles() {
    for (std::size_t at = 0; at < triangles_.size(); ++at) {
        const auto& [a, b, c] = triangles_[at].corners;
        const auto box = around({a.at, b.at, c.at});
        if (groups_.empty() || at - groups_.back().first >= group_size) {
            groups_.push_back({box, at, at});
        }
        groups_.back().box = around(groups_.back().box, box);
        groups_.back().end = at + 1;
    }
}

Colour Drawn::ground_at(view::Point point, std::size_t count) const {
    Colour seen{0, 0, 0, 1};
    float left = 1;
    for (auto group = groups_.rbegin(); group != groups_.rend() && left > nothing_left; ++group) {
        if (group->first >= count || !group->box.contains(point)) {
            continue;
        }
        for (auto at = std::min(count, group->end); at > group->first && left > nothing_left; --at) {
            const auto colour = colour_at(triangles_[at - 1], point);
            seen.red += left * colour.alpha * colour.red;
            seen.green += left * colour.alpha * colour.green;
            seen.blue += left * colour.alpha * colour.blue;
            left *= 1 - colour.alpha;
        }
    }
    return seen;
}

float Drawn::open_at(view::Point point, std::size_t first) const {
    float left = 1;
    for (const auto& group : groups_) {
        if (group.end > first && group.box.contains(point)) {
            for (auto at = std::max(first, group.first); at < group.end; ++at) {
                left *= 1 - colour_at(triangles_[at], point).alpha;
            }
        }
    }
    return left;
}

Eye::Eye() : screen_(open_furnished(64, 64)) {
    draw(*screen_, [&] { // creates the glyphs of all characters in the text tables
        for (const auto weight : {view::Weight::Regular, view::Weight::Bold}) {
            screen_->fonts().draw(screen_->list(), {0, 0}, i18n::all_characters(), 17, weight, IM_COL32_WHITE);
        }
    });
    for (const auto* font : screen_->fonts().atlas().Fonts) {
        for (const auto& glyph : font->Glyphs) {
            if (glyph.Visible != 0) {
                letters_[{glyph.U0, glyph.V0}] = {static_cast<char32_t>(glyph.Codepoint), font, &glyph};
            }
        }
    }
    for (int at = 0; at < static_cast<int>(ui::atlas_count); ++at) {
        const auto file = asset(static_cast<ui::AssetId>(static_cast<int>(ui::AssetId::Shapes) + at));
        auto picture = std::make_unique<PictureFile>();
        for (std::string_view rest(reinterpret_cast<const char*>(file.data()), file.size()); !rest.empty();
             rest.remove_prefix(std::min(rest.find("\x89PNG", 1), rest.size()))) { // skips to the picture's next strip
            auto* loaded = IMG_Load_RW(SDL_RWFromConstMem(rest.data(), static_cast<int>(rest.size())), 1);
            auto* surface = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_RGBA32, 0);
            picture->width = surface->w;
            picture->height += surface->h;
            const auto* texels = static_cast<const unsigned char*>(surface->pixels);
            picture->texels.insert(picture->texels.end(), texels, texels + surface->pitch * surface->h);
            SDL_FreeSurface(surface);
            SDL_FreeSurface(loaded);
        }
        pictures_[screen_->textures().texture(static_cast<ui::Atlas>(at))] = std::move(picture);
    }
}

Eye::~Eye() = default;

const Eye::Letter* Eye::letter_of(const ImDrawVert& vertex) const {
    const auto found = letters_.find({vertex.uv.x, vertex.uv.y});
    return found == letters_.end() ? nullptr : &found->second;
}

void Eye::read(const ImDrawList& list, const ImDrawCmd& command, Drawn& drawn) const {
    const bool letters = command.TextureId == screen_->fonts().atlas().TexID;
    const auto picture = pictures_.find(command.TextureId);
    const auto* indices = list.IdxBuffer.Data + command.IdxOffset;
    const auto* vertices = list.VtxBuffer.Data + command.VtxOffset;
    const view::Rect clip{command.ClipRect.x, command.ClipRect.y, command.ClipRect.z - command.ClipRect.x,
                          command.ClipRect.w - command.ClipRect.y};
    Pen pen;
    for (unsigned at = 0; at < command.ElemCount; at += 3) {
        const auto& first = vertices[indices[at]];
        const auto* letter = letters && at + 6 <= command.ElemCount ? letter_of(first) : nullptr;
        if (letter == nullptr) {
            auto& triangle = drawn.triangles_.emplace_back();
            triangle.picture = picture == pictures_.end() ? nullptr : picture->second.get();
            triangle.clip = clip;
            std::transform(indices + at, indices + at + 3, triangle.corners.begin(), [&](ImDrawIdx index) {
                return Drawn::Corner{vertices[index].pos, vertices[index].uv, unpacked(vertices[index].col)};
            });
            continue;
        }
        const auto& second = vertices[indices[at + 1]];
        const auto& third = vertices[indices[at + 2]];
        const auto& fourth = vertices[indices[at + 5]];
        at += 3; // skips the letter's second triangle
        const auto& glyph = *letter->glyph;
        const float scale = distance(first.pos, fourth.pos) / (glyph.Y1 - glyph.Y0);
        const float breadth = std::max(0.01F, distance(first.pos, second.pos));
        const ImVec2 along{(second.pos.x - first.pos.x) / breadth, (second.pos.y - first.pos.y) / breadth};
        const ImVec2 start{first.pos.x - scale * (along.x * glyph.X0 - along.y * glyph.Y0),
                           first.pos.y - scale * (along.y * glyph.X0 + along.x * glyph.Y0)};
        constexpr float box = 1.24F; // the font size of ImGui relative to the text size, as in ui/fonts.cpp
        const float size = letter->font->FontSize / box * scale;
        Pen next{start, along, letter->font, size, first.col, drawn.triangles_.size()};
        const auto gap = gap_between(pen, next);
        const auto rect = around({first.pos, second.pos, third.pos, fourth.pos});
        if (!gap) {
            const bool bold = letter->font != screen_->fonts().atlas().Fonts[0];
            drawn.runs.push_back({.size = size,
                                  .bold = bold,
                                  .turned = std::abs(along.y) > 0.01F,
                                  .colour = unpacked(first.col),
                                  .ink = rect,
                                  .clip = clip,
                                  .place = drawn.triangles_.size()});
        }
        auto& run = drawn.runs.back();
        if (gap > 0.12F * size) {
            run.text += ' ';
        }
        append(run.text, letter->character);
        run.ink = around(run.ink, rect);
        run.letters.push_back(rect);
        const auto weight = run.bold ? view::Weight::Bold : view::Weight::Regular;
        const float advance = static_cast<float>(view::advance_of(letter->character, weight)) * size / 1000;
        next.at = {start.x + along.x * advance, start.y + along.y * advance};
        pen = next;
    }
}

Drawn Eye::look(float width, float height, const std::function<void(ui::Screen&)>& draw) {
    // Resets the draw list without a new frame, which would rasterise new sizes and be limited to the small screen.
    auto& list = screen_->list();
    list._ResetForNewFrame();
    list.PushTextureID(screen_->fonts().atlas().TexID);
    list.PushClipRect({0, 0}, {width, height});
    draw(*screen_);
    Drawn drawn;
    for (const auto& command : list.CmdBuffer) {
        read(list, command, drawn);
    }
    drawn.group_triangles();
    return drawn;
}

} // namespace mitts::tests
