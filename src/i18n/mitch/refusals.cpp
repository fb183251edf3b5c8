// Turns the reasons for refusals in Mitch into sentences.
#include "i18n/capital.h"
#include "i18n/mitch/words.h"

namespace mitts::i18n::mitch {

namespace {

using mitts::mitch::Refusal;
using mitts::mitch::RefusalId;

TextId refusal_text(RefusalId id) {
    switch (id) {
    case RefusalId::RoundOver:
        return TextId::RefuseRoundOver;
    case RefusalId::NotInHand:
        return TextId::RefuseNotInHand;
    case RefusalId::DrawFirst:
        return TextId::MitchRefuseDrawFirst;
    case RefusalId::NoDrawNow:
        return TextId::MitchRefuseNoDraw;
    case RefusalId::PileNotOffered:
        return TextId::MitchRefusePileNotOffered;
    case RefusalId::PileTooOften:
        return TextId::MitchRefusePileTooOften;
    case RefusalId::TakenMustFit:
        return TextId::MitchRefuseTakenMustFit;
    case RefusalId::PlaceTaken:
        return TextId::MitchRefusePlaceTaken;
    case RefusalId::TakenStays:
        return TextId::MitchRefuseTakenStays;
    case RefusalId::DoesNotFit:
        return TextId::MitchRefuseDoesNotFit;
    }
    return TextId::RefuseRoundOver;
}

} // namespace

std::string refusal_sentence(Language language, const Refusal& refusal) {
    const auto card = the_card(language, refusal.card);
    const auto sentence =
        say(language, refusal_text(refusal.id),
            {{"the_card", card}, {"The_card", capitalised(card)}, {"suit", suit_name(language, refusal.card.suit())}});
    return with_rule(language, sentence, rule_of(refusal.id));
}

} // namespace mitts::i18n::mitch
