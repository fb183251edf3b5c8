#include "ui/knitting.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace mitts::ui {

namespace {

using namespace knitted;

constexpr int border = 2;
constexpr int samples = 5; ///< samples per pixel in each direction
constexpr float slope = 0.5F;
constexpr float corner = 0.055F; ///< corner radius as a fraction of a picture's width
constexpr int knot_alpha = 254;
constexpr float knot_radius = 0.46F; ///< radius in stitches

struct Colour {
    std::array<float, 3> light{};
    float alpha = 0; ///< from 0 to 1
};

constexpr std::size_t kept_cells = 512;

void write(std::uint8_t* bytes, const Colour& colour) {
    for (std::size_t part = 0; part < 3; ++part) {
        bytes[part] = static_cast<std::uint8_t>(std::clamp(colour.light[part], 0.0F, 255.0F) + 0.5F);
    }
    bytes[3] = static_cast<std::uint8_t>(std::clamp(colour.alpha, 0.0F, 1.0F) * 255 + 0.5F);
}

// Returns the strength of the seams. Stitches narrower than two pixels have no seams, because the picture is legible
// without them.
float seam_strength(int cell_width) {
    return cell_width >= 3 ? 0.15F : cell_width == 2 ? 0.08F : 0;
}

float ramp(float distance, float reach) {
    return std::max(0.0F, 1 - distance / reach);
}

// Returns the darkness at a point of a stitch. The darkness is high between rows, lower between columns, and slightly
// higher along the middle.
float shade(float across, float down) {
    return std::max({ramp(down, 0.2F), ramp(std::min(across, 1 - across), 0.12F) * 0.8F,
                     ramp(std::abs(across - 0.5F), 0.12F) * 0.35F});
}

void add_sample(Share& share, float across, float level, float seam) {
    const float row = std::floor(level);
    const auto which = static_cast<std::size_t>(row + 1);
    constexpr float part = 1.0F / (samples * samples);
    share.seen[which] += part;
    share.lit[which] += part * (1 - 1.6F * seam * shade(across, level - row));
}

// Returns the Share of each pixel in one stitch, row by row.
std::vector<Share> shares_of(int wide, int high) {
    std::vector<Share> shares(static_cast<std::size_t>(wide * high));
    const float seam = seam_strength(wide);
    for (int y = 0; y < high * samples; ++y) {
        for (int x = 0; x < wide * samples; ++x) {
            const float across = (static_cast<float>(x) + 0.5F) / static_cast<float>(wide * samples);
            const float along = (static_cast<float>(y) + 0.5F) / static_cast<float>(high * samples);
            const float fall = slope * (1 - std::abs(2 * across - 1));
            add_sample(shares[static_cast<std::size_t>(y / samples * wide + x / samples)], across,
                       along - fall + slope / 2, seam);
        }
    }
    return shares;
}

class Knitter {
public:
    Knitter(SheetPixels sheet, const Chart& chart, const SpriteLevel& level, Cells& cells)
        : sheet_(sheet), chart_(chart), level_(level), wide_(cells.wide), high_(cells.high), cells_(cells) {
    }

    void knit() {
        for (int row = 0; row * high_ < level_.h; ++row) {
            for (int column = 0; column * wide_ < level_.w; ++column) {
                stamp(cell_at(column, row), column, row);
            }
        }
        if (chart_.style == KnitStyle::Picture) {
            round_corners();
        }
        add_border();
    }

private:
    // Returns a stitch's rendered cell, which depends on the stitch, the stitches above and below, and the knot. Charts
    // have few colours, so there are few distinct cells.
    const Cell& cell_at(int column, int row) {
        const CellKey key{wool_bytes(column, row - 1), wool_bytes(column, row), wool_bytes(column, row + 1),
                          is_knot(column, row) ? bytes_at(column, row) : 0};
        constexpr Bytes4 golden = 0x9E3779B1; // spreads similar keys evenly
        Bytes4 mixed = 0;
        for (const auto part : key) {
            mixed = (mixed ^ part) * golden;
        }
        auto& cell = cells_.kept[(mixed >> 16U) % kept_cells];
        if (cell.pixels.empty() || cell.key != key) {
            cell.key = key;
            cell.pixels.resize(4 * cells_.shares.size());
            for (std::size_t at = 0; at < cells_.shares.size(); ++at) {
                const int pixel = static_cast<int>(at);
                write(&cell.pixels[4 * at], knitted(column * wide_ + pixel % wide_, row * high_ + pixel / wide_));
            }
        }
        return cell;
    }

    void stamp(const Cell& cell, int column, int row) {
        const int wide = std::min(wide_, level_.w - column * wide_);
        const int high = std::min(high_, level_.h - row * high_);
        for (int y = 0; y < high; ++y) {
            std::copy_n(&cell.pixels[static_cast<std::size_t>(4 * y * wide_)], 4 * wide,
                        pixel(level_.x + column * wide_, level_.y + row * high_ + y));
        }
    }

    void round_corners() {
        const int reach = static_cast<int>(std::ceil(corner * static_cast<float>(level_.w)));
        for (int y = 0; y < level_.h; y = y + 1 == reach ? std::max(reach, level_.h - reach) : y + 1) {
            for (int x = 0; x < level_.w; x = x + 1 == reach ? std::max(reach, level_.w - reach) : x + 1) {
                auto colour = knitted(x, y);
                colour.alpha *= rounded(x, y);
                write(pixel(level_.x + x, level_.y + y), colour);
            }
        }
    }

    // Adds the border. The border repeats the colour of the nearest pixel, so that scaling does not produce a dark rim.
    // A tile's border continues the pattern.
    void add_border() {
        for (int y = -border; y < level_.h + border; ++y) {
            const bool inside = y >= 0 && y < level_.h;
            for (int x = -border; x < level_.w + border; x = inside && x == -1 ? level_.w : x + 1) {
                add_border_pixel(x, y);
            }
        }
    }

    void add_border_pixel(int x, int y) {
        const bool goes_on = chart_.style == KnitStyle::Tile;
        const int near_x = goes_on ? (x + level_.w) % level_.w : std::clamp(x, 0, level_.w - 1);
        const int near_y = goes_on ? (y + level_.h) % level_.h : std::clamp(y, 0, level_.h - 1);
        auto* bytes = pixel(level_.x + x, level_.y + y);
        std::copy_n(pixel(level_.x + near_x, level_.y + near_y), 4, bytes);
        if (!goes_on) {
            bytes[3] = 0;
        }
    }

    Colour knitted(int x, int y) const {
        const int column = x / wide_;
        const int row = y / high_;
        const auto& share = cells_.shares[static_cast<std::size_t>(y % high_ * wide_ + x % wide_)];
        Colour sum;
        for (int which = 0; which < 3; ++which) {
            const auto stitch = wool(column, row + which - 1);
            const auto at = static_cast<std::size_t>(which);
            sum.alpha += share.seen[at] * stitch.alpha;
            for (std::size_t part = 0; part < 3; ++part) {
                sum.light[part] += share.lit[at] * stitch.alpha * stitch.light[part];
            }
        }
        for (auto& light : sum.light) {
            light /= std::max(sum.alpha, 0.001F);
        }
        if (is_knot(column, row)) {
            lay_knot(sum, x, y);
        }
        return sum.alpha > 0 ? sum : Colour{.light = wool(column, row).light, .alpha = 0};
    }

    Colour wool(int column, int row) const {
        const auto bytes = wool_bytes(column, row);
        const auto part = [&](unsigned shift) { return static_cast<float>(bytes >> shift & 0xFFU); };
        return {.light = {part(0), part(8), part(16)}, .alpha = part(24) / 255};
    }

    // Returns the colour of the wool at a position. Above and below the chart, a figure has no wool, a picture
    // repeats its outermost row, and a tile wraps around.
    Bytes4 wool_bytes(int column, int row) const {
        const int last = chart_.place.h - 1;
        const int inside =
            chart_.style == KnitStyle::Tile ? (row + chart_.place.h) % chart_.place.h : std::clamp(row, 0, last);
        const bool ends = chart_.style == KnitStyle::Figure && row != inside;
        if (column > 0 && is_knot(column, inside)) { // the wool beneath a knot has the colour of the previous stitch
            --column;
        }
        return bytes_at(column, inside) & (ends ? 0x00FFFFFFU : 0xFFFFFFFFU);
    }

    // Returns the colour of a stitch in the chart.
    Bytes4 bytes_at(int column, int row) const {
        const auto* stitch = pixel(chart_.place.x + column, chart_.place.y + row);
        return stitch[0] | stitch[1] << 8U | stitch[2] << 16U | static_cast<Bytes4>(stitch[3]) << 24U;
    }

    bool is_knot(int column, int row) const {
        return row >= 0 && row < chart_.place.h &&
               pixel(chart_.place.x + column, chart_.place.y + row)[3] == knot_alpha;
    }

    void lay_knot(Colour& below, int x, int y) const {
        const auto* knot = pixel(chart_.place.x + x / wide_, chart_.place.y + y / high_);
        const float dx = static_cast<float>(x % wide_) + 0.5F - static_cast<float>(wide_) / 2;
        const float dy = static_cast<float>(y % high_) + 0.5F - static_cast<float>(high_) / 2;
        const float cover = std::clamp(knot_radius * static_cast<float>(wide_) - std::hypot(dx, dy) + 0.5F, 0.0F, 1.0F);
        for (std::size_t part = 0; part < 3; ++part) {
            below.light[part] += cover * (static_cast<float>(knot[part]) - below.light[part]);
        }
    }

    // Returns the fraction of a pixel that is inside the rounded corners.
    float rounded(int x, int y) const {
        const float radius = corner * static_cast<float>(level_.w);
        const float dx = radius - static_cast<float>(std::min(x, level_.w - 1 - x)) - 0.5F;
        const float dy = radius - static_cast<float>(std::min(y, level_.h - 1 - y)) - 0.5F;
        return dx > 0 && dy > 0 ? std::clamp(radius - std::hypot(dx, dy) + 0.5F, 0.0F, 1.0F) : 1;
    }

    std::uint8_t* pixel(int x, int y) const {
        return &sheet_.bytes[4 * (static_cast<std::size_t>(y) * static_cast<std::size_t>(sheet_.width) +
                                  static_cast<std::size_t>(x))];
    }

    SheetPixels sheet_;
    const Chart& chart_;
    const SpriteLevel& level_;
    int wide_; ///< pixels per stitch
    int high_;
    Cells& cells_;
};

} // namespace

knitted::Cells::Cells(int wide_pixels, int high_pixels)
    : wide(wide_pixels), high(high_pixels), shares(shares_of(wide, high)), kept(kept_cells) {
}

void knit(SheetPixels sheet, const Chart& chart, const SpriteLevel& level) {
    Cells cells{level.w / chart.place.w, level.h / chart.place.h};
    Knitter{sheet, chart, level, cells}.knit();
}

Knitting::Knitting(Atlas atlas) : atlas_(atlas) {
}

knitted::Cells& Knitting::cells_of(int wide, int high) {
    for (auto& cells : cells_) {
        if (cells.wide == wide && cells.high == high) {
            return cells;
        }
    }
    return cells_.emplace_back(wide, high);
}

bool Knitting::step(SheetPixels sheet) {
    const auto charts = sprite_charts();
    while (chart_ < charts.size()) {
        const auto& chart = charts[chart_];
        const auto levels = sprite_levels(chart.sprite);
        if (chart.place.atlas == atlas_ && level_ < levels.size()) {
            const auto& level = levels[level_++];
            Knitter{sheet, chart, level, cells_of(level.w / chart.place.w, level.h / chart.place.h)}.knit();
            return true;
        }
        ++chart_;
        level_ = 0;
    }
    return false;
}

} // namespace mitts::ui
