#include "ui/tarot_art.h"

#include "i18n/tarot_words.h"
#include "ui/card_figures.h"
#include "view/scene.h"

namespace mitts::ui {

namespace {

using view::Face;

constexpr Rgb untinted = 0xFFFFFF;

// Returns the colour of a trump's tab, which is darker on light cards.
Rgb trump_ink(const Look& look) {
    return look.cards == view::Brightness::Dark ? 0x8DBBE6 : 0x2A5580;
}

Sprite tarot_pip(Suit suit, TarotSuits suits) {
    return suits == TarotSuits::Italian ? nth(Sprite::pip_baton, static_cast<int>(suit)) : pip_sprite(suit);
}

bool french_letters(const Look& look) {
    return look.letters == view::Letters::French;
}

// Returns the index sprite of a rank, with the letters K Q N P or R D C V.
Sprite index_of(int rank, const Look& look) {
    const bool french = french_letters(look);
    switch (rank) {
    case tarot_king:
        return french ? Sprite::rank_r : Sprite::rank_k;
    case tarot_queen:
        return french ? Sprite::rank_d : Sprite::rank_q;
    case tarot_knight:
        return french ? Sprite::rank_c : Sprite::rank_n;
    case tarot_page:
        return french ? Sprite::rank_v : Sprite::rank_p;
    default:
        return nth(Sprite::rank_1, rank - 1);
    }
}

// Returns the figure of a court card. A suit's page uses the jack's figure.
Sprite court_of(TarotCard card) {
    const auto first = card.rank() == tarot_king     ? Sprite::court_king_club
                       : card.rank() == tarot_queen  ? Sprite::court_queen_club
                       : card.rank() == tarot_knight ? Sprite::court_knight_club
                                                     : Sprite::court_jack_club;
    return nth(first, static_cast<int>(card.suit()));
}

void draw_suited(const CardPieces& pieces, TarotCard card, const view::CardItem& item, const Look& look) {
    const Rgb ink = suit_colour(look, card.suit());
    const auto pip = tarot_pip(card.suit(), item.tarot_suits);
    const bool jumbo = item.face == Face::Jumbo;
    if (card.rank() >= tarot_page) {
        jumbo ? draw_bust(pieces, court_of(card), card.suit(), look)
              : draw_court(pieces, court_of(card), card.suit(), look);
    } else if (jumbo) {
        pieces.centred(pip, 0.66F, 0.99F, 0.50F, ink);
    } else if (card.rank() == 1) {
        pieces.centred(pip, 0.5F, 0.70F, 0.58F, ink);
    } else {
        draw_pips(pieces, card.rank(), pip, ink);
    }
    jumbo ? draw_large_index(pieces, index_of(card.rank(), look), pip, ink)
          : draw_indices(pieces, index_of(card.rank(), look), pip, ink);
}

void draw_trump(const CardPieces& pieces, int number, Face face, const Look& look) {
    const Rgb ink = trump_ink(look);
    const auto numeral = nth(Sprite::rank_1, number - 1);
    pieces.put(nth(Sprite::trump_1, number - 1), {0.08F, 0.50F, 0.84F, 0.82F}, untinted);
    if (face == Face::Jumbo) {
        pieces.put(Sprite::trump_tab, {0, 0, 0.45F, 0.45F}, ink);
        pieces.glyph(numeral, 0.225F, 0.29F, 0.21F, card_face(look));
        return;
    }
    pieces.put(Sprite::trump_tab, {0, 0, 0.30F, 0.30F}, ink);
    pieces.glyph(numeral, 0.15F, 0.195F, 0.14F, card_face(look));
    pieces.right_aligned(numeral, 0.92F, 0.40F, 0.287F, ink);
}

void draw_fool(const CardPieces& pieces, const Look& look) {
    const Rgb ink = suit_colour(look, Suit::Hearts);
    pieces.put(Sprite::fool, {0.08F, 0.25F, 0.84F, 1.07F}, untinted);
    pieces.centred(Sprite::star_eight, 0.145F, 0.13F, 0.17F, ink);
    pieces.right_aligned(french_letters(look) ? Sprite::word_excuse : Sprite::word_fool, 0.92F, 0.175F, 0.09F, ink);
}

} // namespace

void draw_tarot_face(const CardPieces& pieces, const view::CardItem& item, const Look& look) {
    const TarotCard card{static_cast<std::uint8_t>(item.tarot)};
    if (card.is_fool()) {
        draw_fool(pieces, look);
    } else if (card.is_trump()) {
        draw_trump(pieces, card.number(), item.face, look);
    } else {
        draw_suited(pieces, card, item, look);
    }
}

bool shows_trump(const view::CardItem& item) {
    return item.tarot >= 0 && TarotCard{static_cast<std::uint8_t>(item.tarot)}.is_trump();
}

std::string tarot_name(const view::CardItem& item, const Look& look) {
    return i18n::card_name(french_letters(look) ? i18n::Language::French : i18n::Language::English, item.tarot_suits,
                           TarotCard{static_cast<std::uint8_t>(item.tarot)});
}

} // namespace mitts::ui
