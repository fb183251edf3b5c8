// Draws a tableau's columns at any size, with their crowns and points.
#include "i18n/numbers.h"
#include "view/mitch/easel.h"

#include <algorithm>

namespace mitts::view::mitch {

namespace {

/// The mover id of the first suit's crown.
constexpr int first_crown = 40;
/// A column's label: its suit, its length and, if the column leads, a crown.
struct LabelLook {
    float pip = 0;
    float size = 0;   ///< text size of the number
    float number = 0; ///< width of the number
    float crown = 0;
    float gap = 0;

    float breadth(bool leads) const {
        return pip + gap + number + (leads ? gap + crown : 0);
    }
};

LabelLook label_look(const Easel& easel, const Rect& head, int cards) {
    LabelLook look{.pip = head.h * 0.66F,
                   .size = std::clamp(head.h * 0.62F, 13.0F, 18.0F),
                   .crown = std::min(24.0F, head.h * 0.8F),
                   .gap = std::min(6.0F, head.h * 0.2F)};
    look.number = easel.writer.width(std::to_string(cards), look.size, Weight::Bold);
    return look;
}

// Returns the points that the last action scored for a column (C16, C17).
int points_told(const Easel& easel, Seat seat, Suit suit) {
    const auto& happenings = easel.model.match.happenings;
    if (happenings.empty()) {
        return 0;
    }
    int points = 0;
    for (const auto& event : happenings.back().events) {
        const bool told = event.type == mitts::mitch::EventType::Points && names_suit(event.reason);
        points += told && event.seat == seat && event.card.suit() == suit ? event.points : 0;
    }
    return points;
}

// Returns a column's current points (not the difference) after a lead change. Returns 0 for columns that the change
// does not affect, and for a change between two other players.
int lead_points(const Easel& easel, Seat seat, Suit suit) {
    const auto& lead = easel.lead;
    const auto viewer = easel.seen().viewer;
    const bool shown = easel.model.speed == Speed::None || easel.model.lead == LeadTold::Counted;
    if (!lead || !shown || (lead->from != no_seat && lead->from != viewer && lead->to != viewer)) {
        return 0;
    }
    const bool concerns = suit == lead->suit && (seat == lead->from || seat == lead->to);
    return concerns ? column_points(easel.seen(), seat, suit) : 0;
}

// Draws a column's label: the suit, and the number of cards if there is room. If `points` is not 0, it replaces the
// number of cards. If the label has no number, the points are above the suit, in place of the crown.
void draw_suit_head(const Easel& easel, const ColumnLook& column, Suit suit, int cards, bool leads, int points) {
    const auto& rect = *column.head;
    auto& writer = easel.writer;
    const bool has_cards = cards > 0;
    const bool label = column.labels && has_cards;
    auto look = label_look(easel, rect, cards);
    const auto number = points != 0 ? i18n::signed_number(points) : std::to_string(cards);
    look.number = writer.width(number, look.size, Weight::Bold);
    if (points != 0 && !label) {
        constexpr float size = 13;
        writer.text(number, {rect.centre().x, rect.y - 1 - size * 1.1F},
                    {.size = size,
                     .weight = Weight::Bold,
                     .ink = leads ? Ink::GoldInk : points_ink(points),
                     .align = Align::Centre});
    }
    writer.add(BoxItem{.rect = rect,
                       .radius = std::min(rect.w * 0.22F, 9.0F),
                       .fill = has_cards ? Ink::CardFace : Ink::TableText,
                       .fill_opacity = has_cards ? 0.94F : 0.10F});
    const float pip = std::min(rect.w, rect.h) * 0.66F;
    const float left = rect.centre().x - (label ? look.breadth(leads) : pip) / 2;
    writer.add(PictureItem{.picture = suit_picture(suit),
                           .rect = {left, rect.centre().y - pip / 2, pip, pip},
                           .ink = has_cards ? Ink::SuitInk : Ink::TableText,
                           .opacity = has_cards ? 1.0F : 0.4F});
    if (!label) {
        return;
    }
    const float x = left + pip + look.gap;
    writer.text(number, {x, rect.centre().y - look.size * 0.6F},
                {.size = look.size, .weight = Weight::Bold, .ink = Ink::SuitInk});
    if (leads) {
        easel.crowns.push_back({suit, {x + look.number + look.gap + look.crown / 2, rect.centre().y}, look.crown});
    }
}

// Returns the fraction of a covered card's width that must be visible for its rank to be readable.
float readable_part(Face face) {
    switch (face) {
    case Face::Standard:
        return 0.27F;
    case Face::Tile:
        return 0.60F;
    case Face::Jumbo:
    case Face::Chosen:
        break;
    }
    return 0.40F;
}

constexpr float between_strips = 2;

// Reduces the cards' width until the first strip fits with every rank readable. Returns false if the cards would be too
// small.
bool shrink_to_fit(const Easel& easel, const ColumnRoom& room, ColumnSize& size) {
    constexpr float least_rank = 7;      // the smallest visible strip with a readable rank
    constexpr float least_share = 0.45F; // the smallest acceptable share of a card's maximum width
    const auto covered = static_cast<float>(size.strip - 1);
    for (;; size.card -= 1) {
        const auto face = face_for(easel, size.card);
        size.face = face == Face::Tile ? room.smallest : face;
        size.beside = size.card + between_strips;
        if (size.card * readable_part(size.face) < least_rank || size.card < least_share * room.card) {
            return false;
        }
        if (size.card * (card_aspect + covered * readable_part(size.face)) <= room.height) {
            const float left = (room.height - size.card * card_aspect) / std::max(covered, 1.0F);
            size.step = std::max(2.0F, std::min(room.overlap * size.card, left));
            size.first = size.step;
            return true;
        }
    }
}

/// The dimensions of a column's points.
struct PointsLook {
    float height = 19;
    float size = 13;
    float gap = 0; ///< space between points drawn on the last card and the column's lower edge
};
PointsLook points_look(float column) {
    return column >= 60 ? PointsLook{.height = 34, .size = 22, .gap = 3} : PointsLook{};
}

bool has_room_below(float column, float bottom, float limit) {
    return bottom + 8 + points_look(column).height <= limit;
}

// Draws the points below a column, or on its last card if there is no room below. Draws nothing if they do not fit
// between the neighbouring columns.
void draw_points(const Easel& easel, const ColumnPlace& column, int points) {
    const auto& rect = column.rect;
    const auto look = points_look(rect.w);
    const float top = has_room_below(rect.w, rect.bottom(), column.bottom) ? rect.bottom() + 8
                                                                           : rect.bottom() - look.height - look.gap;
    const Pill pill{.words = i18n::signed_number(points),
                    .centre = {rect.centre().x, top + look.height / 2},
                    .size = look.size,
                    .height = look.height,
                    .most = column.apart - 1,
                    .fill = points > 0 ? Ink::Gold : Ink::Paper,
                    .ink = points > 0 ? Ink::GoldInk : Ink::Red};
    if (easel.writer.width(pill.words, pill.size, Weight::Bold) + 3 < column.apart) {
        cover_texts(easel.writer.scene(), {rect.x, top, rect.w, look.height}, easel.measure);
        draw_pill(easel.writer, pill);
    }
}

} // namespace

bool is_label(const Easel& easel, const Rect& head, int longest) {
    return label_look(easel, head, longest).breadth(true) + 6 <= head.w;
}

int longest_column(const Easel& easel, Seat seat) {
    int longest = 1;
    for (const auto& column : easel.seen().tableaus[at(seat)]) {
        longest = std::max(longest, column.size());
    }
    return longest;
}

ColumnSize column_size(const Easel& easel, const ColumnRoom& room, int longest) {
    constexpr float stripe = 0.12F; // the visible part of a covered card whose rank is hidden
    ColumnSize size;
    for (const int strips : {1, 2}) {
        size.strip = (longest + strips - 1) / strips;
        size.card = strips == 1 ? room.card : std::min(room.card, (room.width - between_strips) / 2);
        if (shrink_to_fit(easel, room, size)) {
            return size;
        }
    }
    const float first = readable_part(size.face);
    const auto hidden = static_cast<float>(std::max(0, longest - 2));
    size.strip = longest;
    size.card = std::min(room.card, room.height / (card_aspect + first + hidden * stripe));
    size.first = first * size.card;
    size.step = stripe * size.card;
    return size;
}

Rect draw_column(const Easel& easel, Seat seat, Suit suit, const ColumnLook& look) {
    const auto& column = easel.seen().tableaus[at(seat)][static_cast<std::size_t>(suit)];
    const auto cards = cards_of(column, suit);
    const auto count = static_cast<int>(cards.size());
    const float card = look.size.card;
    const Rect room = look.size.around(look.top, count + (look.grows ? 1 : 0)); // may include the next card's place
    auto rect = look.size.around(look.top, count);
    rect.x = room.x;
    const bool leads = !cards.empty() && easel.standing.winners[static_cast<std::size_t>(suit)] == seat;
    const float gold_top = look.head ? look.head->y - look.crown : rect.y;
    const float breadth = std::max(room.w, look.head ? look.head->w : 0);
    Rect ground{look.top.x - breadth / 2 - look.gold, gold_top - look.gold, breadth + 2 * look.gold,
                room.bottom() - gold_top + 2 * look.gold};
    const bool changes = easel.model.lead != LeadTold::Past && easel.lead && easel.lead->suit == suit;
    if (leads || (changes && (easel.lead->from == seat || easel.lead->to == seat))) {
        ground.h = leads ? ground.h : 0; // the animation grows the background from height 0, or shrinks it to 0
        easel.writer.add(BoxItem{.rect = ground, .radius = look.gold + 0.1F * card, .fill = Ink::Gold});
    }
    int told = 0;
    // The points of all opponents are in the same place, and so are those of all columns of the viewer.
    const float longest = look.size.around(look.top, longest_column(easel, seat)).bottom();
    const bool below = seat == easel.seen().viewer && has_room_below(rect.w, longest, look.bottom);
    if (look.head && (look.labels || look.crown > 0) && !below) {
        told = points_told(easel, seat, suit);
        told = told == 0 && easel.model.speed == Speed::None ? lead_points(easel, seat, suit) : told;
    }
    if (look.head) {
        draw_suit_head(easel, look, suit, count, leads, told);
    }
    const bool folded = look.size.first > look.size.step; // folded cards have no shadows, which would merge
    for (std::size_t index = 0; index < cards.size(); ++index) {
        const auto offset = look.size.offset(static_cast<int>(index));
        easel.writer.add(CardItem{.id = easel.ids.next(cards[index]),
                                  .card = cards[index],
                                  .centre = {rect.x + offset.x + card / 2, rect.y + offset.y + card * card_aspect / 2},
                                  .width = card,
                                  .face = look.size.face,
                                  .back = easel.model.back,
                                  .shadow = folded ? Shadow::None : look.shadow,
                                  .from = look.from,
                                  .from_width = look.from_width,
                                  .from_back = true});
    }
    const bool above = look.crown > 0;
    if (leads && above && told == 0) { // otherwise the points are in the crown's place
        easel.crowns.push_back({suit, {look.top.x, ground.y + (look.crown + look.gold) / 2}, look.crown});
    } else if (leads && !above && !look.labels) {
        const float size = std::clamp(card * 0.42F, 14.0F, 26.0F);
        easel.crowns.push_back({suit, {ground.right() - size * 0.22F, ground.y + size * 0.16F}, size});
    }
    easel.columns.push_back(
        {.seat = seat, .suit = suit, .rect = rect, .bottom = look.bottom, .apart = look.apart, .told = told != 0});
    return rect;
}

void draw_crowns(const Easel& easel) {
    constexpr float carried = 46;
    for (const auto& crown : easel.crowns) {
        const auto& centre = crown.centre;
        easel.writer.begin_mover(first_crown + static_cast<int>(crown.suit), centre, Point{centre.x, centre.y - 30});
        easel.writer.scene().movers.back().arc = carried;
        const float size = crown.size;
        easel.writer.picture(Picture::Disc, {centre.x - size / 2, centre.y - size / 2, size, size}, Ink::Gold);
        const float icon = size * (size < 16 ? 0.8F : 0.62F);
        easel.writer.picture(Picture::IconCrown, {centre.x - icon / 2, centre.y - icon / 2, icon, icon}, Ink::GoldInk);
        easel.writer.end_mover();
    }
}

void draw_points_told(const Easel& easel) {
    for (const auto& column : easel.columns) {
        const int points = column.told ? 0 : points_told(easel, column.seat, column.suit);
        if (points != 0) {
            draw_points(easel, column, points);
        }
    }
}

// Returns the lower end of the space below a column. It may be outside the seat's panel.
float free_space_end(const Easel& easel, const Rect& column) {
    const auto& places = easel.places;
    const bool over_headline = column.x < places.turn.x + places.turn_room;
    float end = places.hand.room.y;
    for (const float top :
         {places.opponents.back().panel.y, places.mat.y, places.columns.y, over_headline ? places.turn.y : end}) {
        end = top >= column.bottom() ? std::min(end, top) : end;
    }
    return end;
}

// Draws the columns' points after a lead change, as large as the space below the column allows.
void draw_lead_figures(const Easel& easel) {
    for (const auto& column : easel.columns) {
        const int points = column.told ? 0 : lead_points(easel, column.seat, column.suit);
        if (points == 0) {
            continue;
        }
        const bool first = easel.lead->from == no_seat;
        constexpr float smallest = 20;
        const float most = first ? 24 : column.seat == easel.seen().viewer ? 36 : 30;
        const float room = free_space_end(easel, column.rect) - column.rect.bottom();
        if (easel.model.speed == Speed::None || room < smallest + 4) {
            draw_points(easel, column, points);
            continue;
        }
        const float size = std::clamp(room - 8, smallest, most);
        const float half = 0.8F * size; // half the width of a sign and a digit
        const float gap = std::min(8.0F, room - size);
        const Point top{std::max(column.rect.centre().x, half + 8), column.rect.bottom() + gap};
        const Rect plate{top.x - half - 4, top.y - std::min(gap, 5.0F), 2 * half + 8, size + 10};
        cover_texts(easel.writer.scene(), plate, easel.measure);
        easel.writer.add(BoxItem{.rect = plate, .radius = 8, .fill = Ink::TableGround});
        easel.writer.add(TextItem{.text = "+{}",
                                  .at = top,
                                  .size = size,
                                  .weight = Weight::Bold,
                                  .ink = Ink::Cream,
                                  .align = Align::Centre,
                                  .counter = counter_id(Counter::Column, column.seat),
                                  .value = points,
                                  .lettering = Lettering::Knitted});
    }
}

} // namespace mitts::view::mitch
