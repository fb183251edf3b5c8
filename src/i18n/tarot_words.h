// The names of the cards and suits of the tarot pack.
//
// The functions handle articles, elision and the names of Italian suits.
#pragma once

#include "cards/tarot.h"
#include "i18n/language.h"

#include <string>

namespace mitts::i18n {

/// Returns a card's name: "9 of hearts", "cavalier d'épées", "21 of trumps", "Fool".
std::string card_name(Language language, TarotSuits suits, TarotCard card);
/// Returns a card with its article: "the 9 of trumps", "la dame de cœur", "l'Excuse".
std::string the_card(Language language, TarotSuits suits, TarotCard card);
/// Returns the suit of a card with an article: "a heart", "du cœur", "a trump".
std::string a_suit(Language language, TarotSuits suits, TarotCard card);
/// Returns a suit's name in the plural: "hearts", "deniers".
std::string suit_name(Language language, TarotSuits suits, Suit suit);

} // namespace mitts::i18n
