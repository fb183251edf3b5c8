// The bargaining's paper: the stages, the strip of bids with its running sum, and the bid in the making (T4–T7).
#include "i18n/numbers.h"
#include "view/mitigati/bidding.h"
#include "view/mitigati/easel.h"

#include <algorithm>

namespace mitts::view::mitigati {

namespace {

using i18n::signed_number;
using i18n::TextId;

/// One column of the strip: a bid that was made, or the one in the making.
struct Column {
    BidMade made{};
    bool in_the_making = false;
    int index = 0; ///< in the stage, for its identity from scene to scene
};

constexpr int bid_mover(int stage, int index) {
    return 1000 + stage * 200 + index;
}

bool bids_now(const Easel& easel) {
    return may_act(easel.model) && viewer_bids(easel.seen());
}

// T6: what the three bids would add up to with the one in the making.
std::optional<int> sum_with(const Observation& seen, int bid) {
    const auto zero = zero_bid(seen);
    return zero ? std::optional(bid - *zero) : std::nullopt;
}

std::vector<Column> columns_of(const Easel& easel) {
    std::vector<Column> columns;
    for (const auto& made : bids_of_stage(easel.model.match)) {
        columns.push_back({.made = made, .index = static_cast<int>(columns.size())});
    }
    if (bids_now(easel)) {
        const int bid = prepared_bid(easel.seen(), easel.ui);
        columns.push_back({.made = {.seat = easel.seen().viewer, .bid = bid, .sum = sum_with(easel.seen(), bid)},
                           .in_the_making = true,
                           .index = static_cast<int>(columns.size())});
    }
    return columns;
}

// Three stages as chips: those that are over struck through, the one in play filled (T4, T7).
void draw_stages(const Easel& easel) {
    const auto& b = easel.places.bargain;
    float right = b.stages_end.x;
    const float size = b.stage_height > 26 ? 15 : 13.5F;
    for (int stage = 3; stage >= 1; --stage) {
        const bool now = stage == easel.seen().stage;
        const bool over = stage < easel.seen().stage;
        const auto cards = std::to_string(5 * stage + 5);
        const bool in_words = now || b.stage_height > 26;
        const auto words = in_words ? easel.say(TextId::StageCards, {{"n", cards}}) : cards;
        const float width = easel.writer.width(words, size, Weight::Bold) + b.stage_height * 0.86F;
        const Rect chip{right - width, b.stages_end.y, width, b.stage_height};
        easel.writer.add(BoxItem{.rect = chip,
                                 .radius = chip.h / 2,
                                 .fill = now    ? Ink::Text
                                         : over ? Ink::DisabledFill
                                                : Ink::Paper,
                                 .edge = now || over ? std::nullopt : std::optional(Ink::PaperEdge),
                                 .edge_width = 1.5F});
        const auto text = easel.writer.text(words, {chip.centre().x, chip.centre().y - size * 0.6F},
                                            {.size = size,
                                             .weight = now ? Weight::Bold : Weight::Regular,
                                             .ink = now    ? Ink::Paper
                                                    : over ? Ink::DisabledText
                                                           : Ink::Muted,
                                             .align = Align::Centre});
        if (over) {
            easel.writer.add(
                BoxItem{.rect = {text.x - 2, chip.centre().y, text.w + 4, 1.5F}, .fill = Ink::DisabledText});
        }
        right = chip.x - 7;
    }
}

void draw_sum(const Easel& easel, const Column& column, const Rect& box) {
    const float size = box.h >= 50 ? 18 : 15;
    const float top = box.bottom() + (box.h >= 50 ? 10.0F : 4.0F);
    auto& writer = easel.writer;
    if (!column.made.sum) {
        writer.text("·", {box.centre().x, top}, {.size = size, .ink = Ink::Muted, .align = Align::Centre});
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

// A bid comes from its player and moves on as the strip grows.
void draw_column(const Easel& easel, const Column& column, const Rect& box) {
    auto& writer = easel.writer;
    const bool making = column.in_the_making;
    writer.begin_mover(bid_mover(easel.seen().stage, column.index), {box.x, box.y});
    writer.text(i18n::player_name(easel.naming, column.made.seat), {box.centre().x, box.y - 18},
                {.size = 14, .ink = Ink::Muted, .align = Align::Centre, .room = box.w});
    writer.add(BoxItem{.rect = box,
                       .radius = 10,
                       .fill = making ? Ink::White : seat_ink(easel, column.made.seat),
                       .edge = making ? std::optional(Ink::Red) : std::nullopt,
                       .edge_width = 3});
    const float size = std::min({26.0F, box.h * 0.5F, box.w * 0.34F});
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
    draw_sum(easel, column, box);
    writer.end_mover();
}

// A thin piece of yarn ties a bid to the next.
void draw_link(const Easel& easel, const Rect& box, float gap) {
    easel.writer.add(BoxItem{.rect = {box.right(), box.centre().y - 1, gap, 2}, .fill = Ink::PaperEdge});
}

void draw_chevron(const Easel& easel, const Rect& box, Picture picture, TargetId id, TextId words) {
    const bool back = id == TargetId::StripBack;
    const float x = back ? box.x - 4 : box.right() - 14;
    easel.writer.picture(picture, {x, box.y - 18, 18, 18}, Ink::Muted);
    easel.writer.target(id, 3, {box.x, box.y - 22, box.w, box.h + 22}, easel.say(words));
}

void draw_strip(const Easel& easel) {
    const auto& b = easel.places.bargain;
    const auto columns = columns_of(easel);
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

void draw_steps(const Easel& easel) {
    constexpr int steps[] = {-5, -1, 1, 5};
    const auto& b = easel.places.bargain;
    for (std::size_t at = 0; at < b.steps.size(); ++at) {
        const int by = steps[at];
        const auto words = easel.say(by < 0 ? TextId::BidStepLess : TextId::BidStepMore, {{"n", std::abs(by)}});
        const auto& rect = b.steps[at];
        easel.writer.add(
            BoxItem{.rect = rect, .radius = 10, .fill = Ink::White, .edge = Ink::PaperEdge, .edge_width = 1.5F});
        easel.writer.text(signed_number(by), {rect.centre().x, rect.centre().y - 10},
                          {.size = 17, .weight = Weight::Bold, .ink = Ink::Text, .align = Align::Centre});
        easel.writer.target(TargetId::BidStep, by, rect, words);
    }
}

// The number itself: touched, it can be typed; what is being typed on the keyboard has its edge marked.
void draw_value(const Easel& easel, int bid) {
    const auto& rect = easel.places.bargain.value;
    const bool typing = !easel.ui.typed.empty();
    easel.writer.add(BoxItem{.rect = rect,
                             .radius = 10,
                             .fill = Ink::PaperFooter,
                             .edge = typing ? std::optional(Ink::Red) : std::nullopt,
                             .edge_width = 2});
    const TextStyle style{.size = std::min(40.0F, rect.h * 0.62F),
                          .weight = Weight::Bold,
                          .ink = Ink::Red,
                          .align = Align::Centre,
                          .room = rect.w - 6};
    const auto words = signed_number(bid);
    const float size = easel.writer.fitting_size(words, style);
    easel.writer.text(words, {rect.centre().x, rect.centre().y - size * 0.6F}, style);
    easel.writer.target(TargetId::BidNumber, 0, rect, easel.say(TextId::BidValue, {{"bid", words}}));
}

void draw_slider(const Easel& easel, int bid) {
    const auto& slider = easel.places.bargain.slider;
    if (!slider) {
        return;
    }
    auto& writer = easel.writer;
    const float end = slider->h / 2;
    const float length = slider->w - 2 * end;
    const auto at = [&](int value) { return slider->x + end + length * slider_part(easel.seen(), value); };
    const float y = slider->centre().y;
    writer.add(BoxItem{.rect = {slider->x + end, y - 3, length, 6}, .radius = 3, .fill = Ink::PaperRule});
    const float from = std::min(at(0), slider->x + end + length);
    writer.add(BoxItem{.rect = {std::min(from, at(bid)), y - 3, std::abs(at(bid) - from), 6},
                       .radius = 3,
                       .fill = Ink::Red,
                       .fill_opacity = 0.5F});
    if (const auto zero = agreeing_bid(easel.seen())) {
        writer.add(BoxItem{.rect = {at(*zero) - 2, y - 9, 4, 18}, .radius = 2, .fill = Ink::Green});
    }
    constexpr float knob = 26;
    writer.add(BoxItem{.rect = {at(bid) - knob / 2, y - knob / 2, knob, knob},
                       .radius = knob / 2,
                       .fill = Ink::Red,
                       .edge = Ink::White,
                       .edge_width = 3,
                       .shadow = Shadow::Low});
    writer.target(TargetId::BidSlider, 0, *slider, easel.say(TextId::BidSlider));
}

// What would make zero, to be taken over by a touch (T6).
void draw_zero(const Easel& easel) {
    const auto zero = agreeing_bid(easel.seen());
    if (!zero) {
        return;
    }
    const auto& rect = easel.places.bargain.zero;
    const auto words = easel.say(TextId::ZeroPill, {{"bid", signed_number(*zero)}});
    const float height = std::min(rect.h - 8, 34.0F);
    const Rect pill{rect.x + 3, rect.centre().y - height / 2, rect.w - 6, height};
    easel.writer.add(
        BoxItem{.rect = pill, .radius = height / 2, .fill = Ink::Paper, .edge = Ink::Green, .edge_width = 2});
    const TextStyle style{
        .size = 15, .weight = Weight::Bold, .ink = Ink::Green, .align = Align::Centre, .room = pill.w - 14};
    const float size = easel.writer.fitting_size(words, style);
    easel.writer.text(words, {pill.centre().x, pill.centre().y - size * 0.6F}, style);
    easel.writer.target(TargetId::BidZero, *zero, rect, words);
}

// The longest of some words that fits a button.
std::string fitting_words(const Easel& easel, const Rect& rect, float size, const std::string& words,
                          const std::string& less) {
    return easel.writer.width(words, size, Weight::Bold) <= rect.w - 12 ? words : less;
}

void draw_buttons(const Easel& easel, int bid) {
    const auto& b = easel.places.bargain;
    const auto& seen = easel.seen();
    const i18n::Argument amount{"bid", signed_number(bid)};
    const bool agrees = agreeing_bid(seen) == bid;
    const auto plain = easel.say(TextId::BidButton, {amount});
    const auto shortest = easel.say(TextId::BidAgreeShort, {amount});
    const auto words =
        agrees ? fitting_words(easel, b.bid, b.button_size, easel.say(TextId::BidAgreeButton, {amount}), shortest)
               : plain;
    draw_button(easel.writer, {.rect = b.bid,
                               .words = words,
                               .id = TargetId::Bid,
                               .index = bid,
                               .kind = ButtonKind::Default,
                               .size = b.button_size});
    const auto last = seen.bids[static_cast<std::size_t>(seen.viewer)];
    if (last) { // T5
        draw_button(easel.writer, {.rect = b.stand,
                                   .words = easel.say(TextId::StandButton, {{"bid", signed_number(*last)}}),
                                   .id = TargetId::Stand,
                                   .index = *last,
                                   .size = std::min(b.button_size, 16.0F)});
    }
    const Rect both{b.stand.x, b.stand.y, b.more.right() - b.stand.x, b.more.h};
    const auto more = easel.say(seen.stage == 3 ? TextId::PlayOutButton : TextId::MoreButton); // T7
    draw_button(easel.writer, {.rect = last ? b.more : both,
                               .words = more,
                               .id = TargetId::MoreCards,
                               .size = std::min(b.button_size, 16.0F)});
}

// While others bid, the room of the buttons says who is thought about and what is missing.
void draw_waiting(const Easel& easel) {
    const auto& b = easel.places.bargain;
    const auto& seen = easel.seen();
    const Rect room{b.steps[0].x, b.steps[0].y, b.paper.right() - 12 - b.steps[0].x, b.bid.bottom() - b.steps[0].y};
    std::string words;
    if (bids_missing(seen) == 0) { // T6: what they would get as it stands
        words = agreement_words(easel.model, *seen.bids[static_cast<std::size_t>(seen.viewer)]);
    } else {
        words = advice(easel.model, easel.ui);
    }
    easel.writer.paragraph(words, {room.x, room.y + 8}, {.size = 17, .ink = Ink::Muted, .room = room.w}, 2);
}

void draw_heading(const Easel& easel) {
    const auto& b = easel.places.bargain;
    const bool tells_turn = b.title == BargainTitle::Turn;
    const bool pill_there =
        tells_turn && easel.places.layout == Layout::Portrait && bids_now(easel) && agreeing_bid(easel.seen());
    if (!pill_there) { // on a low phone the pill takes the title's place
        easel.writer.text(tells_turn ? turn_words(easel.model) : easel.say(TextId::BargainTitle), b.title_at,
                          {.size = b.title_size, .weight = Weight::Bold, .ink = Ink::Text, .room = b.title_room});
    }
    if (b.note && bids_now(easel)) {
        const bool small = easel.places.layout == Layout::Small;
        const auto words = small ? advice(easel.model, easel.ui) : bargain_note(easel.model);
        easel.writer.paragraph(words, *b.note, {.size = small ? 14.0F : 15.0F, .ink = Ink::Muted, .room = b.note_room},
                               small ? 2 : 1);
    }
}

} // namespace

void draw_bargain(const Easel& easel) {
    const auto& b = easel.places.bargain;
    easel.writer.add(BoxItem{.rect = b.paper, .radius = 17, .fill = Ink::Paper, .shadow = Shadow::Card});
    easel.writer.target(TargetId::Table, 0, b.paper, {});
    draw_heading(easel);
    draw_stages(easel);
    draw_strip(easel);
    if (b.caption) {
        easel.writer.text(easel.say(TextId::BargainSum), *b.caption,
                          {.size = 15, .ink = Ink::Muted, .room = b.strip.w});
    }
    if (b.rule_y > 0) {
        easel.writer.add(BoxItem{.rect = {b.strip.x, b.rule_y, b.strip.w, 1.5F}, .fill = Ink::PaperRule});
    }
    if (!bids_now(easel)) {
        draw_waiting(easel);
        return;
    }
    const int bid = prepared_bid(easel.seen(), easel.ui);
    draw_steps(easel);
    draw_value(easel, bid);
    draw_slider(easel, bid);
    draw_zero(easel);
    draw_buttons(easel, bid);
}

} // namespace mitts::view::mitigati
