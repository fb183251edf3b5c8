// Draws each opponent: the badge, the name, the points, the cards in hand, and small columns by suit.
#include "view/mitch/easel.h"
#include "view/mitch/opponent_head.h"
#include "view/table_parts.h"

#include <algorithm>

namespace mitts::view::mitch {

namespace {

using i18n::TextId;

constexpr float finger = 44;

// Returns the opponent's last action if it follows the viewer's last action, otherwise null.
const Happening* told_of(const Easel& easel, const OpponentPlace& place) {
    const auto* last = easel.last_of(place.seat);
    const auto* own = easel.last_of(easel.seen().viewer);
    if (last == nullptr || easel.model.match.phase != MatchPhase::Playing) {
        return nullptr;
    }
    return own == nullptr || last > own ? last : nullptr;
}

// Returns the width available for the points, to the left of the cards in hand.
float figures_room(const OpponentPlace& place, const Head& head) {
    return hand_mark(place).x - 5 - head.figures.x;
}

// Draws "before +9 · now +2": the points in the match so far, and the points of this round if it ended now. If space is
// short, only the points of this round are drawn.
void draw_figures(const Easel& easel, const OpponentPlace& place, const Head& head) {
    const auto index = at(place.seat);
    auto& writer = easel.writer;
    const int points = easel.standing.points[index];
    const auto now = i18n::signed_number(points);
    const float room = figures_room(place, head);
    const float size = head.figure_size;
    const float figure = writer.width(now, size, Weight::Bold);
    const auto total =
        easel.say(TextId::MitchBefore) + " " + i18n::signed_number(easel.model.match.totals[index]) + " · ";
    auto name = easel.say(TextId::MitchIfEndedShort) + " ";
    const auto fits = [&](const std::string& words) {
        return writer.width(words, size, Weight::Regular) + figure <= room;
    };
    name = place.head != HeadStyle::Line && fits(total + name) ? total + name : fits(name) ? name : std::string();
    float x = head.figures.x;
    if (place.head == HeadStyle::Line) {
        x = std::max(x, x + room - figure - writer.width(name, size, Weight::Regular));
    }
    if (!name.empty()) {
        writer.text(name, {x, head.figures.y}, {.size = size, .ink = Ink::TableMuted});
        x += writer.width(name, size, Weight::Regular);
    }
    writer.counter(counter_id(Counter::Now, place.seat), points, "+{}", {x, head.figures.y},
                   {.size = size,
                    .weight = Weight::Bold,
                    .ink = points_ink(points),
                    .room = std::max(room - (x - head.figures.x) + 0.5F, 10.0F)});
}

// Draws a small pack of card backs and the number of cards in hand.
void draw_hand_count(const Easel& easel, const OpponentPlace& place, const Head& head) {
    const int cards = easel.seen().hand_sizes[at(place.seat)];
    if (cards == 0) {
        return;
    }
    easel.writer.counter(counter_id(Counter::Hand, place.seat), cards, "{}", head.cards,
                         {.size = head.figure_size, .weight = Weight::Bold, .align = Align::Right});
    const auto mark = hand_mark(place);
    for (int index = 0; index < cards; ++index) {
        easel.writer.add(CardItem{.id = hidden_card(place.seat, index),
                                  .centre = mark.centre(),
                                  .width = mark.w,
                                  .back = easel.model.back,
                                  .shadow = Shadow::None,
                                  .from = easel.places.stock.centre(),
                                  .from_width = easel.places.stock.w});
    }
}

/// The place of a bubble.
struct BubblePlace {
    Point at{};
    float most = 0; ///< maximum width
    float height = 0;
    float size = 13; ///< text size
    float side = 6;  ///< space on both sides of the text
};

// Returns the width of the suit after a bubble's words, including the gap.
float suit_width(const Bubble& said, float size) {
    return said.suit ? size + 2 : 0;
}

// Returns the place beside the name, if the bubble fits there.
std::optional<BubblePlace> beside_name(const Easel& easel, const OpponentPlace& place, const Head& head,
                                       const Bubble& said) {
    const auto name = i18n::player_name(easel.naming, place.seat);
    const float x = head.name.x + easel.writer.width(name, head.name_size, Weight::Bold) + 8;
    const BubblePlace bubble{.at = {x, head.name.y + 1}, .most = place.panel.right() - head_pad - x, .height = 19};
    const float needed =
        easel.writer.width(said.text, bubble.size, Weight::Regular) + 2 * bubble.side + suit_width(said, bubble.size);
    return place.bubble == 0 && place.head == HeadStyle::Tall && needed <= bubble.most ? std::optional(bubble)
                                                                                       : std::nullopt;
}

// Returns the place below the panel or, if there is no room there, over the points.
BubblePlace bubble_place(const OpponentPlace& place, const Head& head) {
    if (place.bubble > 0) {
        const float height = std::min(place.bubble - 9, 30.0F);
        return {.at = {place.panel.x + 5, place.panel.bottom() + 6},
                .most = place.panel.w - 10,
                .height = height,
                .size = height < 24 ? 14.0F : 15.0F,
                .side = 12};
    }
    return {.at = {head.figures.x - 2, head.figures.y},
            .most = place.head == HeadStyle::Line ? 0 : figures_room(place, head) + 7,
            .height = place.head == HeadStyle::Tight ? 16.0F : 19.0F};
}

/// Draws a bubble's words at a size that fits, followed by the suit.
void draw_bubble(const Easel& easel, const OpponentPlace& place, const BubblePlace& room, const Bubble& said) {
    auto& writer = easel.writer;
    if (room.most <= 0) {
        return;
    }
    const auto& at = room.at;
    const float size = room.size;
    const float side = room.side;
    const float height = room.height;
    const bool own_room = place.bubble > 0;
    const float suit = suit_width(said, size);
    const TextStyle style{.size = size, .ink = Ink::Text, .room = room.most - 2 * side - suit};
    const bool whole = writer.width(said.text, style.smallest, Weight::Regular) <= style.room;
    const auto& spoken = whole || said.brief.empty() ? said.text : said.brief;
    const float fitted = writer.fitting_size(spoken, style);
    const float words = std::min(style.room, writer.width(spoken, fitted, Weight::Regular));
    const Rect box{at.x, at.y, words + suit + 2 * side, height};
    const auto tip = own_room ? std::optional(Point{at.x + 22, at.y - 7}) : std::nullopt;
    writer.add(BoxItem{.rect = box, .radius = height / 2, .fill = Ink::Paper, .shadow = Shadow::Low, .tip = tip});
    const float right = writer.text(spoken, {box.x + side, box.centre().y - fitted * 0.6F}, style).right();
    if (own_room && !easel.thinks(place.seat)) {
        ask_by_bubble(writer, place.seat, box, said.text);
    }
    if (said.suit) {
        const float pip = size * 0.9F;
        draw_suit(writer, *said.suit, {right + 3, box.centre().y - pip / 2, pip, pip});
    }
}

void draw_little_columns(const Easel& easel, const OpponentPlace& place, float top) {
    const auto& panel = place.panel;
    const bool tight = place.head == HeadStyle::Tight;
    const float room = (panel.w - (tight ? 6 : 2 * head_pad)) / 4;
    const float clear = tight ? 1 : 3; // gap between the gold backgrounds of neighbouring columns
    const float tile = std::min({place.tile, room - 2 * clear, (panel.bottom() - 4 - top) / (1 + card_aspect)});
    const float head = std::min({tile, 26.0F, (panel.bottom() - top) * (tight ? 0.2F : 0.24F)});
    const int longest = longest_column(easel, place.seat);
    const float edges = 2 * 2.5F + clear; // space beside a label for the gold background
    const bool labels = !tight && is_label(easel, {0, 0, room - edges, head}, longest);
    const float apart = std::min(room, std::max(tile * 1.7F, labels ? 72.0F : 0));
    const float label = labels ? std::min(80.0F, apart - edges) : tile;
    const float gold = std::min(tight ? 2.0F : 5.0F, (apart - label - clear) / 2);
    const bool over = easel.model.match.phase != MatchPhase::Playing; // points replace crowns and need more room
    const float crown = labels ? 0 : over ? 15.0F : std::min(tight ? 10.0F : 13.0F, 0.75F * tile);
    const float cards_top = top + crown + head + (tight ? 2 : 4);
    const float bottom = panel.bottom() - (place.head == HeadStyle::Tall ? 5.0F : 2.0F);
    const auto size = column_size(easel,
                                  {.card = tile,
                                   .width = apart - 2 * gold - clear,
                                   .height = bottom - cards_top,
                                   .overlap = 0.76F,
                                   .smallest = Face::Tile},
                                  longest);
    const auto mark = hand_mark(place);
    ColumnLook look{.size = size,
                    .gold = gold,
                    .shadow = Shadow::Low,
                    .labels = labels,
                    .apart = apart,
                    .bottom = bottom,
                    .crown = crown,
                    .from = mark.centre(),
                    .from_width = mark.w};
    for (int at = 0; at < suit_count; ++at) {
        const auto suit = suits_in_order[at];
        const float x = panel.centre().x + (static_cast<float>(at) - 1.5F) * apart;
        look.top = {x, cards_top};
        look.head = Rect{x - label / 2, top + crown, label, head};
        draw_column(easel, place.seat, suit, look);
    }
}

void draw_dealer(const Easel& easel, const OpponentPlace& place, const Head& head) {
    if (place.seat == easel.seen().dealer && place.head == HeadStyle::Tall && place.panel.w >= 170) {
        const auto words = i18n::dealer_word(easel.naming, place.seat);
        const float name =
            easel.writer.width(i18n::player_name(easel.naming, place.seat), head.name_size, Weight::Bold);
        const float x = head.name.x + name + 8;
        if (x + easel.writer.width(words, 13, Weight::Regular) <= place.panel.right() - head_pad) {
            easel.writer.text(words, {x, head.name.y + 3}, {.size = 13, .ink = Ink::TableMuted});
        }
    }
}

void draw_opponent(const Easel& easel, const OpponentPlace& place) {
    auto& writer = easel.writer;
    const auto name = i18n::player_name(easel.naming, place.seat);
    const auto head = head_of(place);
    const bool on_turn = easel.seen().turn == place.seat && easel.model.match.phase == MatchPhase::Playing;
    writer.add(BoxItem{.rect = place.panel,
                       .radius = place.panel.w >= 108 ? 16.0F : 10.0F,
                       .fill = Ink::TableMat,
                       .edge = on_turn ? std::optional(Ink::Cream) : std::nullopt,
                       .edge_width = 2});
    draw_badge(writer, place.seat, head.patch, name, easel.seat_ink(place.seat));
    if (writer.width(name, 13, Weight::Bold) <= std::max(head.name_room, 0.0F) || place.head == HeadStyle::Tall) {
        writer.text(name, head.name, {.size = head.name_size, .weight = Weight::Bold, .room = head.name_room});
    }
    const auto* told = told_of(easel, place);
    const bool thinks = easel.thinks(place.seat);
    const auto said = thinks ? Bubble{.text = easel.say(TextId::BubbleThinks), .brief = "…"}
                      : told ? bubble(easel.model, *told)
                             : Bubble{};
    const auto beside = thinks || told ? beside_name(easel, place, head, said) : std::nullopt;
    // only the latest of all actions may replace the points
    const bool says = thinks || (told && (beside || place.bubble > 0 || told == &easel.model.match.happenings.back()));
    if (!beside) {
        draw_dealer(easel, place, head);
    }
    const bool in_head = says && place.bubble == 0 && place.head != HeadStyle::Line;
    if (!in_head || beside) {
        draw_figures(easel, place, head);
    }
    draw_hand_count(easel, place, head);
    if (easel.ui.enlarged != place.seat) {
        draw_little_columns(easel, place, head.bottom);
    }
    auto closer = place.panel;
    closer.h = std::max(closer.h, finger); // in the shortest windows, a panel is too low for a finger
    if (says) {
        draw_bubble(easel, place, beside.value_or(bubble_place(place, head)), said);
        if (!thinks && in_head && closer.h >= 2 * finger) { // a tap on the header explains the action
            writer.target(TargetId::Bubble, place.seat, {closer.x, closer.y, closer.w, finger}, said.text);
            closer.y += finger;
            closer.h -= finger;
        }
    }
    writer.target(TargetId::Seat, place.seat, closer, easel.say(TextId::MitchLookCloser, {{"name", name}}));
}

} // namespace

void draw_opponents(const Easel& easel) {
    for (const auto& place : easel.places.opponents) {
        draw_opponent(easel, place);
    }
}

} // namespace mitts::view::mitch
