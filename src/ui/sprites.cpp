#include "ui/sprites.h"

namespace mitts::ui {

namespace {

#include "sprite_table.inc"

constexpr float slack = 0.94F;

using Levels = std::array<SpriteLevel, level_x.size()>;

Levels all_levels() {
    Levels levels;
    for (std::size_t at = 0; at < levels.size(); ++at) {
        levels[at] = {.atlas = level_atlas[at], .x = level_x[at], .y = level_y[at], .w = level_w[at], .h = level_h[at]};
    }
    return levels;
}

} // namespace

std::span<const Chart> sprite_charts() {
    return charts;
}

int atlas_height(Atlas atlas) {
    return heights[static_cast<std::size_t>(atlas)];
}

std::span<const SpriteLevel> sprite_levels(Sprite sprite) {
    static const auto levels = all_levels();
    const auto index = static_cast<std::size_t>(sprite);
    const std::size_t first = first_level[index];
    const std::size_t count = first_level[index + 1] - first;
    return std::span(levels).subspan(first, count);
}

const SpriteLevel& sprite_level(Sprite sprite, float device_width, const AtlasesThere& there) {
    const auto sizes = sprite_levels(sprite);
    const auto* best = &sizes.front();
    for (const auto& level : sizes) {
        if (there[static_cast<std::size_t>(level.atlas)] && static_cast<float>(best->w) < device_width * slack) {
            best = &level;
        }
    }
    return *best;
}

float sprite_aspect(Sprite sprite) {
    return aspects[static_cast<std::size_t>(sprite)];
}

} // namespace mitts::ui
