// Draws the mat: the current or last trick, or the dealer's discards (T9–T13).
#include "games/mitigati/scoring.h"
#include "view/mitigati/easel.h"
#include "view/mitigati/summary.h"
#include "view/moment.h"

#include <algorithm>
#include <optional>

namespace mitts::view::mitigati {

namespace {

using i18n::TextId;
using mitts::mitigati::EventType;
using mitts::mitigati::Phase;
using mitts::mitigati::Trick;
using mitts::mitigati::trick_value;
using mitts::mitigati::trick_winner;

// Returns true if the last trick is shown. After the deal it stays on the mat.
bool shows_last(const Easel& easel) {
    const bool asked = easel.ui.trick == TrickShown::Last || easel.seen().phase == Phase::Over;
    return asked && last_trick(easel.model.match).has_value();
}

std::size_t place_of(const Easel& easel, Seat seat) {
    return static_cast<std::size_t>(easel.steps_to(seat));
}

void draw_trick_card(const Easel& easel, const mitts::mitigati::TrickCard& played) {
    const auto& places = easel.places.trick;
    const auto at = place_of(easel, played.seat);
    auto item = card_item(easel, played.card, places.centres[at], places.card);
    item.rotation = places.rotations[at];
    if (played.seat != easel.seen().viewer) {
        item.from = hand_point(easel, played.seat);
        item.from_width = std::max(18.0F, easel.places.seats[0].fan_card);
        item.from_back = true;
    }
    easel.writer.add(item);
}

// Draws "♛ winning" or "♛ took it" below the card, or only the crown at the card's corner if there is no room.
void draw_winning(const Easel& easel, Seat winner) {
    const auto& places = easel.places.trick;
    const auto centre = places.centres[place_of(easel, winner)];
    const float half = places.card * card_aspect / 2;
    constexpr float height = 26;
    const float under = centre.y + half + 10;
    constexpr float foot = 50; // height of the line below the cards
    if (places.card < 90 || under + height > places.mat.bottom() - foot) {
        const Rect disc{centre.x + places.card / 2 - height * 0.7F, centre.y - half - height * 0.3F, height, height};
        easel.writer.add(BoxItem{.rect = disc, .radius = height / 2, .fill = Ink::Gold, .shadow = Shadow::Low});
        easel.writer.picture(Picture::IconCrown, disc.inset(5), Ink::GoldInk);
        return;
    }
    const auto words = easel.say(shows_last(easel) ? TextId::TrickTaken : TextId::TrickWinning);
    const float width = easel.writer.width(words, 15, Weight::Bold) + 40;
    const Rect pill{centre.x - width / 2, under, width, height};
    easel.writer.add(BoxItem{.rect = pill, .radius = height / 2, .fill = Ink::Gold, .shadow = Shadow::Low});
    easel.writer.picture(Picture::IconCrown, {pill.x + 9, pill.centre().y - 8, 16, 16}, Ink::GoldInk);
    easel.writer.text(words, {pill.x + 30, pill.centre().y - 9},
                      {.size = 15, .weight = Weight::Bold, .ink = Ink::GoldInk});
}

void draw_dashed(const Easel& easel, const Rect& rect, bool inviting) {
    easel.writer.add(BoxItem{.rect = rect,
                             .radius = 10,
                             .fill = inviting ? Ink::Red : Ink::TableMat,
                             .fill_opacity = inviting ? 0.35F : 0.0F,
                             .edge = inviting ? std::optional(Ink::Cream) : std::nullopt,
                             .edge_width = 2,
                             .stitch = inviting ? 0.0F : 1.0F});
}

bool has_played(const Observation& seen) {
    return std::any_of(seen.trick.begin(), seen.trick.end(),
                       [&](const auto& card) { return card.seat == seen.viewer; });
}

// Draws the viewer's place in the trick. A tap on this place plays the raised card.
void draw_own_place(const Easel& easel) {
    const auto& places = easel.places.trick;
    const auto& seen = easel.seen();
    if (has_played(seen) || seen.phase != Phase::Play || seen.hand.empty()) {
        return;
    }
    const auto rect = card_rect(places.centres[0], places.card);
    const bool inviting = easel.ui.chosen && easel.may_act();
    draw_dashed(easel, rect, inviting);
    const auto words = easel.say(inviting ? TextId::TrickPlayHere : TextId::TrickYours);
    if (inviting) { // draws a pale copy of the chosen card
        auto ghost = card_item(easel, *easel.ui.chosen, rect.centre(), rect.w - 6);
        ghost.id = hidden_card(ghost_place, 0);
        ghost.opacity = ghost_opacity;
        easel.writer.add(ghost);
        draw_pill(easel.writer, {.words = words, .centre = rect.centre(), .size = 15, .height = 30, .fill = Ink::Red});
        easel.writer.target(TargetId::TrickPlace, 0, rect, words);
        return;
    }
    const TextStyle style{.size = 17, .align = Align::Centre, .room = rect.w - 6, .smallest = 13};
    const bool one_line = easel.writer.width(words, style.smallest, style.weight) <= style.room;
    easel.writer.paragraph(words, {rect.centre().x, rect.centre().y - (one_line ? 10.0F : 19.0F)}, style,
                           one_line ? 1 : 2);
}

// Draws a sentence about a trick's winner at the bottom of the mat.
void draw_taken(const Easel& easel, Speed speed, Seat winner, int points) {
    const auto& places = easel.places.trick;
    const auto words =
        easel.say(TextId::TrickTook, {{"name", i18n::player_name(easel.naming, winner)}, {"points", points}});
    draw_told_line(easel.writer, words, places.so_far,
                   {.size = 17, .weight = Weight::Bold, .room = places.last.x - places.so_far.x - 8}, speed);
}

// Draws the winner and the points if the last card completed a trick (T12), otherwise the current trick's points.
void draw_so_far(const Easel& easel, int points) {
    const auto& happenings = easel.model.match.happenings;
    const auto* won = happenings.empty() ? nullptr : find_event(happenings.back(), EventType::TrickWon);
    if (won != nullptr && easel.seen().trick.empty()) {
        draw_taken(easel, easel.model.speed, won->seat, won->points);
        return;
    }
    const auto& at = easel.places.trick.so_far;
    const float room = easel.places.trick.last.x - at.x - 8;
    const auto number = easel.writer.counter(counter_id(Counter::SoFar), points, "{}", {at.x, at.y - 1},
                                             {.size = 22, .weight = Weight::Bold});
    const auto words = easel.say(TextId::TrickSoFar, {{"points", points}});
    if (easel.writer.width(words, 13, Weight::Regular) <= room - number.w - 7) {
        easel.writer.text(words, {number.right() + 7, at.y + 5},
                          {.size = 15, .ink = Ink::TableText, .room = room - number.w - 7});
    }
}

// Draws the button that switches between the last trick and the current one.
void draw_last_button(const Easel& easel) {
    if (!last_trick(easel.model.match) || easel.seen().phase == Phase::Over) {
        return;
    }
    const auto& rect = easel.places.trick.last;
    const auto words = easel.say(shows_last(easel) ? TextId::BackToTrick : TextId::LastTrick);
    const TextStyle style{.size = 15, .align = Align::Right, .room = rect.w - 34};
    const auto text = easel.writer.text(words, {rect.right() - 8, rect.centre().y - 9}, style);
    easel.writer.picture(shows_last(easel) ? Picture::IconClose : Picture::IconEye,
                         {text.x - 26, rect.centre().y - 10, 20, 20}, Ink::TableText);
    easel.writer.target(TargetId::LastTrick, 0, rect, words);
}

// Draws the trick. On small cards, a gold border replaces the winner's crown, which would cover half of the card.
void draw_cards(const Easel& easel, const Trick& trick) {
    const auto& places = easel.places.trick;
    const bool small = places.card < 60;
    const bool led =
        std::any_of(trick.begin(), trick.end(), [](const auto& played) { return !played.card.is_fool(); }); // T13
    const Seat winner = led ? trick_winner(trick) : no_seat; // T12: the best card so far
    if (led && small) {
        const auto at = place_of(easel, winner);
        easel.writer.add(BoxItem{.rect = card_rect(places.centres[at], places.card).inset(-4),
                                 .radius = 8,
                                 .fill = Ink::Gold,
                                 .rotation = places.rotations[at]});
    }
    for (const auto& played : trick) {
        draw_trick_card(easel, played);
    }
    if (led && !small) {
        draw_winning(easel, winner);
    }
}

void draw_last(const Easel& easel) {
    const auto last = *last_trick(easel.model.match);
    draw_cards(easel, last.cards);
    draw_taken(easel, Speed::Normal, last.winner, last.points);
}

// Returns the part of the mat below the opponents' cards if they are in the upper half and the viewer has not played
// yet; otherwise nullopt.
std::optional<Rect> room_below(const Easel& easel, const Rect& room) {
    const auto& places = easel.places.trick;
    const float chip = 40; // height of the "winning" chip
    const float top = places.centres[1].y + places.card * card_aspect / 2 + chip;
    const bool is_free = places.centres[0].y > places.centres[1].y + 1 && !has_played(easel.seen());
    return is_free ? std::optional(Rect{room.x, top, room.w, room.bottom() - top}) : std::nullopt;
}

// Draws the points of a trick or of honours on the mat. During the animation, they are shown as a knitted number. If
// animations are off, they stay on a paper note until a hand card is chosen, unless the paper note would cover the
// trick. Returns false if nothing was drawn.
bool draw_told_moment(const Easel& easel) {
    const auto& mat = easel.places.trick.mat;
    const bool stands = easel.model.speed == Speed::None && easel.model.at_rest && !easel.ui.chosen;
    if (!easel.model.tells_moment && !stands) {
        return false;
    }
    const auto moment = last_moment(easel.model);
    if (moment.told == 0) {
        return false;
    }
    const auto& trick = easel.seen().trick;
    const Rect room{mat.x + 12, mat.y + 12, mat.w - 24, mat.h - 24 - 32};
    const auto below = trick.empty() ? std::nullopt : room_below(easel, room);
    const bool covers = !trick.empty() && !below;
    if (covers && stands) {
        return false; // the player's bubble shows the points
    }
    draw_cards(easel, trick);
    if (covers) { // dims the cards behind the knitted number
        easel.writer.add(BoxItem{.rect = mat.inset(10), .radius = 16, .fill = Ink::TableMat, .fill_opacity = 0.86F});
    }
    draw_moment(easel.writer, below.value_or(room), moment);
    return true;
}

// T9: draws three places for the dealer's discards, with the selected cards in them.
void draw_discards(const Easel& easel) {
    const auto& seen = easel.seen();
    const auto& places = easel.places.trick;
    const bool own = cards_to_discard(seen) > 0 && easel.may_act();
    const auto& room = places.discards;
    const float width = std::min({places.card, room.h / card_aspect, room.w / 3.28F});
    for (int index = 0; index < 3; ++index) {
        const Point centre{room.centre().x + static_cast<float>(index - 1) * width * 1.14F, room.centre().y};
        const int place = index - seen.discarded;
        if (own && place >= 0 && place < static_cast<int>(easel.ui.taken.size())) {
            const auto card = easel.ui.taken[static_cast<std::size_t>(place)];
            easel.writer.add(card_item(easel, card, centre, width));
            easel.writer.target(TargetId::Card, card.index, card_rect(centre, width), easel.card_name(card));
        } else if (place < 0) {
            easel.writer.add(CardItem{.id = hidden_card(stock_place, 10 + index),
                                      .centre = centre,
                                      .width = width,
                                      .back = easel.model.back,
                                      .from = hand_point(easel, seen.dealer)});
        } else {
            draw_dashed(easel, card_rect(centre, width), false);
        }
    }
    if (own) {
        draw_confirm_of(easel.writer, easel.model.language, places.confirm, easel.say(TextId::DiscardButton),
                        {.taken = static_cast<int>(easel.ui.taken.size()), .needed = cards_to_discard(seen)});
        return;
    }
    const bool beside = places.confirm.x > room.right();
    easel.writer.paragraph(easel.say(TextId::DiscardWaits, {{"name", i18n::player_name(easel.naming, seen.dealer)}}),
                           {places.confirm.centre().x, places.confirm.centre().y - (beside ? 28.0F : 10.0F)},
                           {.size = 16, .align = Align::Centre, .room = beside ? places.confirm.w : places.mat.w - 32},
                           beside ? 3 : 1);
}

} // namespace

void draw_trick(const Easel& easel) {
    const auto& seen = easel.seen();
    easel.writer.add(BoxItem{.rect = easel.places.trick.mat, .radius = 24, .fill = Ink::TableMat, .stitch = 8});
    if (seen.phase == Phase::Discard) {
        draw_discards(easel);
        return;
    }
    if (shows_last(easel)) {
        draw_last(easel);
    } else {
        if (!draw_told_moment(easel)) {
            draw_own_place(easel);
            draw_cards(easel, seen.trick);
        }
        draw_so_far(easel, trick_value(seen.trick));
    }
    draw_last_button(easel);
}

} // namespace mitts::view::mitigati
