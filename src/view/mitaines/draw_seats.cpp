// The opponents: badge, name, fan of backs, bubble; the scoring piles of all sides; the stock.
#include "games/mitaines/score_cards.h"
#include "view/mitaines/easel.h"
#include "view/table_parts.h"

#include <algorithm>

namespace mitts::view::mitaines {

namespace {

using i18n::TextId;
using mitts::mitaines::KeptCard;

// "careful · 5 cards · dealer", or without the level.
std::string seat_line(const Easel& easel, Seat seat, const std::string& level) {
    const auto& seen = easel.seen();
    const i18n::Argument cards{"n", seen.hand_sizes[static_cast<std::size_t>(seat)]};
    auto line = level.empty() ? easel.say(TextId::SeatCardsOnly, {cards})
                              : easel.say(TextId::SeatCards, {{"level", level}, cards});
    if (seat == seen.dealer) {
        line += " · " + easel.say(TextId::SeatDealer);
    } else if (seat != seen.viewer && easel.side_of(seat) == easel.side_of(seen.viewer)) {
        line += " · " + easel.say(TextId::SeatPartner);
    }
    return line;
}

// Where room is short the level is left out, then whether they are the dealer or your partner: the number of cards
// matters most.
void draw_seat_line(const Easel& easel, const SeatPlace& place) {
    const TextStyle style{.size = place.line_size, .ink = Ink::TableMuted, .room = place.name_room};
    const Point at{place.name.x, place.name.y + place.name_size * 1.24F};
    for (const auto& level : {easel.model.players.at(static_cast<std::size_t>(place.seat)).level, std::string()}) {
        const auto line = seat_line(easel, place.seat, level);
        if (easel.writer.width(line, 13, Weight::Regular) <= place.name_room) {
            easel.writer.text(line, at, style);
            return;
        }
    }
    const int cards = easel.seen().hand_sizes[static_cast<std::size_t>(place.seat)];
    easel.writer.text(easel.say(TextId::SeatCardsOnly, {{"n", cards}}), at, style);
}

const Happening* last_of(const Easel& easel, Seat seat) {
    const auto& happenings = easel.model.match.happenings;
    for (auto happening = happenings.rbegin(); happening != happenings.rend(); ++happening) {
        if (happening->action.seat == seat) {
            return &*happening;
        }
    }
    return nullptr;
}

/// A bubble's content: an icon or nothing, words, a suit or nothing.
struct BubbleLook {
    std::optional<Picture> icon{};
    std::string words;
    std::optional<Suit> suit{};
};

// Whether words in bold, with an icon or a suit of this width beside them, fit the room at the smallest size.
bool bubble_fits(const Easel& easel, const std::string& words, float beside, float room) {
    return easel.writer.width(words, 13, Weight::Bold) + beside <= room;
}

// A card's whole name where there is room for it, else its rank and its suit's picture, else these without the verb.
void shorten_card(const Easel& easel, BubbleLook& look, Card card, float room, float size) {
    if (card.is_joker() || easel.writer.width(look.words, size, Weight::Regular) <= room) {
        return;
    }
    const auto rank = i18n::rank_index(easel.model.language, card.rank());
    look.suit = card.suit();
    look.words = easel.say(TextId::BubblePlays, {{"card", rank}});
    if (!bubble_fits(easel, look.words, size + 3, room)) {
        look.words = rank;
    }
}

// The icon tells the kind of a call: its rank will do, and at last the rank's letter.
void shorten_call(const Easel& easel, BubbleLook& look, const Bubble& said, float room) {
    constexpr float icon = 21;
    if (said.short_text.empty() || bubble_fits(easel, look.words, icon, room)) {
        return;
    }
    look.words = said.short_text;
    if (!bubble_fits(easel, look.words, icon, room)) {
        look.words = i18n::rank_index(easel.model.language, said.rank);
    }
}

BubbleLook bubble_look(const Easel& easel, const Bubble& said, float room, float size) {
    BubbleLook look{.words = said.text};
    if (said.icon != Kind::None) {
        look.icon = kind_picture(said.icon);
        shorten_call(easel, look, said, room);
    } else if (said.card) {
        shorten_card(easel, look, *said.card, room, size);
    }
    return look;
}

void draw_suit(const Easel& easel, Suit suit, const Rect& rect) {
    const bool red = suit == Suit::Diamonds || suit == Suit::Hearts;
    const auto picture = static_cast<Picture>(static_cast<int>(Picture::SuitClubs) + static_cast<int>(suit));
    easel.writer.picture(picture, rect, red ? Ink::Red : Ink::Text);
}

void draw_bubble(const Easel& easel, const SeatPlace& place, const Bubble& said) {
    const bool small = !place.tip;
    const float pad = small ? 9 : 14;
    const float size = small ? 14 : easel.places.layout == Layout::Small ? 15 : 16;
    const float icon = said.icon == Kind::None ? 0 : small ? 15 : 20;
    const auto look = bubble_look(easel, said, place.bubble.w - 2 * pad, size);
    const auto weight = look.icon ? Weight::Bold : Weight::Regular;
    const float side = (look.icon ? icon + 6 : 0) + (look.suit ? size + 3 : 0);
    TextStyle style{.size = size, .weight = weight, .ink = Ink::Text, .room = place.bubble.w - 2 * pad - side};
    const float fitted = easel.writer.fitting_size(look.words, style);
    const float words = std::min(style.room, easel.writer.width(look.words, fitted, weight));
    const Rect box{place.bubble.x, place.bubble.y, words + side + 2 * pad, place.bubble.h};
    easel.writer.add(BoxItem{.rect = box,
                             .radius = std::min(14.0F, box.h / 2),
                             .fill = Ink::Paper,
                             .shadow = Shadow::Low,
                             .tip = place.tip});
    float x = box.x + pad;
    if (look.icon) {
        easel.writer.picture(*look.icon, {x, box.centre().y - icon / 2, icon, icon}, seat_ink(easel, place.seat));
        x += icon + 6;
    }
    x = easel.writer.text(look.words, {x, box.centre().y - fitted * 0.6F}, style).right();
    if (look.suit) {
        draw_suit(easel, *look.suit, {x + 3, box.centre().y - size * 0.45F, size * 0.9F, size * 0.9F});
    }
}

// Desktops and tablets have room for names and longer words.
bool is_roomy(const Places& places) {
    return places.layout == Layout::Wide || places.title;
}

bool thinks(const Easel& easel, Seat seat) {
    return easel.model.thinking && easel.seen().turn == seat;
}

bool has_bubble(const Easel& easel, Seat seat) {
    return thinks(easel, seat) || last_of(easel, seat) != nullptr;
}

// What a side has won in this round, as kept cards: face-down ones first, the latest last.
std::vector<KeptCard> kept_by(const Easel& easel, int side) {
    std::vector<KeptCard> kept;
    for (const auto& happening : easel.model.match.happenings) {
        for (const auto& picture : scoring_cards(easel.seen().options, happening.events)) {
            if (picture.side == side) {
                kept.insert(kept.end(), picture.cards.begin(), picture.cards.end());
            }
        }
    }
    std::stable_sort(kept.begin(), kept.end(), [](const KeptCard& left, const KeptCard& right) {
        return left.facing > right.facing; // M18: the face-down ones lie under the others
    });
    return kept;
}

// At most so many that the number has room beside them; of each sort the latest.
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
                 .face = face_for(easel, place.card),
                 .back = easel.model.back});
}

void draw_scoring_pile(const Easel& easel, const ScoringPlace& place) {
    const int points = easel.seen().scores.at(static_cast<std::size_t>(place.side));
    const auto number = std::to_string(points);
    const float number_room = easel.writer.width(number, place.number_size, Weight::Bold);
    const float step = place.card * 0.34F;
    const float cards_room = place.room - number_room - 12 - place.card;
    const int most = std::max(2, 1 + static_cast<int>(cards_room / step));
    const auto shown = shown_of(kept_by(easel, place.side), std::min(most, 5));
    const float height = place.card * card_aspect;
    if (shown.empty()) {
        easel.writer.add(BoxItem{.rect = {place.at.x, place.at.y, place.card, height},
                                 .radius = place.card * 0.08F,
                                 .fill = Ink::TableMat,
                                 .fill_opacity = 0.6F,
                                 .stitch = 4});
    }
    for (std::size_t index = 0; index < shown.size(); ++index) {
        draw_kept_card(easel, place, shown[index], static_cast<int>(index), step);
    }
    const float spread = shown.empty() ? 0 : static_cast<float>(shown.size() - 1) * step;
    const bool named = is_roomy(easel.places) && place.number_size >= 26;
    const float x = place.at.x + place.card + spread + (named ? 16.0F : 9.0F);
    const float middle = place.at.y + height / 2;
    const float room = place.at.x + place.room - x;
    easel.writer.counter(counter_id(Counter::Scoring, place.side), points, "{}",
                         {x, middle - place.number_size * (named ? 0.95F : 0.6F)},
                         {.size = place.number_size, .weight = Weight::Bold, .room = room});
    if (named) {
        auto name = i18n::mitaines::side_name(easel.naming, easel.seen().options, place.side);
        if (place.seat == easel.seen().viewer && easel.seen().dealer == place.seat) {
            name += " · " + easel.say(TextId::SeatDealer);
        }
        easel.writer.text(name, {x, middle + place.number_size * 0.24F},
                          {.size = 15, .ink = Ink::TableMuted, .room = room});
    }
}

std::string stock_words(const Easel& easel) {
    const auto& seen = easel.seen();
    const i18n::Argument deal{"deal", seen.deal + 1};
    const i18n::Argument of{"of", std::max(mitts::mitaines::deal_count(seen.options), seen.deal + 1)};
    const bool short_words = easel.places.stock_room < 100;
    if (seen.dealer == seen.viewer && easel.naming.you != no_seat && !easel.places.title) {
        return easel.say(short_words ? TextId::StockYoursShort : TextId::StockYours, {deal, of});
    }
    if (easel.places.title) {
        return easel.say(seen.stock > 0 ? TextId::StockLeft : TextId::StockNone);
    }
    return easel.say(short_words ? TextId::StockDealShort : TextId::TableDeal, {deal, of});
}

} // namespace

void draw_seats(const Easel& easel) {
    for (const auto& place : easel.places.seats) {
        const auto name = i18n::player_name(easel.naming, place.seat);
        draw_fan(easel.writer, {.place = place.seat,
                                .cards = easel.seen().hand_sizes[static_cast<std::size_t>(place.seat)],
                                .centre = place.fan,
                                .card = place.fan_card,
                                .room = place.fan_room,
                                .back = easel.model.back,
                                .from = deck_of(easel).at,
                                .from_width = deck_of(easel).card});
        draw_badge(easel.writer, place.seat, place.patch, name, seat_ink(easel, place.seat));
        easel.writer.text(name, place.name, {.size = place.name_size, .weight = Weight::Bold, .room = place.name_room});
        if (place.tip || !has_bubble(easel, place.seat)) {
            draw_seat_line(easel, place);
        }
    }
}

void draw_bubbles(const Easel& easel) {
    for (const auto& place : easel.places.seats) {
        if (thinks(easel, place.seat)) {
            draw_bubble(easel, place, {.text = easel.say(TextId::BubbleThinks)});
        } else if (const auto* last = last_of(easel, place.seat)) {
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
    const int shown = std::min(stock, 3);
    for (int index = 0; index < shown; ++index) {
        const auto centre = places.stock.centre();
        const float shift = static_cast<float>(shown - 1 - index) * 2.5F;
        easel.writer.add(CardItem{.id = hidden_card(stock_place, index),
                                  .centre = {centre.x + shift, centre.y + shift},
                                  .width = places.stock.w,
                                  .back = easel.model.back});
    }
    const auto align = places.stock_text_below ? Align::Centre : Align::Left;
    float y = places.stock_text.y;
    if (stock > 0) {
        easel.writer.counter(counter_id(Counter::Stock), stock, "{}", places.stock_text,
                             {.size = places.stock_size, .weight = Weight::Bold, .align = align});
        y += places.stock_size * text_line;
    }
    easel.writer.paragraph(
        stock_words(easel), {places.stock_text.x, y},
        {.size = is_roomy(places) ? 17.0F : 14.0F, .ink = Ink::TableMuted, .align = align, .room = places.stock_room},
        places.stock_room < 100 ? 1 : 2);
}

} // namespace mitts::view::mitaines
