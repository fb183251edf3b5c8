// Draws knitted pictures from their charts once an atlas is loaded. Charts need much less space than pictures.
//
// A stitch has the shape of a V. Its edges drop by half the stitch's height from the sides of the column to the middle.
// Dark seams separate the stitches. tools/art/stitch.py knits the same pictures at build time, for the tests. This code
// does not depend on SDL.
#pragma once

#include "ui/sprites.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace mitts::ui {

namespace knitted {

// The coverage of one pixel. `seen` contains the fractions that are covered by the stitch above, by the pixel's own
// stitch and by the stitch below. `lit` contains the same fractions, darkened by the seams.
struct Share {
    std::array<float, 3> seen{};
    std::array<float, 3> lit{};
};

using Bytes4 = std::uint32_t; ///< a colour, with red in the lowest byte and alpha in the highest

// The rendered pixels of a stitch, which depend on the neighbouring stitches. They are cached, because most stitches of
// a chart look alike.
using CellKey = std::array<Bytes4, 4>; ///< colours: stitch above, this stitch, stitch below, knot (0: none)
struct Cell {
    CellKey key{};
    std::vector<std::uint8_t> pixels{};
};
/// The cached cells for one stitch size.
struct Cells {
    Cells(int wide_pixels, int high_pixels);
    int wide; ///< pixels per stitch
    int high;
    std::vector<Share> shares; ///< one share for each pixel, row by row
    std::vector<Cell> kept;
};

} // namespace knitted

/// An atlas's pixels: RGBA with straight alpha, `width` pixels per row.
struct SheetPixels {
    std::span<std::uint8_t> bytes;
    int width = 0;
};

/// Knits one level of a chart, with its border.
void knit(SheetPixels sheet, const Chart& chart, const SpriteLevel& level);

/// Knits all charts of an atlas, one level per step.
class Knitting {
public:
    explicit Knitting(Atlas atlas);
    /// Knits the next level into the sheet. Returns false if all levels were already knitted.
    bool step(SheetPixels sheet);

private:
    knitted::Cells& cells_of(int wide, int high);

    Atlas atlas_;
    std::size_t chart_ = 0;
    std::size_t level_ = 0;
    std::vector<knitted::Cells> cells_{}; ///< one entry per knitted size
};

} // namespace mitts::ui
