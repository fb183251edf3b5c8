// Draws the strip with this stage's bids. Below each bid is the sum of the three bids that were then current (T5, T6).
#include "i18n/numbers.h"
#include "view/mitigati/easel.h"

#include <algorithm>

namespace mitts::view::mitigati {

namespace {

using i18n::signed_number;
using i18n::TextId;

/// A column of the strip: a bid that was made, the prepared bid, or the place of a bid that the sum still needs.
struct Column {
    BidMade made{};
    enum class Kind : std::uint8_t { Made, Prepared, Missing } kind = Kind::Made;
    int index = 0; ///< index in the stage; identifies the column from scene to scene
};

constexpr int bid_mover(int stage, int index) {
    return 1000 + stage * 200 + index;
}

constexpr int sum_mover(int stage, int index) {
    return bid_mover(stage, index) + 100;
}

// T6: returns the sum of the three bids if the viewer bids `bid`, or nullopt if another player's bid is missing.
std::optional<int> sum_with(const Observation& seen, int bid) {
    const auto zero = closing_bid(seen, seen.viewer);
    return zero ? std::optional(bid - *zero) : std::nullopt;
}

std::vector<Column> columns_of(const Easel& easel) {
    std::vector<Column> columns;
    for (const auto& made : bids_of_stage(easel.model.match)) {
        columns.push_back({.made = made, .index = static_cast<int>(columns.size())});
    }
    if (bids_now(easel) && !offers_tricks(easel.model, easel.ui)) {
        const int bid = prepared_bid(easel.model, easel.ui);
        columns.push_back({.made = {.seat = easel.seen().viewer, .bid = bid, .sum = sum_with(easel.seen(), bid)},
                           .kind = Column::Kind::Prepared,
                           .index = static_cast<int>(columns.size())});
    }
    while (columns.size() < mitts::mitigati::player_count) { // T6
        const auto next = columns.empty() ? easel.seen().turn
                                          : seat_after(columns.back().made.seat, mitts::mitigati::player_count, 1);
        columns.push_back(
            {.made = {.seat = next}, .kind = Column::Kind::Missing, .index = static_cast<int>(columns.size())});
    }
    return columns;
}

void draw_sum(const Easel& easel, const Column& column, const Rect& box) {
    const float size = box.h >= 50 ? 18 : 15;
    const float top = box.bottom() + (box.h >= 50 ? 10.0F : 4.0F);
    auto& writer = easel.writer;
    if (!column.made.sum) {
        return;
    }
    const bool zero = *column.made.sum == 0;
    if (zero) {
        const float width = std::min(box.w, size * 3.4F);
        writer.add(BoxItem{.rect = {box.centre().x - width / 2, top - 3, width, size * 1.2F + 6},
                           .radius = size * 0.6F + 3,
                           .fill = Ink::Green});
    }
    writer.text("= " + signed_number(*column.made.sum), {box.centre().x, top},
                {.size = size,
                 .weight = Weight::Bold,
                 .ink = zero ? Ink::Cream : Ink::Text,
                 .align = Align::Centre,
                 .room = box.w});
}

// Draws a column of the strip. The column moves as the strip grows.
void draw_column(const Easel& easel, const Column& column, const Rect& box) {
    auto& writer = easel.writer;
    const bool making = column.kind == Column::Kind::Prepared;
    const bool missing = column.kind == Column::Kind::Missing;
    writer.begin_mover(bid_mover(easel.seen().stage, column.index), {box.x, box.y});
    writer.text(i18n::player_name(easel.naming, column.made.seat), {box.centre().x, box.y - 18},
                {.size = 14, .ink = Ink::Muted, .align = Align::Centre, .room = box.w + 4});
    writer.add(BoxItem{.rect = box,
                       .radius = 10,
                       .fill = making    ? Ink::White
                               : missing ? Ink::PaperFooter
                                         : easel.seat_ink(column.made.seat),
                       .edge = making ? std::optional(Ink::Red) : std::nullopt,
                       .edge_width = 3});
    const float size = std::min({44.0F, box.h * 0.5F, std::max(box.w * 0.34F, std::min(18.7F, box.w * 0.4F))});
    const bool stands = column.made.stood && box.h >= 48;
    const float top = box.centre().y - size * 0.6F - (stands ? 6.0F : 0.0F);
    writer.text(missing ? "?" : signed_number(column.made.bid), {box.centre().x, top},
                {.size = size,
                 .weight = Weight::Bold,
                 .ink = making    ? Ink::Red
                        : missing ? Ink::Muted
                                  : Ink::Cream,
                 .align = Align::Centre,
                 .room = box.w - 6});
    if (stands) {
        writer.text(easel.say(TextId::BidStands), {box.centre().x, box.bottom() - 19},
                    {.size = 13, .ink = Ink::Cream, .align = Align::Centre, .room = box.w - 6});
    }
    writer.end_mover();
}

// Draws a column's sum as a separate mover.
void draw_sum_of(const Easel& easel, const Column& column, const Rect& box) {
    easel.writer.begin_mover(sum_mover(easel.seen().stage, column.index), {box.x, box.y});
    draw_sum(easel, column, box);
    easel.writer.end_mover();
}

// T6: draws only the three agreed bids, close together. Their sum starts below them and slides behind them.
void draw_together(const Easel& easel, const std::vector<Column>& columns) {
    const auto first = columns.size() - mitts::mitigati::player_count;
    if (easel.model.agreement != Agreement::Told) {
        auto middle = agreed_place(easel, 1);
        middle.y -= easel.model.agreement == Agreement::Together ? 0 : middle.h;
        draw_sum_of(easel, columns.back(), middle);
    }
    for (int place = 0; place < mitts::mitigati::player_count; ++place) {
        draw_column(easel, columns[first + static_cast<std::size_t>(place)], agreed_place(easel, place));
    }
}

// Draws a thin line from one bid to the next.
void draw_link(const Easel& easel, const Rect& box, float gap) {
    easel.writer.add(BoxItem{.rect = {box.right(), box.centre().y - 1, gap, 2}, .fill = Ink::PaperEdge});
}

// Draws an arrow below the first or last visible bid. The whole column is the arrow's touch target.
void draw_chevron(const Easel& easel, const Rect& box, Picture picture, TargetId id, TextId words) {
    const bool back = id == TargetId::StripBack;
    const bool low = box.h < 50;
    const float size = low ? 14 : 18;
    const float out = low ? 8 : 4; // how far the arrow reaches beyond the column, so that it is clear of the sum
    const float x = back ? box.x - out : box.right() + out - size;
    easel.writer.picture(picture, {x, box.bottom() + (low ? 6.0F : 11.0F), size, size}, Ink::Text);
    easel.writer.target(id, 3, {box.x, box.y - 22, box.w, box.h + 44}, easel.say(words));
}

} // namespace

Rect agreed_place(const Easel& easel, int place) {
    constexpr float apart = 6;
    const auto& b = easel.places.bargain;
    const float width = std::min(140.0F, (b.paper.w - 24) / 3 - apart);
    const float height = std::max(1.5F * b.strip.h, std::min(0.36F * b.paper.h, 116.0F));
    const float left = b.paper.centre().x + static_cast<float>(place - 1) * (width + apart) - width / 2;
    return {left, b.strip.y, width, height};
}

void draw_strip(const Easel& easel) {
    const auto& b = easel.places.bargain;
    const auto columns = columns_of(easel);
    if (easel.seen().phase == mitts::mitigati::Phase::Over) {
        draw_together(easel, columns);
        return;
    }
    const int count = static_cast<int>(columns.size());
    const bool asked = easel.model.asked.has_value(); // if true, only the three bids that add up to zero are drawn
    const int most = asked ? mitts::mitigati::player_count : b.bids;
    const int last = std::max(std::min(count, most), count - (asked ? 0 : easel.ui.strip_back));
    const int first = std::max(0, last - most);
    const float gap =
        b.bids > 1 ? (b.strip.w - b.bid_width * static_cast<float>(b.bids)) / static_cast<float>(b.bids - 1) : 0;
    const auto place = [&](int index) { // centres the columns in the strip
        const float middle = static_cast<float>(index - first) - static_cast<float>(last - first) / 2;
        return Rect{b.strip.centre().x + middle * (b.bid_width + gap) + gap / 2, b.strip.y, b.bid_width, b.strip.h};
    };
    for (int index = first; index < last; ++index) {
        const auto box = place(index);
        if (index + 1 < last) {
            draw_link(easel, box, gap);
        }
        draw_column(easel, columns[static_cast<std::size_t>(index)], box);
        draw_sum_of(easel, columns[static_cast<std::size_t>(index)], box);
    }
    if (first > 0 && !asked) {
        draw_chevron(easel, place(first), Picture::IconChevronLeft, TargetId::StripBack, TextId::StripBack);
    }
    if (last < count) {
        draw_chevron(easel, place(last - 1), Picture::IconChevronRight, TargetId::StripForth, TextId::StripForth);
    }
}

} // namespace mitts::view::mitigati
