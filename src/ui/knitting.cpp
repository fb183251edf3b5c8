#include "ui/knitting.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace mitts::ui {

namespace {

constexpr int border = 2;
constexpr int samples = 5; ///< a pixel and direction
constexpr float slope = 0.5F;
constexpr float corner = 0.055F; ///< of a picture's width
constexpr int knot_alpha = 254;
constexpr float knot_radius = 0.46F; ///< in stitches

struct Colour {
    std::array<float, 3> light{};
    float alpha = 0; ///< 0 to 1
};

// How much of a pixel is taken by the stitch above, by the one in whose cell it lies, and by the one below; and how much of that is lit.
struct Share {
    std::array<float, 3> seen{};
    std::array<float, 3> lit{};
};

// Fine knitting needs no seams to be read.
float seam_strength(int cell_width) {
    return cell_width >= 3 ? 0.15F : cell_width == 2 ? 0.08F : 0;
}

float ramp(float distance, float reach) {
    return std::max(0.0F, 1 - distance / reach);
}

// Dark between rows, less so between columns, with a light crease down the middle.
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

// The pixels of one stitch, row by row.
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
    Knitter(SheetPixels sheet, const Chart& chart, const SpriteLevel& level)
        : sheet_(sheet), chart_(chart), level_(level), wide_(level.w / chart.place.w), high_(level.h / chart.place.h),
          shares_(shares_of(wide_, high_)) {
    }

    void knit() {
        for (int y = -border; y < level_.h + border; ++y) {
            for (int x = -border; x < level_.w + border; ++x) {
                put(x, y, seen_at(x, y));
            }
        }
    }

private:
    // The border has the colour of its neighbour, so that smooth scaling brings no dark rim; a tile goes on there.
    Colour seen_at(int x, int y) const {
        if (chart_.style == KnitStyle::Tile) {
            return knitted((x + level_.w) % level_.w, (y + level_.h) % level_.h);
        }
        const int near_x = std::clamp(x, 0, level_.w - 1);
        const int near_y = std::clamp(y, 0, level_.h - 1);
        auto colour = knitted(near_x, near_y);
        if (x != near_x || y != near_y) {
            colour.alpha = 0;
        } else if (chart_.style == KnitStyle::Picture) {
            colour.alpha *= rounded(x, y);
        }
        return colour;
    }

    Colour knitted(int x, int y) const {
        const int column = x / wide_;
        const int row = y / high_;
        const auto& share = shares_[static_cast<std::size_t>(y % high_ * wide_ + x % wide_)];
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

    // Beyond the chart's edge a figure ends, a picture's last row goes on, and a tile begins again.
    Colour wool(int column, int row) const {
        const int last = chart_.place.h - 1;
        const int inside =
            chart_.style == KnitStyle::Tile ? (row + chart_.place.h) % chart_.place.h : std::clamp(row, 0, last);
        const bool ends = chart_.style == KnitStyle::Figure && row != inside;
        if (column > 0 && is_knot(column, inside)) { // beneath a knot lies wool like that of the stitch before
            --column;
        }
        const auto* stitch = pixel(chart_.place.x + column, chart_.place.y + inside);
        return {.light = {static_cast<float>(stitch[0]), static_cast<float>(stitch[1]), static_cast<float>(stitch[2])},
                .alpha = ends ? 0 : static_cast<float>(stitch[3]) / 255};
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

    // How much of a pixel lies within the rounded corners.
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

    void put(int x, int y, const Colour& colour) const {
        auto* bytes = pixel(level_.x + x, level_.y + y);
        for (std::size_t part = 0; part < 3; ++part) {
            bytes[part] = static_cast<std::uint8_t>(std::clamp(colour.light[part], 0.0F, 255.0F) + 0.5F);
        }
        bytes[3] = static_cast<std::uint8_t>(std::clamp(colour.alpha, 0.0F, 1.0F) * 255 + 0.5F);
    }

    SheetPixels sheet_;
    const Chart& chart_;
    const SpriteLevel& level_;
    int wide_; ///< pixels of a stitch
    int high_;
    std::vector<Share> shares_;
};

} // namespace

void knit(SheetPixels sheet, const Chart& chart, const SpriteLevel& level) {
    Knitter{sheet, chart, level}.knit();
}

void knit_all(SheetPixels sheet, Atlas atlas) {
    for (const auto& chart : sprite_charts()) {
        if (chart.place.atlas == atlas) {
            for (const auto& level : sprite_levels(chart.sprite)) {
                knit(sheet, chart, level);
            }
        }
    }
}

} // namespace mitts::ui
