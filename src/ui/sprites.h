// The sprites of the program and their places in the atlases.
//
// Every sprite is stored at several sizes (levels), because the renderer has no mipmaps. The drawing code picks the
// smallest level that is large enough for the drawn size, and scales it slightly. tools/art/generate.py writes the
// tables at build time. tools/art/README.md describes the sprites and the composition of cards. This code does not
// depend on SDL or on cards.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace mitts::ui {

/// The sprites. Suits are in the order of mitts::Suit, ranks in ascending order. Related sprites are adjacent, so that
/// `nth` can count from the first of them.
enum class Sprite : std::uint16_t {
#include "sprite_ids.inc"
};

/// A picture file. `Shapes` contains white sprites, which are tinted. `Core` contains coloured sprites and the white
/// dyes of the courts. The fine atlases are loaded later. They contain the largest levels of the sprites that are not
/// knitted at run time. `Tarot` is needed only for the tarot pack.
enum class Atlas : std::uint8_t { Shapes, Core, FineShapes, FineCore, Tarot };
inline constexpr std::size_t atlas_count = 5;
/// One flag per atlas: true if the atlas is loaded.
using AtlasesThere = std::array<bool, atlas_count>;

/// The place of a sprite level in its atlas, in pixels, excluding the two-pixel border.
struct SpriteLevel {
    Atlas atlas = Atlas::Shapes;
    std::uint16_t x = 0;
    std::uint16_t y = 0;
    std::uint16_t w = 0;
    std::uint16_t h = 0;
};

/// The edges of a knitted sprite.
enum class KnitStyle : std::uint8_t {
    Figure,  ///< the edges follow the outline of the stitches
    Picture, ///< the edges are straight, with rounded corners
    Tile,    ///< the pattern continues beyond the edges, so that tiles join
};

/// The chart of a sprite that has no levels in a file. The sprite is knitted from the chart (knitting.h). The chart is
/// in the same atlas, with one pixel per stitch.
struct Chart {
    Sprite sprite{};
    KnitStyle style = KnitStyle::Figure;
    SpriteLevel place{};
};

std::span<const Chart> sprite_charts();

/// The width of an atlas in pixels.
inline constexpr int atlas_width = 2048;
/// Returns the height of an atlas in pixels. The knitted rows are below the rows of the atlas's file.
int atlas_height(Atlas atlas);

/// Returns all levels of a sprite, smallest first. There is at least one level.
std::span<const SpriteLevel> sprite_levels(Sprite sprite);

/// Returns the smallest loaded level that is at least `device_width` pixels wide, with a tolerance of 6 %, or else the
/// largest loaded level.
const SpriteLevel& sprite_level(Sprite sprite, float device_width, const AtlasesThere& there);

/// Returns the intended aspect ratio (width / height). The ratio of a level may differ by a few per cent.
float sprite_aspect(Sprite sprite);

/// Returns the sprite `steps` places after `first` in the enumeration: nth(Sprite::pip_club, 2) is the heart.
constexpr Sprite nth(Sprite first, int steps) {
    return static_cast<Sprite>(static_cast<int>(first) + steps);
}

} // namespace mitts::ui
