// The strings for the facts that ai/mitigati/facts.cpp finds.
#include "i18n/mitigati/words.h"

namespace mitts::i18n::mitigati {

std::span<const FactText> fact_texts() {
    // Sorted by id.
    static constexpr FactText texts[]{
        {"agrees", TextId::FactAgrees, TextId::LookSum, FactVoice::OfThinker},
        {"asks_less", TextId::FactAsksLess, TextId::LookHandWorth},
        {"asks_more", TextId::FactAsksMore, TextId::LookHandWorth},
        {"came_down", TextId::FactCameDown, TextId::LookOthersBids, FactVoice::OfSeat},
        {"cannot_win", TextId::FactCannotWin, TextId::LookTrick},
        {"comes_down", TextId::FactComesDown, TextId::LookLastBid},
        {"fool_counts", TextId::FactFoolCounts, TextId::LookFool, FactVoice::OfThinker},
        {"gives_up", TextId::FactGivesUp, TextId::LookCheapest},
        {"hand_worth", TextId::FactHandWorth, TextId::LookHandWorth, FactVoice::OfThinker},
        {"highest_of_suit", TextId::FactHighestOfSuit, TextId::LookBoss},
        {"highest_trump", TextId::FactHighestTrump, TextId::LookTrumpsOut},
        {"honours_held", TextId::FactHonoursHeld, TextId::LookHonours},
        {"kings_held", TextId::FactKingsHeld, TextId::LookHandWorth},
        {"lacks_suit", TextId::FactLacksSuit, TextId::LookVoids, FactVoice::OfSeat},
        {"lacks_trumps", TextId::FactLacksTrumps, TextId::LookVoids, FactVoice::OfSeat},
        {"makes_void", TextId::FactMakesVoid, TextId::LookShortSuits},
        {"more_cards", TextId::FactMoreCards, TextId::LookMoreCards},
        {"must_follow", TextId::FactMustFollow, TextId::LookLed},
        {"must_trump", TextId::FactMustTrump, TextId::LookLed},
        {"no_trump_out", TextId::FactNoTrumpOut, TextId::LookTrumpsOut},
        {"only_choice", TextId::FactOnlyChoice, TextId::LookOnlyChoice},
        {"plays_out", TextId::FactPlaysOut, TextId::LookMoreCards},
        {"put_aside", TextId::FactPutAside, TextId::LookPutAside, FactVoice::OfThinker},
        {"short_suit", TextId::FactShortSuit, TextId::LookShortSuits},
        {"stands", TextId::FactStands, TextId::LookLastBid},
        {"suit_above", TextId::FactSuitAbove, TextId::LookSuitOut},
        {"suit_out", TextId::FactSuitOut, TextId::LookSuitOut},
        {"takes_trick", TextId::FactTakesTrick, TextId::LookTrick},
        {"trumps_above", TextId::FactTrumpsAbove, TextId::LookTrumpsOut},
        {"trumps_held", TextId::FactTrumpsHeld, TextId::LookHandWorth},
        {"zero_bid", TextId::FactZeroBid, TextId::LookSum},
    };
    return texts;
}

FactWords fact_words(const Naming& naming, Suits suits, Seat thinker, const Fact& fact) {
    std::vector<Argument> arguments;
    if (const auto suit = fact.value(FactPart::Suit); suit && *suit >= 0 && *suit < suit_count) {
        const auto name = suit_name(naming.language, suits, static_cast<Suit>(*suit));
        arguments.push_back({"suit", name});
        arguments.push_back({"of_suit", of_name(naming.language, name)});
    }
    return i18n::fact_words(fact_texts(), naming, thinker, fact, std::move(arguments));
}

} // namespace mitts::i18n::mitigati
