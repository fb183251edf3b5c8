// Cards, ranks and suits in words, whatever the game.
//
// Elision (l'as), gender (la dame) and plurals are settled here.
#pragma once

#include "cards/card.h"
#include "i18n/language.h"

#include <string>

namespace mitts::i18n {

/// "9 of hearts", "valet de pique", "joker".
std::string card_name(Language language, Card card);
/// With its article: "the 9 of hearts", "le 9 de cœur", "l'as de pique".
std::string the_card(Language language, Card card);
/// "9", "K": the letters on the cards, R for a French king.
std::string rank_index(Language language, Rank rank);
/// "9", "king", "as": one card's rank.
std::string rank_name(Language language, Rank rank);
/// "an 8", "une dame".
std::string a_rank(Language language, Rank rank);
/// "9s", "kings", "rois".
std::string rank_plural(Language language, Rank rank);
std::string suit_name(Language language, Suit suit);

} // namespace mitts::i18n
