// Knits pictures from their charts after an atlas has loaded: a chart is a tenth of the size of its picture.
//
// One stitch is a V: both its edges fall from the sides of its column to the middle by half the stitch's height, with dark seams where
// stitches meet. tools/art/stitch.py knits the same at build time, for the pictures' own tests. Knows pixels, no SDL.
#pragma once

#include "ui/sprites.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace mitts::ui {

namespace knitted {

// How much of a pixel is taken by the stitch above, by the one in whose cell it lies, and by the one below; and how much of that is lit.
struct Share {
    std::array<float, 3> seen{};
    std::array<float, 3> lit{};
};

using Bytes4 = std::uint32_t; ///< red lowest, alpha highest

// The pixels of one stitch with what surrounds it, kept because most stitches of a chart look like another one.
using CellKey = std::array<Bytes4, 4>; ///< the stitch above, its own, the one below; its knot, or 0
struct Cell {
    CellKey key{};
    std::vector<std::uint8_t> pixels{};
};
/// The cells of one size.
struct Cells {
    Cells(int wide_pixels, int high_pixels);
    int wide; ///< pixels of a stitch
    int high;
    std::vector<Share> shares; ///< of its pixels, row by row
    std::vector<Cell> kept;
};

} // namespace knitted

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
    knitted::Cells& cells_of(int wide, int high);

    Atlas atlas_;
    std::size_t chart_ = 0;
    std::size_t level_ = 0;
    std::vector<knitted::Cells> cells_{}; ///< of every size that has been knitted
};

} // namespace mitts::ui
