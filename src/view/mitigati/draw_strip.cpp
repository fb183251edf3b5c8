// Draws the strip of bids of this stage, with the sum of the three current bids after each bid (T5, T6).
#include "i18n/numbers.h"
#include "view/mitigati/easel.h"

#include <algorithm>

namespace mitts::view::mitigati {

namespace {

using i18n::signed_number;
using i18n::TextId;

/// A column of the strip: a bid that was made, or the prepared bid.
struct Column {
    BidMade made{};
    bool in_the_making = false;
    int index = 0; ///< index in the stage; identifies the column from scene to scene
};

constexpr int bid_mover(int stage, int index) {
    return 1000 + stage * 200 + index;
}

constexpr int sum_mover(int stage, int index) {
    return bid_mover(stage, index) + 100;
}

// T6: returns the sum of the three bids if the viewer bids `bid`.
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
                           .in_the_making = true,
                           .index = static_cast<int>(columns.size())});
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
    writer.text(zero ? easel.say(TextId::BidZeroSum) : signed_number(*column.made.sum), {box.centre().x, top},
                {.size = size,
                 .weight = Weight::Bold,
                 .ink = zero ? Ink::Cream : Ink::Text,
                 .align = Align::Centre,
                 .room = box.w});
}

// Draws a column of the strip. The column moves as the strip grows.
void draw_column(const Easel& easel, const Column& column, const Rect& box) {
    auto& writer = easel.writer;
    const bool making = column.in_the_making;
    writer.begin_mover(bid_mover(easel.seen().stage, column.index), {box.x, box.y});
    writer.text(i18n::player_name(easel.naming, column.made.seat), {box.centre().x, box.y - 18},
                {.size = 14, .ink = Ink::Muted, .align = Align::Centre, .room = box.w + 4});
    writer.add(BoxItem{.rect = box,
                       .radius = 10,
                       .fill = making ? Ink::White : easel.seat_ink(column.made.seat),
                       .edge = making ? std::optional(Ink::Red) : std::nullopt,
                       .edge_width = 3});
    const float size = std::min({26.0F, box.h * 0.5F, std::max(box.w * 0.34F, std::min(18.7F, box.w * 0.4F))});
    const bool stands = column.made.stood && box.h >= 48;
    const float top = box.centre().y - size * 0.6F - (stands ? 6.0F : 0.0F);
    writer.text(signed_number(column.made.bid), {box.centre().x, top},
                {.size = size,
                 .weight = Weight::Bold,
                 .ink = making ? Ink::Red : Ink::Cream,
                 .align = Align::Centre,
                 .room = box.w - 6});
    if (stands) {
        writer.text(easel.say(TextId::BidStands), {box.centre().x, box.bottom() - 19},
                    {.size = 13, .ink = Ink::Cream, .align = Align::Centre, .room = box.w - 6});
    }
    writer.end_mover();
}

// Draws the sum of a column as a separate mover.
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

// Draws an arrow below the first or last visible bid. The whole column is its touch target.
void draw_chevron(const Easel& easel, const Rect& box, Picture picture, TargetId id, TextId words) {
    const bool back = id == TargetId::StripBack;
    const float x = back ? box.x - 4 : box.right() - 14;
    easel.writer.picture(picture, {x, box.bottom() + (box.h >= 50 ? 11.0F : 4.0F), 18, 18}, Ink::Text);
    easel.writer.target(id, 3, {box.x, box.y - 22, box.w, box.h + 44}, easel.say(words));
}

} // namespace

Rect agreed_place(const Easel& easel, int place) {
    constexpr float apart = 6;
    const auto& b = easel.places.bargain;
    const float left = b.strip.centre().x + static_cast<float>(place - 1) * (b.bid_width + apart) - b.bid_width / 2;
    return {left, b.strip.y, b.bid_width, b.strip.h};
}

bool has_bids(const Easel& easel) {
    return !columns_of(easel).empty();
}

void draw_strip(const Easel& easel) {
    const auto& b = easel.places.bargain;
    const auto columns = columns_of(easel);
    if (easel.seen().phase == mitts::mitigati::Phase::Over) {
        draw_together(easel, columns);
        return;
    }
    if (columns.empty()) {
        easel.writer.text(easel.say(TextId::NoteNobody, {{"cards", 5 * easel.seen().stage + 5}}),
                          {b.strip.x, b.strip.centre().y - 9}, {.size = 16, .ink = Ink::Muted, .room = b.strip.w});
        return;
    }
    const int count = static_cast<int>(columns.size());
    const int last = std::max(std::min(count, b.bids), count - easel.ui.strip_back);
    const int first = std::max(0, last - b.bids);
    const float gap =
        b.bids > 1 ? (b.strip.w - b.bid_width * static_cast<float>(b.bids)) / static_cast<float>(b.bids - 1) : 0;
    for (int index = first; index < last; ++index) {
        const Rect box{b.strip.x + static_cast<float>(index - first) * (b.bid_width + gap), b.strip.y, b.bid_width,
                       b.strip.h};
        if (index + 1 < last) {
            draw_link(easel, box, gap);
        }
        draw_column(easel, columns[static_cast<std::size_t>(index)], box);
        draw_sum_of(easel, columns[static_cast<std::size_t>(index)], box);
    }
    const Rect left{b.strip.x, b.strip.y, b.bid_width, b.strip.h};
    const Rect right{b.strip.x + static_cast<float>(last - first - 1) * (b.bid_width + gap), b.strip.y, b.bid_width,
                     b.strip.h};
    if (first > 0) {
        draw_chevron(easel, left, Picture::IconChevronLeft, TargetId::StripBack, TextId::StripBack);
    }
    if (last < count) {
        draw_chevron(easel, right, Picture::IconChevronRight, TargetId::StripForth, TextId::StripForth);
    }
}

} // namespace mitts::view::mitigati
