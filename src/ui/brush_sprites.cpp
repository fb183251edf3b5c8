#include "ui/brush.h"
#include "ui/textures.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace mitts::ui {

namespace {

// The sprite and opacity of a shadow, and its blur, slice position, size and drop in points (tools/art/README.md).
struct ShadowShape {
    Sprite sprite;
    float blur;
    float cut;
    float side;
    float drop;
    float opacity;
};

ShadowShape shape_of(view::Shadow shadow) {
    switch (shadow) {
    case view::Shadow::Low:
        return {Sprite::shadow_low, 2, 14, 29, 1, 0.28F};
    case view::Shadow::Card:
        return {Sprite::shadow_card, 7, 24, 49, 3, 0.30F};
    default:
        return {Sprite::shadow_panel, 22, 60, 121, 10, 0.34F};
    }
}

ImU32 black(float opacity) {
    return IM_COL32(0, 0, 0, static_cast<int>(std::lround(std::clamp(opacity, 0.0F, 1.0F) * 255.0F)));
}

struct TexturePlace {
    ImVec2 low;
    ImVec2 high;
};

// Returns the texture coordinates of a level in its atlas, including `rim` pixels of its border.
TexturePlace place_of(const Textures& textures, const SpriteLevel& level, float rim) {
    const float width = textures.width(level.atlas);
    const float height = textures.height(level.atlas);
    return {{(static_cast<float>(level.x) - rim) / width, (static_cast<float>(level.y) - rim) / height},
            {(static_cast<float>(level.x + level.w) + rim) / width,
             (static_cast<float>(level.y + level.h) + rim) / height}};
}

} // namespace

bool Brush::has(Sprite sprite) const {
    return screen_->textures().texture(sprite_levels(sprite).front().atlas) != nullptr;
}

const SpriteLevel& Brush::level_of(Sprite sprite, float width) const {
    return sprite_level(sprite, to_pixels(width), screen_->textures().there());
}

void Brush::sprite(Sprite sprite, const view::Rect& rect, ImU32 colour, Rim rim) {
    const auto pose = Pose{.centre = rect.centre()};
    this->sprite(sprite, pose, {-rect.w / 2, -rect.h / 2, rect.w, rect.h}, Turn::Upright, colour, rim);
}

void Brush::icon(Sprite sprite, view::Point centre, float width, ImU32 colour) {
    const float height = width / sprite_aspect(sprite);
    this->sprite(sprite, {snapped(centre.x - width / 2), snapped(centre.y - height / 2), width, height}, colour);
}

void Brush::sprite(Sprite sprite, const Pose& pose, const view::Rect& part, Turn turn, ImU32 colour, Rim rim) {
    if (!has(sprite)) {
        return;
    }
    const auto& level = level_of(sprite, part.w * pose.unit);
    const float border = rim == Rim::Soft ? 1.0F : 0.0F;
    const float across = part.w * border / static_cast<float>(level.w);
    const float down = part.h * border / static_cast<float>(level.h);
    const auto place = place_of(screen_->textures(), level, border);
    const float sign = turn == Turn::HalfTurn ? -1.0F : 1.0F;
    const auto corner = [&](float x, float y) { return to_pixels(pose.at(sign * x, sign * y)); };
    const float left = part.x - across;
    const float top = part.y - down;
    const float right = part.right() + across;
    const float bottom = part.bottom() + down;
    list_->AddImageQuad(screen_->textures().texture(level.atlas), corner(left, top), corner(right, top),
                        corner(right, bottom), corner(left, bottom), place.low, {place.high.x, place.low.y}, place.high,
                        {place.low.x, place.high.y}, faded(colour));
}

void Brush::nine_slices(const SpriteLevel& level, std::span<const view::Point, 16> grid, float cut, ImU32 colour) {
    const auto& textures = screen_->textures();
    const std::array<float, 4> across{static_cast<float>(level.x), static_cast<float>(level.x) + cut,
                                      static_cast<float>(level.x + level.w) - cut,
                                      static_cast<float>(level.x + level.w)};
    const std::array<float, 4> down{static_cast<float>(level.y), static_cast<float>(level.y) + cut,
                                    static_cast<float>(level.y + level.h) - cut, static_cast<float>(level.y + level.h)};
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column) {
            const auto point = [&](std::size_t r, std::size_t c) {
                return to_pixels(grid[(row + r) * 4 + column + c]);
            };
            const auto place = [&](std::size_t r, std::size_t c) {
                return ImVec2{across[column + c] / textures.width(level.atlas),
                              down[row + r] / textures.height(level.atlas)};
            };
            list_->AddImageQuad(textures.texture(level.atlas), point(0, 0), point(0, 1), point(1, 1), point(1, 0),
                                place(0, 0), place(0, 1), place(1, 1), place(1, 0), faded(colour));
        }
    }
}

void Brush::shadow(const view::Rect& rect, view::Shadow shadow, float opacity) {
    this->shadow(Pose{.centre = rect.centre()}, rect.w, rect.h, shadow, opacity);
}

void Brush::shadow(const Pose& pose, float width, float height, view::Shadow shadow, float opacity) {
    const auto shape = shape_of(shadow);
    if (shadow == view::Shadow::None || !has(shape.sprite)) {
        return;
    }
    const auto& level = level_of(shape.sprite, shape.side);
    const float blur = shape.blur / pose.unit;
    const float right = width / 2 + blur;
    const float bottom = height / 2 + blur;
    const float cut = std::min(shape.cut / pose.unit, std::min(right, bottom));
    const std::array<float, 4> across{-right, -right + cut, right - cut, right};
    const std::array<float, 4> down{-bottom, -bottom + cut, bottom - cut, bottom};
    std::array<view::Point, 16> grid;
    for (std::size_t at = 0; at < grid.size(); ++at) {
        grid[at] = pose.at(across[at % 4], down[at / 4]);
        grid[at].y += shape.drop; // shadows fall straight down, even if the card is rotated
        if (pose.sine == 0) {     // prevents gaps between the slices in software rendering
            grid[at] = {snapped(grid[at].x), snapped(grid[at].y)};
        }
    }
    const float pixels = static_cast<float>(level.w) / shape.side;
    nine_slices(level, grid, shape.cut * pixels, black(shape.opacity * opacity));
}

void Brush::tile(Sprite sprite, const view::Rect& rect, float tile_width, float tile_height, ImU32 colour) {
    if (!has(sprite)) {
        return;
    }
    const auto& level = level_of(sprite, tile_width);
    const auto whole = place_of(screen_->textures(), level, 0);
    auto* texture = screen_->textures().texture(level.atlas);
    const auto rows = static_cast<int>(std::ceil(rect.h / tile_height));
    const auto columns = static_cast<int>(std::ceil(rect.w / tile_width));
    for (int row = 0; row < rows; ++row) {
        const float y = rect.y + static_cast<float>(row) * tile_height;
        for (int column = 0; column < columns; ++column) {
            const float x = rect.x + static_cast<float>(column) * tile_width;
            const float width = std::min(tile_width, rect.right() - x);
            const float height = std::min(tile_height, rect.bottom() - y);
            const ImVec2 end{whole.low.x + (whole.high.x - whole.low.x) * width / tile_width,
                             whole.low.y + (whole.high.y - whole.low.y) * height / tile_height};
            list_->AddImage(texture, to_pixels({snapped(x), snapped(y)}),
                            to_pixels({snapped(x + width), snapped(y + height)}), whole.low, end, faded(colour));
        }
    }
}

} // namespace mitts::ui
