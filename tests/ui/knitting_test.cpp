#include "ui/knitting.h"

#include <doctest/doctest.h>

#include <array>
#include <vector>

using namespace mitts;

namespace {

using Pixel = std::array<int, 4>;
constexpr Pixel red{200, 0, 0, 255};
constexpr Pixel blue{0, 0, 200, 255};
constexpr Pixel knot{10, 20, 30, 254};
constexpr Pixel hole{0, 0, 0, 0};
constexpr int side = 64;

// A texture sheet whose corner contains a chart of two columns and two rows.
class Sheet {
public:
    explicit Sheet(const std::array<Pixel, 4>& stitches) {
        for (int at = 0; at < 4; ++at) {
            for (std::size_t part = 0; part < 4; ++part) {
                bytes_[place(at % 2, at / 2) + part] =
                    static_cast<std::uint8_t>(stitches[static_cast<std::size_t>(at)][part]);
            }
        }
    }
    void knit(ui::KnitStyle style, int cell) {
        const auto wide = static_cast<std::uint16_t>(2 * cell);
        const ui::Chart chart{.style = style, .place = {.w = 2, .h = 2}};
        ui::knit({.bytes = bytes_, .width = side}, chart, {.x = 10, .y = 10, .w = wide, .h = wide});
    }
    Pixel at(int x, int y) const {
        const auto first = place(10 + x, 10 + y);
        return {bytes_[first], bytes_[first + 1], bytes_[first + 2], bytes_[first + 3]};
    }

private:
    static std::size_t place(int x, int y) {
        return 4 * static_cast<std::size_t>(y * side + x);
    }
    std::vector<std::uint8_t> bytes_ = std::vector<std::uint8_t>(4U * side * side);
};

} // namespace

TEST_CASE("each stitch is a V in a single colour, and is darker where it meets another stitch") {
    Sheet sheet({red, red, blue, blue});
    sheet.knit(ui::KnitStyle::Figure, 10);
    CHECK(sheet.at(2, 5)[0] > 190);
    CHECK(sheet.at(2, 5)[2] == 0);
    CHECK(sheet.at(2, 16)[2] > 190);
    // The upper stitches reach lower in the middle of a column than at its sides.
    CHECK(sheet.at(5, 11)[0] > sheet.at(5, 11)[2]);
    CHECK(sheet.at(0, 11)[2] > sheet.at(0, 11)[0]);
    CHECK(sheet.at(10, 5)[0] < sheet.at(12, 5)[0]);
}

TEST_CASE("figures have the outline of their stitches, pictures have straight edges, and tiles repeat") {
    Sheet figure({red, hole, red, hole});
    figure.knit(ui::KnitStyle::Figure, 10);
    CHECK(figure.at(5, 0)[3] < 40); // the gap between the arms of the V
    CHECK(figure.at(5, 5)[3] == 255);
    CHECK(figure.at(15, 5)[3] == 0);
    CHECK(figure.at(-1, 5)[3] == 0);
    CHECK(figure.at(-1, 5)[0] > 150); // the border has no dark rim
    Sheet picture({red, red, red, red});
    picture.knit(ui::KnitStyle::Picture, 20);
    CHECK(picture.at(20, 0)[3] == 255);
    CHECK(picture.at(0, 0)[3] < 200);
    Sheet tile({red, blue, red, blue});
    tile.knit(ui::KnitStyle::Tile, 10);
    CHECK(tile.at(-1, 5) == tile.at(19, 5));
    CHECK(tile.at(20, 5) == tile.at(0, 5));
    CHECK(tile.at(5, -1) == tile.at(5, 19));
}

TEST_CASE("a knot is round and is surrounded by wool in the colour of the previous stitch") {
    Sheet sheet({red, knot, red, red});
    sheet.knit(ui::KnitStyle::Figure, 20);
    CHECK(sheet.at(30, 10) == Pixel{10, 20, 30, 255});
    CHECK(sheet.at(21, 2)[0] > 130);
}
