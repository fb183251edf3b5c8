#include "i18n/mitigati/words.h"

#include "i18n/capital.h"

namespace mitts::i18n::mitigati {

namespace {

using mitts::mitigati::RefusalId;

std::string rank_name(Language language, int rank) {
    return rank < tarot_page ? std::to_string(rank) : say(language, after(TextId::TarotPage, rank - tarot_page));
}

bool begins_with_vowel(Suits suits, Suit suit) {
    return suits == Suits::Italian && suit == Suit::Spades; // épées
}

TextId refusal_text(RefusalId id) {
    switch (id) {
    case RefusalId::RoundOver:
        return TextId::RefuseDealOver;
    case RefusalId::NotInHand:
        return TextId::RefuseNotInHand;
    case RefusalId::BargainFirst:
        return TextId::RefuseBargainFirst;
    case RefusalId::NoBargainNow:
        return TextId::RefuseNoBargain;
    case RefusalId::DiscardFirst:
        return TextId::RefuseDiscardFirst;
    case RefusalId::NoDiscardNow:
        return TextId::RefuseNoDiscard;
    case RefusalId::BidTooHigh:
        return TextId::RefuseBidTooHigh;
    case RefusalId::BidOutOfRange:
        return TextId::RefuseBidRange;
    case RefusalId::NotDiscardable:
        return TextId::RefuseNotDiscardable;
    case RefusalId::FollowSuit:
        return TextId::RefuseFollow;
    case RefusalId::MustTrump:
        return TextId::RefuseTrump;
    }
    return TextId::RefuseDealOver;
}

} // namespace

std::string suit_name(Language language, Suits suits, Suit suit) {
    const auto first = suits == Suits::Italian ? TextId::SuitBatons : TextId::SuitClubsName;
    return say(language, after(first, static_cast<int>(suit)));
}

std::string card_name(Language language, Suits suits, TarotCard card) {
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

std::string the_card(Language language, Suits suits, TarotCard card) {
    if (card.is_fool()) {
        return say(language, TextId::TheFool);
    }
    const bool queen = card.is_suited() && card.rank() == tarot_queen;
    return say(language, queen ? TextId::TheCardFeminine : TextId::TheCard,
               {{"card", card_name(language, suits, card)}});
}

std::string a_suit(Language language, Suits suits, TarotCard card) {
    if (!card.is_suited()) {
        return say(language, TextId::ATrump);
    }
    constexpr TextId french[] = {TextId::AClub, TextId::ADiamond, TextId::AHeart, TextId::ASpade};
    constexpr TextId italian[] = {TextId::ABaton, TextId::ACoin, TextId::ACup, TextId::ASword};
    const auto suit = static_cast<std::size_t>(card.suit());
    return say(language, suits == Suits::Italian ? italian[suit] : french[suit]);
}

std::string refusal_sentence(Language language, Suits suits, const Refusal& refusal) {
    const auto sentence = say(language, refusal_text(refusal.id),
                              {{"bid", signed_number(refusal.bid)},
                               {"low", signed_number(mitts::mitigati::lowest_bid)},
                               {"high", signed_number(mitts::mitigati::highest_bid)},
                               {"The_card", capitalised(the_card(language, suits, refusal.card))},
                               {"the_card", the_card(language, suits, refusal.card)},
                               {"a_suit", a_suit(language, suits, refusal.card)}});
    return with_rule(language, sentence, rule_of(refusal.id));
}

} // namespace mitts::i18n::mitigati
