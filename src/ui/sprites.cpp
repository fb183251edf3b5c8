#include "ui/sprites.h"

#include <algorithm>
#include <array>

namespace mitts::ui {

namespace {

#include "sprite_table.inc"

constexpr float slack = 0.94F;

} // namespace

std::span<const SpriteLevel> sprite_levels(Sprite sprite) {
    const auto index = static_cast<std::size_t>(sprite);
    const std::size_t first = first_level[index];
    const std::size_t count = first_level[index + 1] - first;
    return std::span(levels).subspan(first, count);
}

const SpriteLevel& sprite_level(Sprite sprite, float device_width) {
    const auto sizes = sprite_levels(sprite);
    const auto wide_enough = [device_width](const SpriteLevel& level) {
        return static_cast<float>(level.w) >= device_width * slack;
    };
    const auto found = std::find_if(sizes.begin(), sizes.end(), wide_enough);
    return found != sizes.end() ? *found : sizes.back();
}

float sprite_aspect(Sprite sprite) {
    return aspects[static_cast<std::size_t>(sprite)];
}

} // namespace mitts::ui
