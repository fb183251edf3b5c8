// The strings for the facts that ai/mitaines/facts.cpp finds.
#include "i18n/mitaines/words.h"

#include <algorithm>

namespace mitts::i18n::mitaines {

namespace {

std::string of_ranks(Language language, Rank rank) {
    const auto id = rank == Rank::Ace ? TextId::OfRanksVowel : TextId::OfRanks;
    return say(language, id, {{"ranks", rank_plural(language, rank)}});
}

} // namespace

std::span<const FactText> fact_texts() {
    // Sorted by id.
    static constexpr FactText texts[]{
        {"both_gone", TextId::FactBothGone, TextId::LookGone},
        {"call_goes_on", TextId::FactCallGoesOn, TextId::LookOwnCall},
        {"call_open", TextId::FactCallOpen, TextId::LookOpenCall},
        {"call_worth", TextId::FactCallWorth, TextId::LookCall},
        {"completes", TextId::FactCompletes, TextId::LookOwnCall},
        {"counts_twice", TextId::FactCountsTwice, TextId::LookOpenCall},
        {"keeps_call", TextId::FactKeepsCall, TextId::LookKept},
        {"keeps_jack", TextId::FactKeepsJack, TextId::LookKept},
        {"known_deal", TextId::FactKnownDeal, TextId::LookKnownDeal},
        {"leads_empty", TextId::FactLeadsEmpty, TextId::LookNext, FactVoice::OfSeat},
        {"match_out", TextId::FactMatchOut, TextId::LookLeft},
        {"match_won", TextId::FactMatchWon, TextId::LookTarget, FactVoice::OfThinker},
        {"no_jack_out", TextId::FactNoJackOut, TextId::LookLeft},
        {"nobody_takes", TextId::FactNobodyTakes, TextId::LookLeft},
        {"none_out", TextId::FactNoneOut, TextId::LookGone},
        {"not_topped", TextId::FactNotTopped, TextId::LookHigher},
        {"odd_card", TextId::FactOddCard, TextId::LookOdd},
        {"only_choice", TextId::FactOnlyChoice, TextId::LookOnlyChoice},
        {"only_jack_takes", TextId::FactOnlyJackTakes, TextId::LookLeft},
        {"other_gone", TextId::FactOtherGone, TextId::LookGone},
        {"sock_safe", TextId::FactSockSafe, TextId::LookStrongest},
        {"steals", TextId::FactSteals, TextId::LookOpenCall},
        {"takes_cards", TextId::FactTakesCards, TextId::LookTop},
        {"takes_points", TextId::FactTakesPoints, TextId::LookTop},
        {"ten_in_it", TextId::FactTenInIt, TextId::LookTen},
        {"ten_lies", TextId::FactTenLies, TextId::LookTen},
        {"ten_out", TextId::FactTenOut, TextId::LookTen},
        {"thief_held", TextId::FactThiefHeld, TextId::LookOpenCall},
        {"thief_out", TextId::FactThiefOut, TextId::LookThief},
        {"tops", TextId::FactTops, TextId::LookOpenCall},
        {"tops_unpaid", TextId::FactTopsUnpaid, TextId::LookOpenCall},
    };
    return texts;
}

FactWords fact_words(const Naming& naming, Seat thinker, const Fact& fact) {
    const auto language = naming.language;
    const auto value = [&](FactPart part, int end) {
        const auto found = fact.value(part);
        return found && *found >= 0 && *found < end ? found : std::nullopt;
    };
    std::vector<Argument> arguments;
    if (const auto card = value(FactPart::Card, 54)) {
        arguments.push_back({"card", the_card(language, Card{static_cast<std::uint8_t>(*card)})});
    }
    if (const auto index = value(FactPart::Rank, rank_count)) {
        const auto rank = static_cast<Rank>(*index);
        arguments.push_back({"rank", rank_name(language, rank)});
        arguments.push_back({"ranks", rank_plural(language, rank)});
        arguments.push_back({"a_rank", a_rank(language, rank)});
        arguments.push_back({"of_ranks", of_ranks(language, rank)});
        if (const auto cards = value(FactPart::Kind, 5); cards && *cards >= 2) {
            const auto kind = static_cast<Kind>(*cards);
            arguments.push_back({"a_call", a_call(language, kind, rank)});
            if (const auto seat = value(FactPart::Seat, static_cast<int>(naming.names.size()))) {
                arguments.push_back({"whose_call", call_of(naming, static_cast<Seat>(*seat), kind, rank)});
            }
        }
    }
    return i18n::fact_words(fact_texts(), naming, thinker, fact, std::move(arguments));
}

} // namespace mitts::i18n::mitaines
