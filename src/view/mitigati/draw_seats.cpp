// Draws the opponents (badge, name, fan of card backs and bubble), the points won by each player, and the undealt
// cards.
#include "games/mitigati/scoring.h"
#include "i18n/numbers.h"
#include "view/mitigati/easel.h"

#include <algorithm>

namespace mitts::view::mitigati {

namespace {

constexpr std::string_view even_share = "T2"; // the rule that explains an even share

using i18n::TextId;
using mitts::mitigati::ActionType;
using mitts::mitigati::Phase;

// Returns a line such as "careful · 15 cards". If the board is not visible, the total replaces the level.
std::string seat_line(const Easel& easel, Seat seat) {
    const auto& seen = easel.seen();
    const auto total = middle_of(seen) == Middle::Bargain ? std::string() : total_words(easel, seat);
    return total.empty() ? level_and_cards(easel, seat, easel.model.players.at(at(seat)).level)
                         : level_and_cards(easel, seat, {}) + " · " + total;
}

std::string bubble_words(const Easel& easel, Seat seat) {
    if (easel.thinks(seat)) {
        return easel.say(TextId::BubbleThinks);
    }
    const auto* last = easel.last_of(seat);
    const auto& trick = easel.seen().trick;
    // true if the action belongs to the bargain or to another trick
    const bool stale = easel.seen().phase == Phase::Play &&
                       (easel.ui.trick == TrickShown::Last ||
                        std::none_of(trick.begin(), trick.end(), [&](const auto& card) { return card.seat == seat; }));
    const bool cleared = last && last->action.type == ActionType::Bid && easel.seen().phase == Phase::Bargain &&
                         !easel.seen().bids[at(seat)]; // T7: a new stage clears all bids
    return last && !stale && !cleared ? bubble(easel.model, *last) : std::string();
}

// Draws the backs of the cards won, or one faint back if there are none, so that the number always has a picture.
void draw_backs(const Easel& easel, Seat seat, const WonPlace& place, int cards) {
    const int shown = std::clamp((cards + 8) / 9, 1, 3);
    for (int index = 0; index < shown; ++index) {
        easel.writer.add(
            CardItem{.id = hidden_card(won_place(seat), index),
                     .centre = {place.at.x + place.card / 2 + static_cast<float>(index) * place.card * 0.22F,
                                place.at.y + place.card * card_aspect / 2},
                     .width = place.card,
                     .rotation = index % 2 == 0 ? -3.0F : 4.0F,
                     .back = easel.model.back,
                     .opacity = cards > 0 ? 1.0F : 0.4F});
    }
}

// Draws a trophy and the points for honours at `at`, or only the points if there is no room for both.
void draw_honours_beside(const Easel& easel, Seat seat, Point at, float end) {
    const int honours = honours_net(easel.seen(), seat);
    if (honours == 0) {
        return;
    }
    constexpr float icon = 14;
    const auto words = i18n::signed_number(honours);
    const float breadth = easel.writer.width(words, 15, Weight::Bold);
    float x = at.x;
    if (x + icon + 3 + breadth <= end) {
        easel.writer.picture(Picture::IconTrophy, {x, at.y + 2, icon, icon}, Ink::TableMuted);
        x += icon + 3;
    }
    easel.writer.text(words, {x, at.y},
                      {.size = 15,
                       .weight = Weight::Bold,
                       .ink = honours > 0 ? Ink::TableGain : Ink::TableLoss,
                       .room = std::max(end - x, easel.writer.width(words, 13, Weight::Bold))});
}

// Draws "2 tricks · honours +10". If the line does not fit, draws only the points for honours. If necessary, a trophy
// replaces the word "honours". If the board is not visible, the total follows the tricks or replaces them.
void draw_won_line(const Easel& easel, Seat seat, Point at, float room) {
    const int honours = honours_net(easel.seen(), seat);
    const auto fits = [&](const std::string& words, float width) {
        return easel.writer.width(words, 13, Weight::Regular) <= width;
    };
    auto won = easel.say(TextId::WonTricks, {{"n", tricks_won(easel.model.match, seat)}});
    if (const auto total = total_words(easel, seat); !total.empty()) {
        won = fits(won + " · " + total, room) && honours == 0 ? won + " · " + total : total;
    }
    const TextStyle style{.size = 15, .ink = Ink::TableMuted, .room = room};
    if (honours == 0) {
        easel.writer.text(won, at, style);
        return;
    }
    const auto number = i18n::signed_number(honours);
    const float left = room - easel.writer.width(number, 15, Weight::Bold);
    for (const auto& words : {won + " · " + easel.say(TextId::WonHonours) + " ", easel.say(TextId::WonHonours) + " "}) {
        if (fits(words, left)) {
            auto fitted = style;
            fitted.room = left;
            const auto end = easel.writer.text(words, at, fitted);
            easel.writer.text(
                number, {end.right(), at.y},
                {.size = 15, .weight = Weight::Bold, .ink = honours > 0 ? Ink::TableGain : Ink::TableLoss});
            return;
        }
    }
    draw_honours_beside(easel, seat, at, at.x + room);
}

// Draws what a player has won: card backs, points, tricks and honours. Returns the rectangle of the word "points" if it
// is drawn.
std::optional<Rect> draw_won_points(const Easel& easel, Seat seat, const WonPlace& place) {
    const auto& seen = easel.seen();
    const auto cards = seen.captured[at(seat)];
    const bool two = place.lines == WonPlace::Lines::Two;
    draw_backs(easel, seat, place, cards.size());
    const float x = place.at.x + place.card * 1.44F + (two ? 12.0F : 6.0F);
    const float room = place.at.x + place.room - x;
    const float middle = place.at.y + place.card * card_aspect / 2;
    const float top = two ? middle - place.number_size * 1.12F : middle - place.number_size * 0.6F;
    const auto number = easel.writer.counter(counter_id(Counter::Won, seat), points_won(seen, seat), "{}", {x, top},
                                             {.size = place.number_size, .weight = Weight::Bold, .room = room});
    // Always reserves room for two digits, so that the text does not appear and disappear as the points grow.
    const float taken = std::max(number.w, easel.writer.width("88", place.number_size, Weight::Bold)) + 7;
    const TextStyle style{.size = two ? 16.0F : 13.0F, .ink = Ink::TableMuted, .room = room - taken};
    std::optional<Rect> words;
    const auto fits = [&](TextId id, float size) {
        return easel.writer.width(easel.say(id), size, style.weight) <= style.room;
    };
    const auto share = fits(TextId::WonPoints, style.size) ? TextId::WonPoints : TextId::WonPointsShort;
    if ((two || (seat == seen.viewer && honours_net(seen, seat) == 0)) && fits(share, 13)) {
        words = easel.writer.text(easel.say(share), {number.right() + 7, top + place.number_size * 0.27F}, style);
    }
    if (!two) {
        draw_honours_beside(easel, seat, {number.right() + 6, middle - 9}, place.at.x + place.room);
        return words;
    }
    draw_won_line(easel, seat, {x, top + place.number_size * 1.18F}, room);
    return words;
}

void add_won_target(const Easel& easel, Seat seat, const WonPlace& place) {
    const float height = std::max(44.0F, place.card * card_aspect);
    const float top = std::max(0.0F, place.at.y + place.card * card_aspect / 2 - height / 2);
    easel.writer.target(TargetId::Pile, seat, {place.at.x - 2, top, std::max(44.0F, place.room), height},
                        easel.say(TextId::WonAsked, {{"name", i18n::player_name(easel.naming, seat)},
                                                     {"points", points_won(easel.seen(), seat)},
                                                     {"tricks", tricks_won(easel.model.match, seat)}}));
}

} // namespace

std::string total_words(const Easel& easel, Seat seat) {
    const int before = easel.model.match.totals.at(at(seat));
    const int gained = easel.seen().phase == Phase::Over ? easel.seen().scores[at(seat)] : 0;
    return easel.places.board_style == BoardStyle::WithNames
               ? easel.say(TextId::SeatTotal, {{"total", i18n::number(before + gained)}})
               : std::string();
}

namespace {

// Returns the place of the points won. In the bar of a small window, they are beside the name.
WonPlace won_beside(const Easel& easel, const SeatPlace& place) {
    auto won = place.won;
    if (easel.places.layout == Layout::Small) {
        const auto name = i18n::player_name(easel.naming, place.seat);
        won.at.x = std::min(won.at.x, place.name.x + easel.writer.width(name, place.name_size, Weight::Bold) + 12);
    }
    return won;
}

// Draws the total beside the name, because a bid in a bubble covers the line below the name.
void draw_total_beside(const Easel& easel, const SeatPlace& place) {
    const auto total = total_words(easel, place.seat);
    if (!total.empty() && middle_of(easel.seen()) == Middle::Bargain) {
        const auto won = won_beside(easel, place);
        const float top = won.at.y + won.card * card_aspect / 2 - 8;
        easel.writer.text(total, {won.at.x, top}, {.size = 14, .ink = Ink::TableMuted, .room = won.room});
    }
}

} // namespace

void draw_seats(const Easel& easel) {
    for (const auto& place : easel.places.seats) {
        draw_seat(easel, place);
        draw_total_beside(easel, place);
        if (place.tip || bubble_words(easel, place.seat).empty()) {
            const auto line = seat_line(easel, place.seat);
            const bool deals = place.seat == easel.seen().dealer;
            draw_seat_line(easel, place,
                           {deals ? line + " · " + i18n::dealer_word(easel.naming, place.seat) : line, line});
        }
    }
}

void draw_bubbles(const Easel& easel) {
    for (const auto& place : easel.places.seats) {
        const auto words = bubble_words(easel, place.seat);
        if (!words.empty()) {
            draw_speech(easel.writer, {.seat = easel.thinks(place.seat) ? no_seat : place.seat,
                                       .words = words,
                                       .most = place.bubble,
                                       .tip = place.tip,
                                       .size = place.tip ? 16.0F : 14.0F});
        }
    }
}

void draw_won(const Easel& easel) {
    if (middle_of(easel.seen()) == Middle::Bargain) {
        return;
    }
    for (const auto& place : easel.places.seats) {
        const auto won = won_beside(easel, place);
        draw_won_points(easel, place.seat, won);
        add_won_target(easel, place.seat, won);
    }
    const auto share = draw_won_points(easel, easel.seen().viewer, easel.places.own);
    if (easel.places.board_style != BoardStyle::WithNames) {
        add_won_target(easel, easel.seen().viewer, easel.places.own);
    }
    if (share) {
        explain(easel.writer, *share, even_share, easel.say(TextId::EvenShare));
    }
}

void draw_stock(const Easel& easel) {
    const auto& places = easel.places;
    const int stock = easel.seen().stock;
    if (!places.stock_words || middle_of(easel.seen()) != Middle::Bargain) {
        return;
    }
    draw_stock_top(easel.writer, {.place = stock_place,
                                  .cards = stock,
                                  .centre = places.stock,
                                  .card = places.stock_card,
                                  .apart = 2.5F,
                                  .back = easel.model.back});
    const float stock_end = places.stock.x + places.stock_card / 2 + 16;
    const TextStyle style{.size = 16,
                          .ink = Ink::TableText,
                          .align = Align::Right,
                          .room = places.stock_text.x > stock_end ? std::min(200.0F, places.stock_text.x - stock_end)
                                                                  : 200};
    easel.writer.text(easel.say(TextId::UndealtCards, {{"n", stock}}), places.stock_text, style);
    const auto share = easel.say(TextId::EvenShare);
    const auto words = easel.writer.text(share, {places.stock_text.x, places.stock_text.y + 23}, style);
    explain(easel.writer, words, even_share, share);
}

} // namespace mitts::view::mitigati
