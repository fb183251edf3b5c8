#include "i18n/mitigati/words.h"

#include "i18n/capital.h"

namespace mitts::i18n::mitigati {

namespace {

using mitts::mitigati::RefusalId;

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
    case RefusalId::MustOvertrump:
        return TextId::RefuseOvertrump;
    }
    return TextId::RefuseDealOver;
}

} // namespace

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
