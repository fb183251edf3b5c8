// The words of Mitch in both languages: refusals, events, decisions of suits, reasons for points, options.
//
// It has typed functions over the texts of texts.inc, so that no other code assembles sentences. It decides
// nothing.
#pragma once

#include "games/mitch/event.h"
#include "games/mitch/options.h"
#include "games/mitch/refusal.h"
#include "i18n/card_words.h"
#include "i18n/fact_words.h"
#include "i18n/game_words.h"
#include "i18n/numbers.h"
#include "i18n/people.h"
#include "i18n/sentence.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::i18n::mitch {

/// Returns why a choice is not allowed, with the rule: "The 9 of hearts does not fit on your column of hearts (rule
/// C11)."
std::string refusal_sentence(Language language, const mitts::mitch::Refusal& refusal);

/// Returns the events of one action in sentences for the log and the live region. At the end of a round there is one
/// sentence for each suit won and one for each player's points. The events must be as the seat `naming.you` may see
/// them.
std::vector<Sentence> event_sentences(const Naming& naming, const mitts::mitch::Options& options,
                                      std::span<const mitts::mitch::Event> events);

/// The decision of a suit (C13 to C15).
enum class SuitDecision : std::uint8_t {
    Empty,   ///< no player has a card of it
    Longest, ///< one column is longer than all others
    Higher,  ///< equal lengths: the higher last card
    Lower,   ///< equal lengths: the lower last card
    Room,    ///< equal lengths: more room left
    Down,    ///< equal lengths and room: descending wins over ascending
    Earlier, ///< the last cards are also equal: an earlier one decides
    Equal,   ///< equal throughout: the suit is not won
};
/// Returns "3 cards each; the higher last card wins (rule C14)". `cards` is the length of the best column.
std::string decision_words(Language language, SuitDecision decision, int cards);

/// Returns the reason for points, for the summary: "2 cards in a lost suit".
std::string points_sentence(Language language, const mitts::mitch::Options& options, const mitts::mitch::Event& points);

/// Returns the words for a fact about a choice of `thinker`; returns all facts with their ids.
FactWords fact_words(const Naming& naming, Seat thinker, const Fact& fact);
std::span<const FactText> fact_texts();

/// The words of this game for the interface in game_words.h.
struct Words : TextWords<TextId::MitchName, TextId::MitchPresetBanilower> {
    static std::string option_value(Language language, std::string_view option, int value);
};
static_assert(GameWords<Words>);

} // namespace mitts::i18n::mitch
