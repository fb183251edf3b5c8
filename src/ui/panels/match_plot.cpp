#include "ui/panels/match_plot.h"

#include "ui/pictures.h"
#include "view/match_story.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace mitts::ui {

namespace {

using view::Ink;
using view::Rect;
using view::Weight;

constexpr int line_drops_ms = 320;
constexpr int swing_ms = 600;
constexpr int mittens_apart_ms = 90;
constexpr int plot_from_ms = 180; // the plot's animation starts after the sheet has risen
constexpr int plot_ms = 500;
constexpr int flakes_ms = 1600;
constexpr int flakes = 24;
constexpr float line_swing = 4; ///< maximum swing in degrees

// Returns the angle of the clothesline in degrees. The line appears at a slant, swings once to the other side, and
// then hangs straight.
float swing_of(float part) {
    return line_swing * (1 - part) * std::cos(part * 1.5F * std::numbers::pi_v<float>);
}

/// Maps rounds and totals to positions in the plot.
struct Scale {
    Rect area{};
    int rounds = 0;
    float low = 0;
    float high = 1;

    view::Point at(std::size_t round, int total) const {
        return {area.x + area.w * static_cast<float>(round) / static_cast<float>(rounds), y(total)};
    }
    float y(int total) const {
        return area.bottom() - area.h * (static_cast<float>(total) - low) / (high - low);
    }
};

Scale scale_of(const Sheet& sheet, const Rect& room, const view::MatchStory& story) {
    int low = 0;
    int high = std::max(1, story.target);
    float label = 0;
    for (const auto& totals : story.totals) {
        for (const int total : totals) {
            low = std::min(low, total);
            high = std::max(high, total);
            label = std::max(label, sheet.text_width(view::figure_of(total), 14, Weight::Bold));
        }
    }
    const float left = story.target > 0 ? sheet.text_width(view::figure_of(story.target), 13, Weight::Regular) + 8 : 8;
    return {.area = {room.x + left, room.y + 10, room.w - left - label - 12, room.h - 36},
            .rounds = static_cast<int>(story.totals.size()),
            .low = static_cast<float>(low),
            .high = static_cast<float>(high)};
}

// Draws lines at zero and at the target, and the round numbers. If space is short, some round numbers are omitted.
void draw_rules(Sheet& sheet, const Rect& room, const Scale& scale, int target) {
    auto& brush = sheet.brush();
    brush.line({scale.area.x, scale.y(0)}, {scale.area.right(), scale.y(0)}, sheet.shape(Ink::PaperRule), 2);
    if (target > 0) {
        brush.dashes({scale.area.x, scale.y(target)}, {scale.area.right(), scale.y(target)}, sheet.shape(Ink::Gold), 2,
                     7, 4);
        brush.text({scale.area.x - 6, scale.y(target) - 8}, view::figure_of(target), 13, Weight::Regular,
                   sheet.ink(Ink::Muted), view::Align::Right);
    }
    const int step = 1 + scale.rounds / std::max(1, static_cast<int>(scale.area.w / 28));
    for (int round = step; round <= scale.rounds; round += step) {
        const auto number = std::to_string(round);
        const float middle = scale.at(static_cast<std::size_t>(round), 0).x;
        brush.text({middle - sheet.text_width(number, 13, Weight::Regular) / 2, room.bottom() - 18}, number, 13,
                   Weight::Regular, sheet.ink(Ink::Muted));
    }
}

void draw_way(Sheet& sheet, const Scale& scale, const view::MatchStory& story, std::size_t side, Ink colour) {
    auto& brush = sheet.brush();
    const auto ink = sheet.ink(colour);
    auto from = scale.at(0, 0);
    for (std::size_t round = 0; round < story.totals.size(); ++round) {
        const auto to = scale.at(round + 1, story.totals[round][side]);
        if (side == 0) {
            brush.line(from, to, ink, 3);
            brush.disc(to, 4.5F, ink);
        } else {
            brush.dashes(from, to, ink, 2.5F, 9, 5);
            brush.fill({to.x - 4, to.y - 4, 8, 8}, 1, ink);
        }
        from = to;
    }
}

// Labels the lines with their final totals, from the highest to the lowest, without overlaps.
void label_ends(Sheet& sheet, const Scale& scale, const std::vector<int>& last, std::span<const Ink> inks) {
    const auto order = view::from_the_highest(last);
    constexpr float line = 16;
    float least = scale.area.y - line;
    for (std::size_t place = 0; place < order.size(); ++place) {
        const auto side = order[place];
        const float most = scale.area.bottom() + 8 - line * static_cast<float>(order.size() - place);
        const float y = std::max(std::min(scale.y(last[side]) - line / 2, most), least);
        sheet.brush().text({scale.area.right() + 10, y}, view::figure_of(last[side]), 14, Weight::Bold,
                           sheet.ink(inks[side]));
        least = y + line;
    }
}

} // namespace

void match_plot(Sheet& sheet, const Rect& room, const view::MatchStory& story, std::span<const Ink> inks) {
    const auto scale = scale_of(sheet, room, story);
    draw_rules(sheet, room, scale, story.target);
    const float drawn = sheet.played(plot_from_ms, plot_ms);
    sheet.brush().push_clip({room.x, room.y, room.w * drawn, room.h});
    for (std::size_t side = inks.size(); side-- > 0;) {
        draw_way(sheet, scale, story, side, inks[side]);
    }
    sheet.brush().pop_clip();
    if (drawn == 1) {
        label_ends(sheet, scale, story.totals.back(), inks);
    }
}

void hang_total(Sheet& sheet, const Rect& room, int total, Ink ink) {
    auto& brush = sheet.brush();
    const auto figures = std::to_string(total);
    const auto count = static_cast<int>(figures.size());
    const float width = room.h * 0.8F * sprite_aspect(Sprite::figure_mitten);
    const float step = width * 1.28F;
    const float above = 1 - sheet.played(0, line_drops_ms);
    const float line = room.y + room.h * (0.11F - 1.2F * above * above * above);
    const auto mitten = [&](float middle, float part, Ink wool) {
        const float height = room.h * 0.8F * part;
        brush.sprite(Sprite::figure_mitten, {middle - width * part / 2, line + 2, width * part, height},
                     sheet.shape(wool));
        brush.sprite(Sprite::clothespin, {middle - width * 0.04F, line - width * 0.1F, width * 0.1F, width * 0.3F});
        return view::Point{middle + width * part * 0.06F, line + 2 + height * 0.22F};
    };
    const auto hung = [&] {
        const float middle = room.centre().x;
        brush.line({room.x, line}, {room.right(), line}, sheet.shape(Ink::TableMuted), 3);
        for (int at = 0; at < count; ++at) {
            if (sheet.played(at * mittens_apart_ms, swing_ms) > 0) {
                const auto top =
                    mitten(middle + (static_cast<float>(at) - static_cast<float>(count - 1) / 2) * step, 1, ink);
                draw_figures(brush, figures.substr(static_cast<std::size_t>(at), 1), top, room.h * 0.34F,
                             sheet.shape(Ink::Cream), 0.5F);
            }
        }
        constexpr Ink wools[] = {Ink::Blue, Ink::Green, Ink::Plum, Ink::Ochre, Ink::Red};
        float x = (static_cast<float>(count) / 2 + 0.5F) * step;
        for (std::size_t at = 0; x + width / 2 < room.w / 2; ++at, x += step) {
            for (const float side : {-x, x}) {
                auto star = mitten(middle + side, 0.6F, wools[at % std::size(wools)]);
                star.y += room.h * 0.1F;
                brush.icon(Sprite::star_eight, star, width * 0.3F, sheet.shape(Ink::Cream));
            }
        }
    };
    brush.turned(view::Rotation({room.centre().x, line}, swing_of(sheet.played(0, swing_ms))), hung);
}

void let_it_snow(Sheet& sheet) {
    const float part = sheet.played(0, flakes_ms);
    const auto& paper = sheet.paper();
    const auto ink = line_colour(sheet.context().look, view::Ink::Blue);
    const float seen = std::min({1.0F, 5 * part, 3 * (1 - part)});
    for (int flake = 0; flake < flakes && part < 1; ++flake) {
        const float x = paper.x + paper.w * (0.03F + 0.94F * static_cast<float>(flake * 379 % 997) / 997);
        const float y = paper.y + paper.h * static_cast<float>(flake * flake * 173 % 991) / 1100 + 80 * part;
        sheet.brush().icon(Sprite::star_eight, {x, y}, 10.0F + static_cast<float>(flake % 3) * 4,
                           packed(ink, 0.6F * seen));
    }
}

} // namespace mitts::ui
