// Draws the tags of open calls, with the number of cards still to play, and the tags of topped calls (M8).
#include "view/mitaines/easel.h"
#include "view/mitaines/tag_room.h"

#include <algorithm>
#include <cmath>

namespace mitts::view::mitaines {

namespace {

using i18n::TextId;
using mitts::mitaines::Call;

constexpr float swing_degrees = 6;

/// A call with its index in the pile.
struct NumberedCall {
    Call call{};
    std::size_t index = 0;
};

std::vector<NumberedCall> calls_between(const Observation& seen, std::size_t first, std::size_t last) {
    std::vector<NumberedCall> calls;
    for (auto index = first; index < last; ++index) {
        calls.push_back({.call = seen.calls[index], .index = index});
    }
    return calls;
}

// Draws ●○○: a disc for each card of the call on the table, and a ring for each card still to be played.
float draw_dots(const Easel& easel, const Call& call, Point at, float size, Ink ink) {
    const int all = static_cast<int>(call.kind);
    const int done = all - call.to_play;
    float x = at.x;
    for (int dot = 0; dot < all; ++dot) {
        easel.writer.picture(Picture::Disc, {x, at.y, size, size}, ink);
        if (dot >= done) {
            easel.writer.picture(Picture::Disc, Rect{x, at.y, size, size}.inset(2), Ink::Paper);
        }
        x += size + 3;
    }
    return x;
}

float small_line(float size) {
    return std::max(13.0F, size * 0.8F);
}

std::string to_play_words(const Easel& easel, const Call& call) {
    return call.to_play > 0 ? easel.say(TextId::TagToPlay, {{"n", call.to_play}}) : easel.say(TextId::TagDone);
}

float full_width(const Easel& easel, const Call& call, float size) {
    const auto name = i18n::mitaines::call_name(easel.model.language, call.kind, call.rank);
    const float dots = static_cast<float>(call.kind) * (size * 0.55F + 3) + 6;
    const float second = dots + easel.writer.width(to_play_words(easel, call), small_line(size), Weight::Regular);
    return std::max(easel.writer.width(name, size, Weight::Bold), second) + size * 1.5F + size * 1.9F + 18;
}

// Draws the thread from the called card to the tag's eyelet. Returns the point from which the tag hangs.
Point draw_yarn(const Easel& easel, Point from, Point eyelet, Ink ink) {
    if (from.y > eyelet.y - 6) {
        return eyelet; // the tag is on the card itself
    }
    easel.writer.add(YarnItem{.from = from, .to = eyelet, .sag = 4, .ink = ink});
    return from;
}

/// The visible part of a card's lower edge, where a thread may start. The next card covers the rest of the edge.
struct Hem {
    float left = 0;
    float right = 0;
    float y = 0;

    Point nearest(float x) const {
        return {std::clamp(x, left, right), y};
    }
};

// Returns the hem of the first marked card, which belongs to the open call.
Hem hem_of_call(const std::vector<CardItem>& cards) {
    const auto called =
        std::find_if(cards.begin(), cards.end() - 1, [](const CardItem& card) { return card.mark.has_value(); });
    const auto rect = card_rect(called->centre, called->width);
    const auto next = called + 1;
    const float end =
        next == cards.end() ? rect.right() : std::min(rect.right(), card_rect(next->centre, next->width).x);
    const float rim = std::min(0.08F * rect.w, (end - rect.x) / 3);
    return {rect.x + rim, end - rim, rect.bottom() + called->mark_width / 2};
}

void draw_full_tag(const Easel& easel, const NumberedCall& numbered, const Rect& box, float size, const Hem& hem) {
    auto& writer = easel.writer;
    const auto& call = numbered.call;
    const auto ink = easel.seat_ink(call.caller);
    // The eyelet is at the end nearer to the card, so that the thread does not cross the text.
    const float left_eye = box.x + size * 0.95F;
    const float right_eye = box.right() - size * 0.95F;
    const float to_right = std::abs(hem.nearest(right_eye).x - right_eye);
    const float to_left = std::abs(hem.nearest(left_eye).x - left_eye);
    const bool right_end = to_right < to_left;
    Point eyelet{right_end ? right_eye : left_eye, box.centre().y};
    if (constexpr float across_words = 24; std::min(to_right, to_left) > across_words) {
        eyelet = {std::clamp(hem.nearest(box.centre().x).x, left_eye, right_eye), box.y};
    }
    writer.begin_mover(tag_mover(numbered.index), {box.x, box.y}, Point{box.x, box.y - 36});
    constexpr float tall = 44; // in a shorter tag, stitches farther from the edge would cross the text
    writer.add(BoxItem{.rect = box,
                       .radius = 8,
                       .fill = Ink::Paper,
                       .shadow = Shadow::Card,
                       .stitch = box.h < tall ? 2.0F : 4.0F,
                       .stitch_ink = ink});
    writer.picture(Picture::Disc, {eyelet.x - 5, eyelet.y - 5, 10, 10}, Ink::TableMuted);
    const float icon = size * 1.5F;
    const float left = box.x + (right_end ? size * 0.7F : size * 1.6F);
    writer.picture(kind_picture(call.kind), {left, box.centre().y - icon / 2, icon, icon}, ink);
    const float x = left + icon + 7;
    const float end = right_end && eyelet.y > box.y ? eyelet.x - 8 : box.right() - 9;
    const float line = size * text_line;
    const float small = small_line(size);
    const float top = box.centre().y - (line + small * text_line) / 2;
    writer.text(i18n::mitaines::call_name(easel.model.language, call.kind, call.rank), {x, top},
                {.size = size, .weight = Weight::Bold, .ink = Ink::Text, .room = end - x});
    const float dot = size * 0.55F;
    const float dots = draw_dots(easel, call, {x, top + line + (small * text_line - dot) / 2}, dot, ink);
    writer.text(to_play_words(easel, call), {dots + 3, top + line},
                {.size = small, .ink = Ink::Muted, .room = end - dots - 3});
    writer.swing_mover(draw_yarn(easel, hem.nearest(eyelet.x), eyelet, ink), swing_degrees);
    writer.end_mover();
}

/// The style of a compact tag, which has the kind's icon, the rank and, for an open call, the dots.
struct CompactLook {
    Ink fill = Ink::Paper;
    Ink text = Ink::Text;
    Shadow shadow = Shadow::Card;
};

constexpr CompactLook open_look{};
constexpr CompactLook topped_look{.fill = Ink::DisabledFill, .text = Ink::DisabledText, .shadow = Shadow::Low};

// Returns the width of the icon and the rank, including margins.
float compact_width(const Easel& easel, const Call& call) {
    const auto rank = i18n::rank_name(easel.model.language, call.rank);
    return 10 + 18 + 5 + easel.writer.width(rank, 15, Weight::Bold) + 7;
}

float dots_width(const Call& call) {
    return static_cast<float>(call.kind) * 12 + 5;
}

// Draws the face of a compact tag. Returns the right end of the rank.
float draw_compact_face(const Easel& easel, const Call& call, const Rect& box, const CompactLook& look) {
    auto& writer = easel.writer;
    writer.add(BoxItem{.rect = box, .radius = 6, .fill = look.fill, .shadow = look.shadow});
    writer.picture(kind_picture(call.kind), {box.x + 8, box.centre().y - 9, 18, 18}, easel.seat_ink(call.caller));
    const auto rank = writer.text(i18n::rank_name(easel.model.language, call.rank), {box.x + 31, box.centre().y - 9},
                                  {.size = 15, .weight = Weight::Bold, .ink = look.text});
    return rank.right();
}

void draw_compact_tag(const Easel& easel, const NumberedCall& numbered, const Rect& box) {
    easel.writer.begin_mover(tag_mover(numbered.index), {box.x, box.y}, Point{box.x, box.y - 30});
    const float end = draw_compact_face(easel, numbered.call, box, open_look);
    draw_dots(easel, numbered.call, {end + 7, box.centre().y - 4.5F}, 9, easel.seat_ink(numbered.call.caller));
    easel.writer.swing_mover({box.centre().x, box.y}, swing_degrees);
    easel.writer.end_mover();
}

// Draws the full tag of a single open call. Returns the tag's rectangle.
Rect draw_one_tag(const Easel& easel, const NumberedCall& open, const Hem& hem) {
    const auto& foot = easel.places.foot;
    const float height = easel.places.tag_height;
    const float size = height >= 60 ? 20 : height >= 50 ? 18 : 16;
    const float width = std::min(full_width(easel, open.call, size), foot.w * 0.68F);
    const float wished = hem.left + 0.1F * easel.places.pile_card - size * 0.95F;
    const float least = foot.x + foot.w * 0.4F;
    const float left = std::clamp(wished, least, std::max(least, foot.right() - width));
    const Rect box{std::min(left, foot.right() - width), foot.centre().y - height / 2, width, height};
    draw_full_tag(easel, open, box, size, hem);
    return box;
}

// Draws the compact tags of several open calls at the bottom of the mat, in two rows if there are more than two calls.
Rect draw_several_tags(const Easel& easel, const std::vector<NumberedCall>& open) {
    const auto& foot = easel.places.foot;
    float widest = 0;
    for (const auto& numbered : open) {
        widest = std::max(widest, compact_width(easel, numbered.call) + dots_width(numbered.call));
    }
    const auto columns = std::min<std::size_t>(open.size(), 2);
    const auto rows = (open.size() + 1) / 2;
    const float height = std::min(30.0F, foot.h / static_cast<float>(rows) - 2);
    const float left = foot.right() - static_cast<float>(columns) * (widest + 6) + 6;
    const float top = foot.centre().y - static_cast<float>(rows) * (height + 3) / 2;
    for (std::size_t index = 0; index < open.size(); ++index) {
        const auto row = index / 2;
        const auto column = index % 2;
        draw_compact_tag(easel, open[index],
                         {left + static_cast<float>(column) * (widest + 6),
                          top + static_cast<float>(row) * (height + 3), widest, height});
    }
    return {left, top, foot.right() - left, static_cast<float>(rows) * (height + 3)};
}

// Draws the tags of the open calls and returns their rectangle. If there are no open calls, returns an empty rectangle
// at the right end of the space for tags.
Rect draw_open_tags(const Easel& easel, const std::vector<CardItem>& cards) {
    const auto& seen = easel.seen();
    const auto open = calls_between(seen, first_open(seen), seen.calls.size());
    if (open.empty()) {
        return {easel.places.foot.right(), easel.places.foot.y, 0, 0};
    }
    const auto tags = open.size() == 1 && !cards.empty() ? draw_one_tag(easel, open[0], hem_of_call(cards))
                                                         : draw_several_tags(easel, open);
    explain(easel.writer, tags, "M10",
            i18n::mitaines::call_name(easel.model.language, open.front().call.kind, open.front().call.rank));
    return tags;
}

// Returns the card with which a call was made, or null if the card is not on the pile.
const CardItem* card_of_call(const Easel& easel, const std::vector<CardItem>& cards, const Call& call) {
    const auto& happenings = easel.model.match.happenings;
    const auto made = std::find_if(happenings.rbegin(), happenings.rend(), [&](const Happening& happening) {
        const auto& action = happening.action;
        return action.seat == call.caller && action.call == call.kind && action.card->rank() == call.rank;
    });
    const auto on_pile = std::find_if(cards.begin(), cards.end(), [&](const CardItem& card) {
        return made != happenings.rend() && card.card == made->action.card;
    });
    return on_pile == cards.end() ? nullptr : &*on_pile;
}

// Draws the tags of topped calls if they still count. A topped call needs no more cards, but the player who takes the
// pile scores it (M8, M18.1).
void draw_topped_tags(const Easel& easel, const std::vector<CardItem>& cards, const Rect& taken) {
    const auto& seen = easel.seen();
    if (!topped_calls_count(seen.options)) {
        return;
    }
    TagRoom room(easel.places.pile, taken);
    for (const auto& topped : calls_between(seen, 0, first_open(seen))) {
        if (const auto* card = card_of_call(easel, cards, topped.call)) {
            const auto box = room.take(*card, compact_width(easel, topped.call));
            easel.writer.begin_mover(tag_mover(topped.index), {box.x, box.y});
            draw_compact_face(easel, topped.call, box, topped_look);
            easel.writer.end_mover();
        }
    }
}

} // namespace

void draw_calls(const Easel& easel) {
    const auto& foot = easel.places.foot;
    const auto cards = pile_cards(easel);
    const auto tags = draw_open_tags(easel, cards);
    draw_topped_tags(easel, cards, tags);
    draw_count(easel, tags.x - foot.x - (easel.seen().calls.empty() ? 0 : 10));
}

} // namespace mitts::view::mitaines
