// The strings for the facts that ai/mitch/facts.cpp finds.
#include "i18n/mitch/words.h"

namespace mitts::i18n::mitch {

std::span<const FactText> fact_texts() {
    // Sorted by id.
    static constexpr FactText texts[]{
        {"aces_to_draw", TextId::FactAcesToDraw, TextId::LookAces},
        {"aces_to_end", TextId::FactAcesToEnd, TextId::LookAces},
        {"alone_in_suit", TextId::FactAloneInSuit, TextId::LookEmptySuits},
        {"can_grow", TextId::FactCanGrow, TextId::LookColumns, FactVoice::OfThinker},
        {"fits_no_more", TextId::FactFitsNoMore, TextId::LookDeadCards, FactVoice::OfThinker},
        {"kept_suit", TextId::FactKeptSuit, TextId::LookKeepers, FactVoice::OfSeat},
        {"leads", TextId::FactLeads, TextId::LookWonSuits, FactVoice::OfThinker},
        {"more_in_hand", TextId::FactMoreInHand, TextId::LookHandSuits},
        {"no_gap", TextId::FactNoGap, TextId::LookNearest},
        {"no_more_draws", TextId::FactNoMoreDraws, TextId::LookHandsLeft},
        {"no_use_next", TextId::FactNoUseNext, TextId::LookNextColumn, FactVoice::OfSeat},
        {"not_passed", TextId::FactNotPassed, TextId::LookColumns},
        {"nothing_to_lose", TextId::FactNothingToLose, TextId::LookEmptySuits, FactVoice::OfThinker},
        {"only_choice", TextId::FactOnlyChoice, TextId::LookOnlyChoice},
        {"other_leads", TextId::FactOtherLeads, TextId::LookLostSuits, FactVoice::OfSeat},
        {"out_of_reach", TextId::FactOutOfReach, TextId::LookLostSuits},
        {"penalty_over", TextId::FactPenaltyOver, TextId::LookPenalty, FactVoice::OfThinker},
        {"stock_left", TextId::FactStockLeft, TextId::LookStock},
        {"suit_gone", TextId::FactSuitGone, TextId::LookDiscards},
        {"top_fits", TextId::FactTopFits, TextId::LookDiscardTop, FactVoice::OfThinker},
        {"top_fits_not", TextId::FactTopFitsNot, TextId::LookDiscardTop, FactVoice::OfThinker},
    };
    return texts;
}

FactWords fact_words(const Naming& naming, Seat thinker, const Fact& fact) {
    const auto value = [&](FactPart part, int end) {
        const auto found = fact.value(part);
        return found && *found >= 0 && *found < end ? found : std::nullopt;
    };
    std::vector<Argument> arguments;
    if (const auto card = value(FactPart::Card, 52)) {
        arguments.push_back({"card", the_card(naming.language, Card{static_cast<std::uint8_t>(*card)})});
    }
    if (const auto suit = value(FactPart::Suit, suit_count)) {
        arguments.push_back({"suit", suit_name(naming.language, static_cast<Suit>(*suit))});
    }
    return i18n::fact_words(fact_texts(), naming, thinker, fact, std::move(arguments));
}

} // namespace mitts::i18n::mitch
