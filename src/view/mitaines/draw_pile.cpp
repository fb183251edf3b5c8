// Draws the mat and the pile on it, and writes the pile's card count and value.
#include "view/mitaines/easel.h"
#include "view/mitaines/summary.h"

#include <algorithm>

namespace mitts::view::mitaines {

namespace {

using i18n::TextId;
using mitts::mitaines::EventType;

// Returns a number from 0 to 1 that is always the same for the same card, so that the card's slant never changes.
float slant_of(Card card, int salt) {
    auto mixed = static_cast<std::uint32_t>(card.index + 1) * 2654435761U + static_cast<std::uint32_t>(salt) * 40503U;
    mixed ^= mixed >> 15;
    mixed *= 2246822519U;
    mixed ^= mixed >> 13;
    return static_cast<float>(mixed % 1000) / 999;
}

// Returns the place of the opponent who played the pile's top card in the last action, or null if there is none.
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

/// The arrangement of the pile: the width of a card, the distance from one card to the next, the additional distance to
/// the top card, and the slant of the cards, from 0 (straight, so that all ranks are visible) to 1.
struct PileLook {
    float width = 0;
    float step = 0;
    float gap = 0;
    float casual = 1;
    int in_row = 0;  ///< number of cards in each row except the last
    float lower = 0; ///< distance from the first row to the second, or 0 if there is only one

    float total(int cards) const {
        return width + gap + step * static_cast<float>(std::max(std::min(cards, in_row) - 1, 0));
    }

    /// Returns a card's centre relative to the upper left corner of the pile.
    Point centre(int index, int cards) const {
        const float apart = index == cards - 1 ? gap : 0;
        return {width * 0.54F + static_cast<float>(index % in_row) * step + apart,
                width * card_aspect / 2 + (index < in_row ? 0 : lower)};
    }
};

constexpr float pile_gap = 0.17F;
/// The fraction of a standard card that must be visible for its rank to be readable.
constexpr float standard_index = 0.27F;

// Returns the look of a pile with `in_row` cards per row. The cards are at least `least` wide.
PileLook row_look(const Places& places, int in_row, float least) {
    constexpr float largest = 0.6F;
    constexpr float margin = 0.08F; // extra width of slanted cards
    const auto covered = static_cast<float>(in_row - 1);
    const float wanted = places.pile.w / (1 + margin + pile_gap + standard_index * covered);
    PileLook look{.width = std::clamp(wanted, least, places.pile_card), .in_row = in_row};
    look.gap = pile_gap * look.width;
    look.step = std::min(largest * look.width, (places.pile.w - look.width * (1 + margin + pile_gap)) / covered);
    look.casual = std::clamp((look.step / look.width - 0.22F) / 0.22F, 0.0F, 1.0F);
    return look;
}

// Returns the look of a pile of `count` cards. The cards of a long pile are smaller, so that their ranks are readable,
// and the cards of a very long pile without calls are in two rows.
PileLook pile_look(const Easel& easel, int count) {
    constexpr float lower = 0.5F;
    const auto& places = easel.places;
    if (count < 2) {
        return {.width = places.pile_card, .in_row = 1};
    }
    const auto one = row_look(places, count, 0.75F * places.pile_card);
    const float readable = easel.face_for(one.width) == Face::Standard ? standard_index : 0.36F;
    if (one.step >= readable * one.width || !easel.seen().calls.empty()) { // a second row would hide the calls' marks
        return one;
    }
    auto two = row_look(places, (count + 1) / 2, 0);
    two.width = std::min(two.width, places.pile.h / (card_aspect + lower));
    two.gap = pile_gap * two.width;
    two.casual = 0;
    two.lower = lower * two.width;
    return two;
}

CardItem pile_card(const Easel& easel, std::size_t index, Point centre, const PileLook& look) {
    const auto card = easel.seen().pile[index];
    const float width = look.width;
    return {.id = card.index,
            .card = card,
            .centre = {centre.x, centre.y + look.casual * (slant_of(card, 1) - 0.5F) * width * 0.06F},
            .width = width,
            .rotation = look.casual * (slant_of(card, 2) - 0.5F) * 8,
            .face = easel.face_for(width),
            .back = easel.model.back};
}

// Marks each open call's cards, which are the latest cards of the call's rank, with the caller's colour.
void mark_called(const Easel& easel, std::vector<CardItem>& cards) {
    const auto& calls = easel.seen().calls;
    const auto& happenings = easel.model.match.happenings;
    for (auto index = first_open(easel.seen()); index < calls.size(); ++index) {
        const auto& call = calls[index];
        const bool others = !happenings.empty() && happenings.back().action.seat != call.caller;
        // M15.2: a thief's card does not belong to the call
        const auto thief = others ? happenings.back().action.card : std::nullopt;
        int left = static_cast<int>(call.kind) - call.to_play;
        for (auto card = cards.rbegin(); card != cards.rend() && left > 0; ++card) {
            if (card->card->rank() == call.rank && !card->card->is_joker() && card->card != thief) {
                card->mark = easel.seat_ink(call.caller);
                card->mark_width = card->width >= 140 ? 9 : card->width >= 80 ? 7 : 5;
                --left;
            }
        }
    }
}

bool worth_is_shown(const Easel& easel) {
    return easel.model.pile_worth == PileWorth::Shown && pile_worth(easel.seen()) > 0;
}

// Draws "6 cards on the pile" and the pile's value in one line if there is room. Returns false if there is no room.
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

// Draws "6 cards" above "worth 150", or beside it in small windows.
void draw_short_count(const Easel& easel, float room) {
    const auto& foot = easel.places.foot;
    auto& writer = easel.writer;
    const int cards = static_cast<int>(easel.seen().pile.size());
    const bool small = easel.places.layout == Layout::Small;
    const float size = small ? 18 : 22;
    const float line = size * text_line;
    const float height = worth_is_shown(easel) && !small ? line + 18 : line;
    const bool below = foot.bottom() > easel.places.mat.bottom();
    const float y = below ? easel.places.mat.bottom() + 5 : foot.centre().y - height / 2;
    const auto number = writer.counter(counter_id(Counter::PileCards), cards, "{}", {foot.x, y},
                                       {.size = size, .weight = Weight::Bold});
    const auto words = writer.text(easel.say(TextId::PileCards, {{"n", cards}}), {number.right() + 5, y + size * 0.22F},
                                   {.size = 15, .ink = Ink::TableMuted, .room = room - number.w - 5});
    if (!worth_is_shown(easel)) {
        return;
    }
    const auto worth = easel.say(TextId::PileWorthShort, {{"points", pile_worth(easel.seen())}});
    if (small) {
        const TextStyle style{.size = 15, .ink = Ink::TableMuted, .room = room - (words.right() - foot.x) - 8};
        if (writer.width("· " + worth, style.smallest, style.weight) <= style.room) {
            writer.text("· " + worth, {words.right() + 5, y + size * 0.22F}, style);
        }
    } else {
        writer.text(worth, {foot.x, y + line - 2}, {.size = 15, .ink = Ink::TableMuted, .room = room});
    }
}

// Draws the mat without cards. After a capture, the mat shows the points.
void draw_empty_mat(const Easel& easel) {
    const auto& places = easel.places;
    auto moment = last_moment(easel.model);
    if (cards_to_give(easel.seen()) > 0) {
        moment = {};
    }
    if (moment.told > 0) {
        if (const auto* completed = find_event(easel.model.match.happenings.back(), EventType::Completed)) {
            moment.icon = kind_picture(completed->kind);
            moment.icon_ink = easel.seat_ink(completed->seat);
        }
        draw_moment(easel.writer, places.mat.inset(12), moment);
    } else if (moment.lines.empty() || easel.model.at_rest) {
        easel.writer.text(easel.say(TextId::PileEmpty), {places.mat.centre().x, places.pile.centre().y - 10},
                          {.size = 17, .ink = Ink::TableMuted, .align = Align::Centre, .room = places.pile.w});
    }
}

} // namespace

std::vector<CardItem> pile_cards(const Easel& easel) {
    const auto& places = easel.places;
    const auto& pile = easel.seen().pile;
    const auto count = static_cast<int>(pile.size());
    const auto look = pile_look(easel, count);
    const float left = places.pile.x + std::max(0.0F, (places.pile.w - look.total(count)) / 2);
    const float top = places.pile.centre().y - (look.width * card_aspect + look.lower) / 2;
    std::vector<CardItem> cards;
    for (int index = 0; index < count; ++index) {
        const auto centre = look.centre(index, count);
        cards.push_back(pile_card(easel, static_cast<std::size_t>(index), {left + centre.x, top + centre.y}, look));
    }
    mark_called(easel, cards);
    return cards;
}

void draw_count(const Easel& easel, float room) {
    if (easel.seen().pile.empty()) {
        return;
    }
    const bool roomy = easel.places.foot.h >= 60;
    if (!roomy || !draw_long_count(easel, room)) {
        draw_short_count(easel, room);
    }
}

void draw_pile(const Easel& easel) {
    const auto& places = easel.places;
    easel.writer.add(BoxItem{.rect = places.mat,
                             .radius = places.layout == Layout::Small ? 14.0F : 24.0F,
                             .fill = Ink::TableMat,
                             .stitch = 8,
                             .stitch_ink = Ink::TableText});
    easel.writer.target(TargetId::Pile, 0, places.mat, easel.say(TextId::TargetPile));
    if (easel.seen().pile.empty()) {
        draw_empty_mat(easel);
        return;
    }
    auto cards = pile_cards(easel);
    if (const auto* place = place_of_last_card(easel)) {
        cards.back().from = place->fan;
        cards.back().from_width = place->fan_card;
        cards.back().from_back = true;
    }
    const auto deck = deck_of(easel);
    for (std::size_t index = 0; index < cards.size(); ++index) {
        auto& card = cards[index];
        if (!card.from) { // the card was dealt to the pile
            card.from = deck.at;
            card.from_width = deck.card;
            card.from_back = true;
            card.delay = deal_delay(index, cards.size());
        }
        easel.writer.add(card);
    }
}

} // namespace mitts::view::mitaines
