#include "i18n/tarot_words.h"

namespace mitts::i18n {

namespace {

std::string rank_name(Language language, int rank) {
    return rank < tarot_page ? std::to_string(rank) : say(language, after(TextId::TarotPage, rank - tarot_page));
}

bool begins_with_vowel(TarotSuits suits, Suit suit) {
    return suits == TarotSuits::Italian && suit == Suit::Spades; // of the suits, only "épées" starts with a vowel
}

} // namespace

std::string suit_name(Language language, TarotSuits suits, Suit suit) {
    const auto first = suits == TarotSuits::Italian ? TextId::SuitBatons : TextId::SuitClubsName;
    return say(language, after(first, static_cast<int>(suit)));
}

std::string card_name(Language language, TarotSuits suits, TarotCard card) {
    if (card.is_fool()) {
        return say(language, TextId::TarotFool);
    }
    if (card.is_trump()) {
        return say(language, TextId::TarotTrump, {{"number", card.number()}});
    }
    const auto id = begins_with_vowel(suits, card.suit()) ? TextId::TarotOfSuitVowel : TextId::TarotOfSuit;
    return say(language, id,
               {{"rank", rank_name(language, card.rank())}, {"suit", suit_name(language, suits, card.suit())}});
}

std::string the_card(Language language, TarotSuits suits, TarotCard card) {
    if (card.is_fool()) {
        return say(language, TextId::TheFool);
    }
    const bool queen = card.is_suited() && card.rank() == tarot_queen;
    return say(language, queen ? TextId::TheCardFeminine : TextId::TheCard,
               {{"card", card_name(language, suits, card)}});
}

std::string a_suit(Language language, TarotSuits suits, TarotCard card) {
    if (!card.is_suited()) {
        return say(language, TextId::ATrump);
    }
    constexpr TextId french[] = {TextId::AClub, TextId::ADiamond, TextId::AHeart, TextId::ASpade};
    constexpr TextId italian[] = {TextId::ABaton, TextId::ACoin, TextId::ACup, TextId::ASword};
    const auto suit = static_cast<std::size_t>(card.suit());
    return say(language, suits == TarotSuits::Italian ? italian[suit] : french[suit]);
}

} // namespace mitts::i18n
