#include "ui/card_art.h"

#include "ui/card_figures.h"
#include "ui/tarot_art.h"

#include <string>

namespace mitts::ui {

namespace {

using view::Face;

constexpr Rgb gold = 0xC08A22;
constexpr Rgb untinted = 0xFFFFFF;

/// Returns the number of pips for ranks from two to ten.
int pip_count(Rank rank) {
    return static_cast<int>(rank) + 2;
}

bool is_court(Rank rank) {
    return rank == Rank::Jack || rank == Rank::Queen || rank == Rank::King;
}

Sprite court_of(Card card) {
    const auto first = card.rank() == Rank::King    ? Sprite::court_king_club
                       : card.rank() == Rank::Queen ? Sprite::court_queen_club
                                                    : Sprite::court_jack_club;
    return nth(first, static_cast<int>(card.suit()));
}

void draw_numbered(const CardPieces& pieces, Card card, Rgb ink) {
    draw_pips(pieces, pip_count(card.rank()), pip_sprite(card.suit()), ink);
    if (card == ten_of_diamonds) {
        pieces.put(Sprite::gold_stitch, {0, 0, 1, 1.4F}, gold);
        pieces.centred(Sprite::star_eight_small, 0.5F, 0.70F, 0.13F, gold);
    }
}

void draw_ace(const CardPieces& pieces, Card card, Rgb ink, Rgb paper) {
    const float star = card.suit() == Suit::Hearts ? 0.68F : card.suit() == Suit::Spades ? 0.72F : 0.70F;
    pieces.centred(pip_sprite(card.suit()), 0.5F, 0.70F, 0.58F, ink);
    pieces.centred(Sprite::star_eight, 0.5F, star, 0.22F, paper);
}

void draw_standard(const CardPieces& pieces, Card card, const Look& look) {
    const Rgb ink = suit_colour(look, card.suit());
    if (is_court(card.rank())) {
        draw_court(pieces, court_of(card), card.suit(), look);
    } else if (card.rank() == Rank::Ace) {
        draw_ace(pieces, card, ink, card_face(look));
    } else {
        draw_numbered(pieces, card, ink);
    }
    draw_indices(pieces, rank_sprite(card.rank(), look.letters), pip_sprite(card.suit()), ink);
}

void draw_jumbo(const CardPieces& pieces, Card card, const Look& look) {
    const Rgb ink = suit_colour(look, card.suit());
    if (is_court(card.rank())) {
        draw_bust(pieces, court_of(card), card.suit(), look);
    } else {
        pieces.centred(pip_sprite(card.suit()), 0.66F, 0.99F, 0.50F, ink);
    }
    if (card.rank() == Rank::Ace) {
        pieces.centred(Sprite::star_eight, 0.66F, 0.99F, 0.19F, card_face(look));
    }
    if (card == ten_of_diamonds) {
        pieces.put(Sprite::gold_stitch_jumbo, {0, 0, 1, 1.4F}, gold);
        pieces.centred(Sprite::star_eight_small, 0.66F, 0.99F, 0.16F, card_face(look));
    }
    draw_large_index(pieces, rank_sprite(card.rank(), look.letters), pip_sprite(card.suit()), ink);
}

void draw_chosen(const CardPieces& pieces, Card card, const Look& look) {
    const Rgb ink = suit_colour(look, card.suit());
    pieces.glyph(rank_sprite(card.rank(), look.letters), 0.17F, 0.235F, 0.165F, ink);
    pieces.centred(pip_sprite(card.suit()), card.rank() == Rank::Ten ? 0.42F : 0.37F, 0.155F, 0.17F, ink);
}

// Draws a tile, which shows only the rank. The header of the tile's column shows the suit.
void draw_tile(const CardPieces& pieces, Card card, const Look& look) {
    pieces.glyph(rank_sprite(card.rank(), look.letters), 0.5F, 0.66F, 0.47F, suit_colour(look, card.suit()));
}

void draw_joker(const CardPieces& pieces, Card card, Face face, const Look& look) {
    const bool red = card == Card::joker(0);
    auto as_suit = look;
    as_suit.suits = view::SuitColours::Four;
    const Rgb ink = suit_colour(as_suit, red ? Suit::Hearts : Suit::Diamonds);
    if (face != Face::Chosen) {
        pieces.put(red ? Sprite::joker_red : Sprite::joker_blue, {0.08F, 0.25F, 0.84F, 1.07F}, untinted);
    }
    pieces.centred(Sprite::star_five, 0.14F, 0.135F, 0.19F, ink);
    pieces.right_aligned(Sprite::word_joker, 0.92F, 0.19F, 0.105F, ink);
}

void draw_face(const CardPieces& pieces, Card card, Face face, const Look& look) {
    if (card.is_joker()) {
        draw_joker(pieces, card, face, look);
    } else if (face == Face::Standard) {
        draw_standard(pieces, card, look);
    } else if (face == Face::Jumbo) {
        draw_jumbo(pieces, card, look);
    } else if (face == Face::Tile) {
        draw_tile(pieces, card, look);
    } else {
        draw_chosen(pieces, card, look);
    }
}

// Draws a card before the pictures are loaded: a blank card with its index as ordinary text.
void draw_plainly(Brush& brush, const view::CardItem& item, const Look& look) {
    const auto rect = view::card_rect(item.centre, item.width);
    const bool open = item.card || item.tarot >= 0;
    const view::Rect inside{rect.x + 1, rect.y + 1, rect.w - 2, rect.h - 2};
    brush.fill(rect, 0.08F * item.width, packed(card_edge(look), item.opacity));
    brush.fill(inside, 0.08F * item.width, packed(open ? card_face(look) : back_wool(item.back), item.opacity));
    const float width = item.width;
    if (item.card && !item.card->is_joker()) {
        constexpr std::string_view signs[] = {"♣", "♦", "♥", "♠"};
        const auto ink = packed(suit_colour(look, item.card->suit()), item.opacity);
        brush.text({rect.x + 0.06F * width, rect.y + 0.04F * width}, rank_index(item.card->rank(), look.letters),
                   0.3F * width, view::Weight::Bold, ink);
        brush.text({rect.x + 0.06F * width, rect.y + 0.36F * width}, signs[static_cast<std::size_t>(item.card->suit())],
                   0.3F * width, view::Weight::Bold, ink);
    } else if (open) {
        const std::string name = item.card ? "joker" : tarot_name(item, look);
        brush.paragraph({rect.x + 0.06F * width, rect.y + 0.08F * width}, name, 0.9F * width, 0.19F * width,
                        view::Weight::Bold, packed(suit_colour(look, Suit::Spades), item.opacity));
    }
}

} // namespace

std::string_view rank_index(Rank rank, view::Letters letters) {
    constexpr std::string_view english[] = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", ""};
    constexpr std::string_view french[] = {"2", "3", "4", "5", "6", "7", "8", "9", "10", "V", "D", "R", "A", ""};
    const auto at = static_cast<std::size_t>(rank);
    return letters == view::Letters::French ? french[at] : english[at];
}

void draw_card(Brush& brush, const view::CardItem& item, const Look& look) {
    if (item.opacity <= 0 || item.width <= 0) {
        return;
    }
    const auto pose = Pose::of(item.centre, item.width, item.rotation, item.squeeze);
    brush.shadow(pose, 1, view::card_aspect, item.shadow, item.opacity);
    if (!brush.has(Sprite::card_blank) || !brush.has(Sprite::back_wool) ||
        (item.tarot >= 0 && !brush.has(Sprite::trump_1))) {
        draw_plainly(brush, item, look);
        return;
    }
    const CardPieces pieces{brush, pose, item.opacity};
    const view::Rect whole{0, 0, 1, view::card_aspect};
    const auto dim = dimmed(look, item.dim);
    if (item.mark) {
        auto beneath = pose;
        beneath.centre = pose.at(0, item.mark_width / item.width);
        CardPieces{brush, beneath, item.opacity}.put(Sprite::card_blank, whole, line_colour(look, *item.mark));
    }
    if (item.card) {
        pieces.put(Sprite::card_blank, whole, dim.face);
        draw_face(pieces, *item.card, item.face, look);
    } else if (item.tarot >= 0) {
        pieces.put(Sprite::card_blank, whole, dim.face);
        draw_tarot_face(pieces, item, look);
    } else {
        pieces.put(Sprite::back_wool, whole, back_wool(item.back));
        pieces.put(Sprite::back_motif, whole, untinted);
    }
    pieces.put(Sprite::card_edge, whole, card_edge(look));
    if (item.dim > 0) {
        // a trump's bright tab would outshine the cards that can be played
        pieces.put(Sprite::card_blank, whole, colour(look, view::Ink::TableGround), Turn::Upright,
                   shows_trump(item) ? item.dim : dim.veil);
    }
}

} // namespace mitts::ui
