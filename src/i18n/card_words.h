// The names of cards, ranks and suits, for every game.
//
// The functions handle elision (l'as), gender (la dame) and plurals.
#pragma once

#include "cards/card.h"
#include "i18n/language.h"

#include <string>

namespace mitts::i18n {

/// Returns a card's name: "9 of hearts", "valet de pique", "joker".
std::string card_name(Language language, Card card);
/// Returns the card with its article: "the 9 of hearts", "le 9 de cœur", "l'as de pique".
std::string the_card(Language language, Card card);
/// Returns the index printed on the card: "9", "K", or "R" for a French king.
std::string rank_index(Language language, Rank rank);
/// Returns a rank in the singular: "9", "king", "as".
std::string rank_name(Language language, Rank rank);
/// Returns a rank with the indefinite article: "an 8", "une dame".
std::string a_rank(Language language, Rank rank);
/// Returns a rank in the plural: "9s", "kings", "rois".
std::string rank_plural(Language language, Rank rank);
std::string suit_name(Language language, Suit suit);

} // namespace mitts::i18n
