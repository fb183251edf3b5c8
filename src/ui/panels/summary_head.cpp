#include "ui/panels/summary_head.h"

#include "i18n/numbers.h"
#include "ui/panels/match_plot.h"

#include <algorithm>

namespace mitts::ui {

using view::Ink;
using view::Rect;
using view::SummarySide;
using view::Weight;

namespace {

constexpr float sash_height = 16;
constexpr float small_row = 46; ///< height of a row of small numbers

std::size_t rows_of(float width, std::size_t sides) {
    constexpr float least = 62;
    const auto in_row = std::max<std::size_t>(1, static_cast<std::size_t>(width / least));
    return std::max<std::size_t>(2, (sides + in_row - 1) / in_row);
}

} // namespace

float SummaryHead::extra(Head head, float width, std::size_t sides, bool low) {
    if (head == Head::Columns) {
        return low ? 30 : 42;
    }
    if (head == Head::OneRow && !low) {
        return sides > 3 ? 108 : 116;
    }
    return static_cast<float>(head == Head::Rows ? rows_of(width, sides) : 1) * small_row + 26;
}

void SummaryHead::draw() {
    const auto& paper = sheet_.paper();
    const auto count = summary_.sides.size();
    const auto head = head_of(sheet_.width(), count);
    const auto rows = head == Head::Rows ? rows_of(sheet_.width(), count) : 1;
    const auto in_row = (count + rows - 1) / rows;
    const float breadth = sheet_.width() / static_cast<float>(in_row);
    for (std::size_t at = 0; at < count; ++at) {
        const auto& side = summary_.sides[at];
        const float right = sheet_.left() + breadth * static_cast<float>(at % in_row + 1);
        if (head == Head::Columns) {
            figures(side, right_of(at), column_width - 8, paper.y + (sheet_.is_low() ? 8.0F : 24.0F), false);
        } else {
            const auto row = at / in_row;
            figures(side, right, breadth - 8, sheet_.head_bottom() - 4 + small_row * static_cast<float>(row),
                    head == Head::Rows || sheet_.is_low());
        }
    }
    const float bottom = sheet_.head_bottom() + extra(head, sheet_.width(), count, sheet_.is_low());
    const Rect sash{paper.x, bottom - sash_height - 6, paper.w, sash_height};
    sheet_.brush().push_clip(sash);
    sheet_.brush().tile(Sprite::sash, sash, 36, 18);
    sheet_.brush().pop_clip();
}

void SummaryHead::name_of(const SummarySide& side, float right, float room, float top) {
    const float size = sheet_.size_for(side.name, 16, Weight::Regular, room);
    auto& brush = sheet_.brush();
    const bool whole = sheet_.text_width(side.name, size, Weight::Regular) <= room;
    // a name that is too long, such as two partners' names, is split at its last space
    if (const auto second = side.name.rfind(' '); !whole && second != std::string::npos) {
        const auto first = side.name.substr(0, second);
        brush.text({right, top - 9}, first, 13, Weight::Regular, sheet_.ink(Ink::Muted), view::Align::Right);
        brush.text({right, top + 4}, side.name.substr(second + 1), 13, Weight::Regular, sheet_.ink(Ink::Muted),
                   view::Align::Right);
        return;
    }
    brush.push_clip({right - room, top - 4, room, 110});
    brush.text({whole ? right : right - room, top}, side.name, size, Weight::Regular, sheet_.ink(Ink::Muted),
               whole ? view::Align::Right : view::Align::Left);
    brush.pop_clip();
}

// Draws a side's name, its new total and the gain. The gain is below a large total, or in brackets beside a small one.
// A small total's gain is omitted if it does not fit or equals the total. The old total is shown only with a large one.
void SummaryHead::figures(const SummarySide& side, float right, float room, float top, bool small) {
    auto& brush = sheet_.brush();
    const bool won = has_won(side);
    const float crown = small ? 18 : 24;
    const float size = small ? 22 : room < 84 || sheet_.is_low() ? 28 : 40;
    const float y = top + (small ? 22 : 18 + size * 1.15F);
    const auto after = view::figure_of(side.after);
    auto gained = i18n::signed_number(side.gained);
    float gap = sheet_.text_width(gained + " ", 14, Weight::Bold);
    if (small) {
        gained = '(' + gained + ')';
        gap += sheet_.text_width("()", 14, Weight::Bold);
        if (side.before == 0 || gap + sheet_.text_width(after, size, Weight::Bold) > room) {
            gained.clear();
            gap = 0;
        }
    }
    name_of(side, right, room, top);
    brush.text({small ? right - gap : right, top + 17}, after, size, Weight::Bold, sheet_.ink(ink_of(side.seat)),
               view::Align::Right);
    if (won) {
        const float name = sheet_.text_width(side.name, 16, Weight::Regular);
        const bool crowned_name = small && name + crown + 2 <= room; // otherwise the crown is beside the total
        const float total = sheet_.text_width(after, size, Weight::Bold) + (small ? gap : 0);
        const float left = (crowned_name ? name : total) + (small ? 13 : 18);
        brush.icon(Sprite::icon_crown, {right - left, top + (crowned_name ? 9 : 18 + size * 0.6F)}, crown,
                   sheet_.ink(Ink::Gold));
    }
    brush.text({right, y}, gained, 14, Weight::Bold, sheet_.ink(ink_of_gain(side.gained)), view::Align::Right);
    const auto before = view::figure_of(side.before);
    if (!small && gap + sheet_.text_width(before, 14, Weight::Regular) <= room) {
        brush.text({right - gap, y}, before, 14, Weight::Regular, sheet_.ink(Ink::Muted), view::Align::Right);
    }
}

} // namespace mitts::ui
