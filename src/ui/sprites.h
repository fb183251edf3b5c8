// The pictures of the program: which there are, and where each lies in the atlases.
//
// Every sprite is stored at several sizes (levels), because the renderer has no mipmaps: whoever draws asks for the level
// that suits the pixels it needs and scales that a little. The tables are written by tools/art/generate.py at build time;
// tools/art/README.md says what each sprite shows and how cards are put together. Knows no SDL and no card.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace mitts::ui {

/// Suits run in the order of mitts::Suit, ranks upwards; what belongs together lies together, so `nth` may count from one.
enum class Sprite : std::uint16_t {
#include "sprite_ids.inc"
};

/// A picture file. `shapes` is white, to be tinted; `core` has its own colours (and the white dyes of the courts); the fine ones have the
/// largest levels of what is not knitted here, and come later; `tarot` is needed for the tarot pack only.
enum class Atlas : std::uint8_t { shapes, core, fine_shapes, fine_core, tarot };
inline constexpr std::size_t atlas_count = 5;
/// Whether each is there.
using AtlasesThere = std::array<bool, atlas_count>;

/// Where one size of a sprite lies, in pixels of its atlas, without the two pixels of border around it.
struct SpriteLevel {
    Atlas atlas = Atlas::shapes;
    std::uint16_t x = 0;
    std::uint16_t y = 0;
    std::uint16_t w = 0;
    std::uint16_t h = 0;
};

/// How the levels of a knitted sprite end at their edges.
enum class KnitStyle : std::uint8_t {
    Figure,  ///< in the stitches' own edge
    Picture, ///< straight, with rounded corners
    Tile,    ///< they go on as their neighbour would
};

/// A sprite whose levels come in no file: they are knitted from its chart (knitting.h), which lies in the same atlas, a pixel a stitch.
struct Chart {
    Sprite sprite{};
    KnitStyle style = KnitStyle::Figure;
    SpriteLevel place{};
};

std::span<const Chart> sprite_charts();

/// How many pixels an atlas has in a row.
inline constexpr int atlas_width = 2048;
/// How many rows of pixels an atlas has: those of its file, and under them what is knitted.
int atlas_height(Atlas atlas);

/// All sizes of a sprite, smallest first; never empty.
std::span<const SpriteLevel> sprite_levels(Sprite sprite);

/// The smallest level at least `device_width` pixels wide, or the largest that is there. A little short (6 %) is wide enough.
const SpriteLevel& sprite_level(Sprite sprite, float device_width, const AtlasesThere& there);

/// Width divided by height as the picture is meant; a level's own pixels may be off by a few per cent.
float sprite_aspect(Sprite sprite);

/// The sprite `steps` places after `first` in the enumeration: nth(Sprite::pip_club, 2) is the heart.
constexpr Sprite nth(Sprite first, int steps) {
    return static_cast<Sprite>(static_cast<int>(first) + steps);
}

} // namespace mitts::ui
