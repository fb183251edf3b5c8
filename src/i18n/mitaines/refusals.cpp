// Turns the reasons for refusals in Mitaines into sentences.
#include "i18n/capital.h"
#include "i18n/mitaines/words.h"

namespace mitts::i18n::mitaines {

namespace {

using mitts::mitaines::Refusal;
using mitts::mitaines::RefusalId;

TextId refusal_text(RefusalId id) {
    switch (id) {
    case RefusalId::RoundOver:
        return TextId::RefuseRoundOver;
    case RefusalId::NotInHand:
        return TextId::RefuseNotInHand;
    case RefusalId::ExchangeFirst:
        return TextId::RefuseExchangeFirst;
    case RefusalId::NoExchangeNow:
        return TextId::RefuseNoExchange;
    case RefusalId::MustPlayCall:
        return TextId::RefuseMustPlayCall;
    case RefusalId::MustRaiseOrPlay:
        return TextId::RefuseMustRaise;
    case RefusalId::OneCallAtATime:
        return TextId::RefuseOneCall;
    case RefusalId::TooFewCards:
        return TextId::RefuseTooFew;
    case RefusalId::TooFewWithTable:
        return TextId::RefuseTooFewTable;
    case RefusalId::TableCardCounts:
        return TextId::RefuseTableCounts;
    case RefusalId::NotHigher:
        return TextId::RefuseNotHigher;
    }
    return TextId::RefuseRoundOver;
}

// Returns the rank of the top card with its article: "le 9", "la dame", "l'as".
std::string the_rank(Language language, Rank rank) {
    auto id = TextId::TheCard;
    if (rank == Rank::Queen) {
        id = TextId::TheCardFeminine;
    } else if (rank == Rank::Ace) {
        id = TextId::TheCardVowel;
    }
    return say(language, id, {{"card", rank_name(language, rank)}});
}

std::string sentence_of(Language language, const Refusal& refusal) {
    if (refusal.kind == Kind::None) {
        return say(language, refusal_text(refusal.id));
    }
    const Naming told{.language = language, .you = 0};
    return say(language, refusal_text(refusal.id),
               {{"a_call", a_call(language, refusal.kind, refusal.rank)},
                {"the_call", the_call(language, refusal.kind, refusal.rank)},
                {"your_call", call_of(told, 0, refusal.kind, refusal.rank)},
                {"a_rank", a_rank(language, refusal.rank)},
                {"ranks", rank_plural(language, refusal.rank)},
                {"The_top", capitalised(the_rank(language, refusal.rank))},
                {"count", count_word(language, static_cast<int>(refusal.kind))}});
}

} // namespace

std::string refusal_sentence(Language language, const Refusal& refusal) {
    return with_rule(language, sentence_of(language, refusal), rule_of(refusal.id));
}

} // namespace mitts::i18n::mitaines
