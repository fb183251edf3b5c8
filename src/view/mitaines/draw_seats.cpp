// Draws the opponents (badge, name, fan of card backs and bubble), the scoring piles of all sides, and the stock.
#include "cards/in_order.h"
#include "games/mitaines/score_cards.h"
#include "view/mitaines/easel.h"
#include "view/table_parts.h"

#include <algorithm>
#include <array>

namespace mitts::view::mitaines {

namespace {

using i18n::TextId;
using mitts::mitaines::KeptCard;

// Returns a line such as "careful · 5 cards · dealer". If there is no level, the line starts with the number of cards.
std::string seat_line(const Easel& easel, Seat seat, const std::string& level) {
    const auto& seen = easel.seen();
    auto line = level_and_cards(easel, seat, level);
    if (seat == seen.dealer) {
        line += " · " + i18n::dealer_word(easel.naming, seat);
    } else if (seat != seen.viewer && easel.side_of(seat) == easel.side_of(seen.viewer)) {
        line += " · " + easel.say(TextId::SeatPartner);
    }
    return line;
}

// Returns true if bold words at the smallest size fit in `room` beside an icon or a suit of width `beside`.
bool bubble_fits(const Easel& easel, const std::string& words, float beside, float room) {
    return easel.writer.width(words, 13, Weight::Bold) + beside <= room;
}

// Shortens the text about a card to fit. First the suit's picture replaces its name, then the verb is omitted.
void shorten_card(const Easel& easel, SpeechBubble& look, const Bubble& said, float room) {
    if (easel.writer.width(look.words, 13, Weight::Regular) <= room) {
        return;
    }
    const auto card = *said.card;
    if (card.is_joker()) {
        look.words = i18n::card_name(easel.model.language, card);
        return;
    }
    look.suit = card.suit();
    look.words = said.short_text;
    if (!bubble_fits(easel, look.words, look.size + 3, room)) {
        look.words = i18n::rank_index(easel.model.language, card.rank());
    }
}

// Shortens the text about a call to its rank or, if that is still too long, to the rank's letter. The icon shows the
// kind.
void shorten_call(const Easel& easel, SpeechBubble& look, const Bubble& said, float room) {
    constexpr float icon = 21;
    if (said.short_text.empty() || bubble_fits(easel, look.words, icon, room)) {
        return;
    }
    look.words = said.short_text;
    if (said.rank && !bubble_fits(easel, look.words, icon, room)) {
        look.words =
            easel.say(TextId::BubbleCallShort, {{"Ranks", i18n::rank_index(easel.model.language, *said.rank)}});
    }
}

void draw_bubble(const Easel& easel, const SeatPlace& place, const Bubble& said) {
    const bool small = !place.tip;
    SpeechBubble look{.seat = easel.thinks(place.seat) ? no_seat : place.seat,
                      .words = said.text,
                      .most = place.bubble,
                      .tip = place.tip,
                      .size = small                                  ? 14.0F
                              : easel.places.layout == Layout::Small ? 15.0F
                                                                     : 16.0F,
                      .icon_ink = easel.seat_ink(place.seat)};
    const float room = place.bubble.w - 2 * (small ? 9 : 14);
    if (said.icon != Kind::None) {
        look.icon = kind_picture(said.icon);
        shorten_call(easel, look, said, room);
    } else if (said.card) {
        shorten_card(easel, look, said, room);
    } else if (!said.short_text.empty() && easel.writer.width(look.words, 13, Weight::Regular) > room) {
        look.words = said.short_text;
    }
    draw_speech(easel.writer, look);
}

// Returns true for desktops and tablets, which have room for names and longer text.
bool is_roomy(const Places& places) {
    return places.layout == Layout::Wide || places.title;
}

// Returns the cards that a side keeps from this round: the face-down cards, then the face-up cards, oldest first.
std::vector<KeptCard> kept_by(const Easel& easel, int side) {
    std::vector<KeptCard> kept;
    for (const auto& happening : easel.model.match.happenings) {
        for (const auto& picture : scoring_cards(easel.seen().options, happening.events)) {
            if (picture.side == side) {
                kept.insert(kept.end(), picture.cards.begin(), picture.cards.end());
            }
        }
    }
    put_in_order(kept, [](const KeptCard& left, const KeptCard& right) {
        return left.facing > right.facing; // M18: face-down cards are under the others
    });
    return kept;
}

// Returns the cards to show: the latest face-down and face-up cards, at most `most` in total.
std::vector<KeptCard> shown_of(const std::vector<KeptCard>& kept, int most) {
    const auto count = static_cast<int>(kept.size());
    if (count <= most) {
        return kept;
    }
    const int down = static_cast<int>(std::count_if(
        kept.begin(), kept.end(), [](const KeptCard& card) { return card.facing == mitts::mitaines::Facing::Down; }));
    const int shown_down = std::clamp(down, 0, std::max(1, most / 2));
    const int shown_up = std::min(most - shown_down, count - down);
    std::vector<KeptCard> shown(kept.begin() + (down - shown_down), kept.begin() + down);
    shown.insert(shown.end(), kept.end() - shown_up, kept.end());
    return shown;
}

void draw_kept_card(const Easel& easel, const ScoringPlace& place, const KeptCard& kept, int index, float step) {
    const bool up = kept.facing == mitts::mitaines::Facing::Up;
    const float height = place.card * card_aspect;
    easel.writer.add(
        CardItem{.id = kept.card.index,
                 .card = up ? std::optional(kept.card) : std::nullopt,
                 .centre = {place.at.x + place.card / 2 + static_cast<float>(index) * step, place.at.y + height / 2},
                 .width = place.card,
                 .rotation = kept.card.index % 2 == 0 ? -3.0F : 3.0F,
                 .face = easel.face_for(place.card),
                 .back = easel.model.back});
}

void draw_empty_place(const Easel& easel, const Rect& card) {
    easel.writer.add(
        BoxItem{.rect = card, .radius = card.w * 0.08F, .fill = Ink::TableMat, .fill_opacity = 0.6F, .stitch = 4});
}

void draw_scoring_pile(const Easel& easel, const ScoringPlace& place) {
    const int points = easel.seen().scores.at(static_cast<std::size_t>(place.side));
    const auto number = std::to_string(points);
    const bool named = is_roomy(easel.places) && place.number_size >= 26;
    auto name = i18n::mitaines::side_name(easel.naming, easel.seen().options, place.side);
    float words_room = easel.writer.width(number, place.number_size, Weight::Bold);
    if (named) { // the whole name has priority over the cards
        constexpr float gap = 4;
        const float most = place.room - place.card - gap;
        const auto and_dealer = name + " · " + i18n::dealer_word(easel.naming, place.seat);
        const bool deals = place.seat == easel.seen().viewer && easel.seen().dealer == place.seat;
        name = deals && easel.writer.width(and_dealer, 15, Weight::Regular) + 16 <= most ? and_dealer : name;
        words_room = std::max(words_room, std::min(most, easel.writer.width(name, 15, Weight::Regular) + gap));
    }
    const float step = place.card * 0.34F;
    const float cards_room = place.room - words_room - 12 - place.card;
    const int most = std::max(named ? 1 : 2, 1 + static_cast<int>(std::max(0.0F, cards_room) / step));
    const auto shown = shown_of(kept_by(easel, place.side), std::min(most, 5));
    const float height = place.card * card_aspect;
    if (shown.empty()) {
        draw_empty_place(easel, {place.at.x, place.at.y, place.card, height});
    }
    for (std::size_t index = 0; index < shown.size(); ++index) {
        draw_kept_card(easel, place, shown[index], static_cast<int>(index), step);
    }
    if (place.number_size == 0) {
        return;
    }
    const float spread = shown.empty() ? 0 : static_cast<float>(shown.size() - 1) * step;
    const float x = place.at.x + place.card + spread + (named ? 16.0F : 9.0F);
    const float middle = place.at.y + height / 2;
    const float room = place.at.x + place.room - x;
    easel.writer.counter(counter_id(Counter::Scoring, place.side), points, "{}",
                         {x, middle - place.number_size * (named ? 0.95F : 0.6F)},
                         {.size = place.number_size, .weight = Weight::Bold, .room = room});
    if (named) {
        easel.writer.text(name, {x, middle + place.number_size * 0.24F},
                          {.size = 15, .ink = Ink::TableMuted, .room = room});
    }
}

// Returns the text beside the stock. If the layout has a title, the text shows whether cards are left. Otherwise it
// names the deal, shortened if necessary, and the target if the target fits in `room` but not on the board.
std::string stock_words(const Easel& easel, float room) {
    const auto& seen = easel.seen();
    if (easel.places.title) {
        return easel.say(seen.stock > 0 ? TextId::StockLeft : TextId::StockNone);
    }
    const i18n::Argument deal{"deal", seen.deal + 1};
    const i18n::Argument of{"of", std::max(mitts::mitaines::deal_count(seen.options), seen.deal + 1)};
    const bool yours = seen.dealer == seen.viewer && easel.naming.you != no_seat;
    const auto fits = [&](const std::string& words, float size) {
        return easel.writer.width(words, size, Weight::Regular) <= room;
    };
    auto words = easel.say(yours ? TextId::StockYours : TextId::TableDeal, {deal, of});
    const auto yours_short = easel.say(TextId::StockYoursShort, {deal, of});
    const auto shortest = easel.say(TextId::StockDealShort, {deal, of});
    if (easel.places.stock_room < 100) {
        return yours && fits(yours_short, 13) ? yours_short : shortest;
    }
    if (!has_target(easel)) {
        const auto target = " · " + target_words(easel);
        const std::array<const std::string*, 3> tried{&words, yours ? &yours_short : &shortest, &shortest};
        for (const auto* told : tried) {
            if (fits(*told + target, 14)) {
                return *told + target;
            }
        }
    }
    return words;
}

} // namespace

void draw_seats(const Easel& easel) {
    for (const auto& place : easel.places.seats) {
        draw_seat(easel, place);
        // If space is short, the level is omitted first, then the words for dealer and partner.
        if (place.tip || !(easel.thinks(place.seat) || easel.last_of(place.seat))) {
            const auto& level = easel.model.players.at(at(place.seat)).level;
            draw_seat_line(easel, place, {seat_line(easel, place.seat, level), seat_line(easel, place.seat, {})});
        }
    }
}

void draw_bubbles(const Easel& easel) {
    for (const auto& place : easel.places.seats) {
        if (easel.thinks(place.seat)) {
            draw_bubble(easel, place, {.text = easel.say(TextId::BubbleThinks)});
        } else if (const auto* last = easel.last_of(place.seat)) {
            draw_bubble(easel, place, bubble(easel.model, *last));
        }
    }
}

void draw_scoring(const Easel& easel) {
    for (const auto& place : easel.places.scoring) {
        draw_scoring_pile(easel, place);
    }
}

void draw_stock(const Easel& easel) {
    const auto& places = easel.places;
    const int stock = easel.seen().stock;
    draw_stock_top(easel.writer, {.place = stock_place,
                                  .cards = stock,
                                  .centre = places.stock.centre(),
                                  .card = places.stock.w,
                                  .apart = 2.5F,
                                  .back = easel.model.back});
    const auto align = places.stock_text_below ? Align::Centre : Align::Left;
    auto at = places.stock_text;
    const float room = places.stock_room;
    if (stock > 0) {
        easel.writer.counter(counter_id(Counter::Stock), stock, "{}", at,
                             {.size = places.stock_size, .weight = Weight::Bold, .align = align});
        at.y += places.stock_size * text_line;
    } else {
        draw_empty_place(easel, places.stock);
    }
    easel.writer.paragraph(
        stock_words(easel, room), at,
        {.size = is_roomy(places) ? 17.0F : 14.0F, .ink = Ink::TableMuted, .align = align, .room = room},
        places.stock_room < 100 ? 1 : 2);
}

} // namespace mitts::view::mitaines
