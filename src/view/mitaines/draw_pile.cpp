// The mat, the pile upon it, the open calls' tags, the count and the worth.
#include "view/mitaines/easel.h"

#include <algorithm>

namespace mitts::view::mitaines {

namespace {

using i18n::TextId;
using mitts::mitaines::Call;
using mitts::mitaines::Resolution;

// A number from 0 to 1 that a card keeps for the whole match, so that it always lies at its own slant.
float slant_of(Card card, int salt) {
    auto mixed = static_cast<std::uint32_t>(card.index + 1) * 2654435761U + static_cast<std::uint32_t>(salt) * 40503U;
    mixed ^= mixed >> 15;
    mixed *= 2246822519U;
    mixed ^= mixed >> 13;
    return static_cast<float>(mixed % 1000) / 999;
}

// Who put the pile's top card there, if that was the last thing that happened.
const SeatPlace* place_of_last_card(const Easel& easel) {
    const auto& happenings = easel.model.match.happenings;
    if (happenings.empty() || happenings.back().action.card != easel.seen().pile.back()) {
        return nullptr;
    }
    for (const auto& place : easel.places.seats) {
        if (place.seat == happenings.back().action.seat) {
            return &place;
        }
    }
    return nullptr;
}

CardItem pile_card(const Easel& easel, std::size_t index, Point centre) {
    const auto card = easel.seen().pile[index];
    const float width = easel.places.pile_card;
    return {.id = card.index,
            .card = card,
            .centre = {centre.x, centre.y + (slant_of(card, 1) - 0.5F) * width * 0.06F},
            .width = width,
            .rotation = (slant_of(card, 2) - 0.5F) * 8,
            .face = face_for(easel, width),
            .back = easel.model.back};
}

// The pile from left to right: the lower cards a step apart, the last one a little apart from them.
std::vector<CardItem> pile_cards(const Easel& easel) {
    const auto& places = easel.places;
    const auto& pile = easel.seen().pile;
    const auto count = static_cast<int>(pile.size());
    const float width = places.pile_card;
    const float gap = count > 1 ? 0.17F * width : 0;
    const float room = places.pile.w - width * 1.08F - gap;
    const float largest = 0.6F * width;
    const float step = count > 1 ? std::min(largest, room / static_cast<float>(count - 1)) : 0;
    const float total = width + gap + step * static_cast<float>(std::max(count - 1, 0));
    // A short pile begins at the left, where the layout lies, and grows to the right.
    const float left = places.pile.x + std::max(0.0F, std::min((places.pile.w - total) / 2, 0.06F * places.pile.w));
    std::vector<CardItem> cards;
    for (int index = 0; index < count; ++index) {
        const float apart = index == count - 1 ? gap : 0;
        const Point centre{left + width * 0.54F + static_cast<float>(index) * step + apart, places.pile.centre().y};
        cards.push_back(pile_card(easel, static_cast<std::size_t>(index), centre));
    }
    return cards;
}

bool is_open(const Observation& seen, std::size_t index) {
    return seen.options.resolution == Resolution::FirstComplete || index + 1 == seen.calls.size(); // M8
}

std::vector<Call> open_calls(const Observation& seen) {
    std::vector<Call> open;
    for (std::size_t index = 0; index < seen.calls.size(); ++index) {
        if (is_open(seen, index)) {
            open.push_back(seen.calls[index]);
        }
    }
    return open;
}

// ●○○: the cards of the call on the table, and those to be played.
float draw_dots(const Easel& easel, const Call& call, Point at, float size, Ink ink) {
    const int all = static_cast<int>(call.kind);
    const int done = all - call.to_play;
    float x = at.x;
    for (int dot = 0; dot < all; ++dot) {
        easel.writer.picture(Picture::Disc, {x, at.y, size, size}, ink);
        if (dot >= done) { // a ring
            easel.writer.picture(Picture::Disc, Rect{x, at.y, size, size}.inset(2), Ink::Paper);
        }
        x += size + 3;
    }
    return x;
}

enum class TagStyle : std::uint8_t { Full, Compact };

float compact_width(const Easel& easel, const Call& call) {
    const auto rank = i18n::rank_name(easel.model.language, call.rank);
    return 10 + 18 + 5 + easel.writer.width(rank, 15, Weight::Bold) + 7 + static_cast<float>(call.kind) * 12 + 5;
}

float full_width(const Easel& easel, const Call& call, float size) {
    const auto name = i18n::call_name(easel.model.language, call.kind, call.rank);
    const auto left = easel.say(TextId::TagToPlay, {{"n", call.to_play}});
    const float dots = static_cast<float>(call.kind) * (size * 0.55F + 3) + 6;
    const float second = dots + easel.writer.width(left, size * 0.8F < 13 ? 13 : size * 0.8F, Weight::Regular);
    return std::max(easel.writer.width(name, size, Weight::Bold), second) + size * 1.5F + size * 1.9F + 18;
}

// The thread from the last card to the tag's eyelet.
void draw_yarn(const Easel& easel, Point from, Point eyelet, Ink ink) {
    if (from.y > eyelet.y - 14) {
        return; // the tag lies on the card itself
    }
    easel.writer.add(YarnItem{.from = from, .to = eyelet, .sag = 10, .ink = ink});
    easel.writer.picture(Picture::Disc, {from.x - 4, from.y - 4, 8, 8}, ink);
}

void draw_full_tag(const Easel& easel, const Call& call, const Rect& box, float size, Point card_foot) {
    auto& writer = easel.writer;
    const auto ink = seat_ink(easel, call.caller);
    // The eyelet is at the end that is nearer to the card, so that the thread does not cross the words.
    const bool right_end = card_foot.x > box.centre().x;
    const Point eyelet{right_end ? box.right() - size * 0.95F : box.x + size * 0.95F, box.centre().y};
    writer.begin_mover(tag_mover(call.caller), {box.x, box.y}, Point{box.x, box.y - 36});
    writer.add(
        BoxItem{.rect = box, .radius = 8, .fill = Ink::Paper, .shadow = Shadow::Card, .stitch = 4, .stitch_ink = ink});
    writer.picture(Picture::Disc, {eyelet.x - 5, eyelet.y - 5, 10, 10}, Ink::TableMuted);
    const float icon = size * 1.5F;
    const float left = box.x + (right_end ? size * 0.7F : size * 1.6F);
    writer.picture(kind_picture(call.kind), {left, box.centre().y - icon / 2, icon, icon}, ink);
    const float x = left + icon + 7;
    const float end = right_end ? eyelet.x - 8 : box.right() - 9;
    const float line = size * text_line;
    const float small = std::max(13.0F, size * 0.8F);
    const float top = box.centre().y - (line + small * text_line) / 2;
    writer.text(i18n::call_name(easel.model.language, call.kind, call.rank), {x, top},
                {.size = size, .weight = Weight::Bold, .ink = Ink::Text, .room = end - x});
    const float dot = size * 0.55F;
    const float dots = draw_dots(easel, call, {x, top + line + (small * text_line - dot) / 2}, dot, ink);
    writer.text(easel.say(TextId::TagToPlay, {{"n", call.to_play}}), {dots + 3, top + line},
                {.size = small, .ink = Ink::Muted, .room = end - dots - 3});
    draw_yarn(easel, card_foot, eyelet, ink);
    writer.end_mover();
}

// A compact tag: the kind's icon, the rank, the dots.
void draw_compact_tag(const Easel& easel, const Call& call, const Rect& box) {
    auto& writer = easel.writer;
    const auto ink = seat_ink(easel, call.caller);
    writer.begin_mover(tag_mover(call.caller), {box.x, box.y}, Point{box.x, box.y - 30});
    writer.add(BoxItem{.rect = box, .radius = 6, .fill = Ink::Paper, .shadow = Shadow::Card});
    writer.picture(kind_picture(call.kind), {box.x + 8, box.centre().y - 9, 18, 18}, ink);
    const auto rank = writer.text(i18n::rank_name(easel.model.language, call.rank), {box.x + 31, box.centre().y - 9},
                                  {.size = 15, .weight = Weight::Bold, .ink = Ink::Text});
    draw_dots(easel, call, {rank.right() + 7, box.centre().y - 4.5F}, 9, ink);
    writer.end_mover();
}

// One open call has a tag with all words; several share the foot as compact ones, in two rows from the third on. Returns
// the left end of what the tags fill.
float draw_tags(const Easel& easel, const std::vector<Call>& open, Point card_foot) {
    const auto& foot = easel.places.foot;
    if (open.empty()) {
        return foot.right();
    }
    if (open.size() == 1) {
        const float size = easel.places.tag_height >= 60 ? 20 : easel.places.tag_height >= 50 ? 18 : 16;
        const float width = std::min(full_width(easel, open[0], size), foot.w * 0.68F);
        const float wished = card_foot.x - size * 1.6F;
        const float least = foot.x + foot.w * 0.4F;
        const float left = std::clamp(wished, least, std::max(least, foot.right() - width));
        const Rect box{std::min(left, foot.right() - width), foot.centre().y - easel.places.tag_height / 2, width,
                       easel.places.tag_height};
        draw_full_tag(easel, open[0], box, size, card_foot);
        return box.x;
    }
    float widest = 0;
    for (const auto& call : open) {
        widest = std::max(widest, compact_width(easel, call));
    }
    const auto columns = std::min<std::size_t>(open.size(), 2);
    const auto rows = (open.size() + 1) / 2;
    const float height = std::min(30.0F, foot.h / static_cast<float>(rows) - 2);
    const float left = foot.right() - static_cast<float>(columns) * (widest + 6) + 6;
    const float top = foot.centre().y - static_cast<float>(rows) * (height + 3) / 2;
    for (std::size_t index = 0; index < open.size(); ++index) {
        const float x = left + static_cast<float>(index % 2) * (widest + 6);
        draw_compact_tag(easel, open[index], {x, top + static_cast<float>(index / 2) * (height + 3), widest, height});
    }
    return left;
}

bool worth_is_shown(const Easel& easel) {
    return easel.model.pile_worth == PileWorth::Shown && pile_worth(easel.seen()) > 0;
}

// "6 cards on the pile · worth 150 to whoever takes it", in one line if there is room.
bool draw_long_count(const Easel& easel, float room) {
    const auto& foot = easel.places.foot;
    const int cards = static_cast<int>(easel.seen().pile.size());
    const bool worth = worth_is_shown(easel);
    const auto words = worth ? easel.say(TextId::PileWorthLong, {{"n", cards}, {"points", pile_worth(easel.seen())}})
                             : easel.say(TextId::PileOnly, {{"n", cards}});
    const float number = easel.writer.width(std::to_string(cards), 26, Weight::Bold) + 9;
    if (number + easel.writer.width(words, 17, Weight::Regular) > room) {
        return false;
    }
    const float y = foot.centre().y - 15;
    easel.writer.counter(counter_id(Counter::PileCards), cards, "{}", {foot.x, y},
                         {.size = 26, .weight = Weight::Bold});
    easel.writer.text(words, {foot.x + number, y + 8}, {.size = 17, .ink = Ink::TableMuted});
    return true;
}

// "6 cards" over "worth 150", or side by side where the foot is low.
void draw_short_count(const Easel& easel, float room) {
    const auto& foot = easel.places.foot;
    auto& writer = easel.writer;
    const int cards = static_cast<int>(easel.seen().pile.size());
    const bool small = easel.places.layout == Layout::Small;
    const float size = small ? 18 : 22;
    const float line = size * text_line;
    const float height = worth_is_shown(easel) && !small ? line + 18 : line;
    const float y = small ? easel.places.mat.bottom() + 5 : foot.centre().y - height / 2;
    const auto number = writer.counter(counter_id(Counter::PileCards), cards, "{}", {foot.x, y},
                                       {.size = size, .weight = Weight::Bold});
    const auto words = writer.text(easel.say(TextId::PileCards, {{"n", cards}}), {number.right() + 5, y + size * 0.22F},
                                   {.size = 15, .ink = Ink::TableMuted, .room = room - number.w - 5});
    if (!worth_is_shown(easel)) {
        return;
    }
    const auto worth = easel.say(TextId::PileWorthShort, {{"points", pile_worth(easel.seen())}});
    if (small) {
        const float left = room - (words.right() - foot.x) - 8;
        if (left >= 50) {
            writer.text("· " + worth, {words.right() + 5, y + size * 0.22F},
                        {.size = 15, .ink = Ink::TableMuted, .room = left});
        }
    } else {
        writer.text(worth, {foot.x, y + line - 2}, {.size = 15, .ink = Ink::TableMuted, .room = room});
    }
}

void draw_count(const Easel& easel, float room) {
    if (easel.seen().pile.empty()) {
        return;
    }
    const bool wide = easel.places.layout == Layout::Wide;
    if (!wide || !draw_long_count(easel, room)) {
        draw_short_count(easel, room);
    }
}

} // namespace

void draw_pile(const Easel& easel) {
    const auto& places = easel.places;
    easel.writer.add(BoxItem{.rect = places.mat,
                             .radius = places.layout == Layout::Small ? 14.0F : 24.0F,
                             .fill = Ink::TableMat,
                             .stitch = 8,
                             .stitch_ink = Ink::TableText});
    easel.writer.target(TargetId::Pile, 0, places.mat, easel.say(TextId::TargetPile));
    if (easel.seen().pile.empty()) {
        easel.writer.text(easel.say(TextId::PileEmpty), {places.mat.centre().x, places.pile.centre().y - 10},
                          {.size = 17, .ink = Ink::TableMuted, .align = Align::Centre, .room = places.pile.w});
        return;
    }
    auto cards = pile_cards(easel);
    if (const auto* place = place_of_last_card(easel)) {
        cards.back().from = place->fan;
        cards.back().from_width = place->fan_card;
        cards.back().from_back = true;
    } else {
        cards.back().from = stock_point(easel);
    }
    for (auto& card : cards) {
        easel.writer.add(card);
    }
}

void draw_calls(const Easel& easel) {
    const auto& foot = easel.places.foot;
    const auto& seen = easel.seen();
    Point card_foot{foot.centre().x, foot.y};
    if (!seen.pile.empty()) {
        const auto cards = pile_cards(easel);
        const auto& last = cards.back();
        card_foot = {last.centre.x - last.width * 0.3F, last.centre.y + last.width * card_aspect / 2 - 6};
    }
    const float left = draw_tags(easel, open_calls(seen), card_foot);
    draw_count(easel, left - foot.x - (seen.calls.empty() ? 0 : 10));
}

} // namespace mitts::view::mitaines
