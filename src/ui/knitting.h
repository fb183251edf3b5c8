// Knits pictures from their charts after an atlas has loaded: a chart is a tenth of the size of its picture.
//
// One stitch is a V: both its edges fall from the sides of its column to the middle by half the stitch's height, with dark seams where
// stitches meet. tools/art/stitch.py knits the same at build time, for the pictures' own tests. Knows pixels, no SDL.
#pragma once

#include "ui/sprites.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace mitts::ui {

/// An atlas's pixels: RGBA, straight, `width` in a row.
struct SheetPixels {
    std::span<std::uint8_t> bytes;
    int width = 0;
};

/// Knits one level of a chart, with the border around it.
void knit(SheetPixels sheet, const Chart& chart, const SpriteLevel& level);

/// Knits all charts of an atlas, one level of one chart at a time.
class Knitting {
public:
    explicit Knitting(Atlas atlas);
    /// Knits the next level into the sheet. Returns false when there was none left.
    bool step(SheetPixels sheet);

private:
    Atlas atlas_;
    std::size_t chart_ = 0;
    std::size_t level_ = 0;
    std::shared_ptr<struct AllCells> cells_;
};

} // namespace mitts::ui
