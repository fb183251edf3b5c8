#include "i18n/card_words.h"

namespace mitts::i18n {

namespace {

// Returns the id of a rank's first string. The ranks start at two, and each has three strings: singular, plural, and
// with an article.
TextId rank_text(Rank rank) {
    return after(TextId::RankTwo, 3 * static_cast<int>(rank));
}

bool is_numeral(Rank rank) {
    return rank <= Rank::Ten;
}

} // namespace

std::string suit_name(Language language, Suit suit) {
    return say(language, after(TextId::SuitClubsName, static_cast<int>(suit)));
}

std::string rank_name(Language language, Rank rank) {
    return say(language, rank_text(rank));
}

std::string rank_plural(Language language, Rank rank) {
    return say(language, after(rank_text(rank), 1));
}

std::string a_rank(Language language, Rank rank) {
    return say(language, after(rank_text(rank), 2));
}

std::string card_name(Language language, Card card) {
    if (card.is_joker()) {
        return rank_name(language, Rank::Joker);
    }
    return say(language, TextId::CardOfSuit,
               {{"rank", rank_name(language, card.rank())}, {"suit", suit_name(language, card.suit())}});
}

std::string the_card(Language language, Card card) {
    auto id = TextId::TheCard;
    if (card.rank() == Rank::Queen) {
        id = TextId::TheCardFeminine;
    } else if (card.rank() == Rank::Ace) {
        id = TextId::TheCardVowel;
    }
    return say(language, id, {{"card", card_name(language, card)}});
}

std::string rank_index(Language language, Rank rank) {
    if (is_numeral(rank)) {
        return rank_name(language, rank);
    }
    return say(language, after(TextId::IndexJack, static_cast<int>(rank) - static_cast<int>(Rank::Jack)));
}

} // namespace mitts::i18n
