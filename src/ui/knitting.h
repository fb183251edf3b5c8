// Knits pictures from their charts after an atlas has loaded: a chart is a tenth of the size of its picture.
//
// One stitch is a V: both its edges fall from the sides of its column to the middle by half the stitch's height, with dark seams where
// stitches meet. tools/art/stitch.py knits the same at build time, for the pictures' own tests. Knows pixels, no SDL.
#pragma once

#include "ui/sprites.h"

#include <cstdint>
#include <span>

namespace mitts::ui {

/// An atlas's pixels: RGBA, straight, `width` in a row.
struct SheetPixels {
    std::span<std::uint8_t> bytes;
    int width = 0;
};

/// Knits one level of a chart, with the border around it.
void knit(SheetPixels sheet, const Chart& chart, const SpriteLevel& level);

/// Knits every level that lies in the atlas.
void knit_all(SheetPixels sheet, Atlas atlas);

} // namespace mitts::ui
