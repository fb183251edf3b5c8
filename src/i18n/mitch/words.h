// Builds the strings about Mitch in both languages: refusals, events, suit results, reasons for points, options.
//
// Typed functions assemble the sentences from texts.inc. No other code combines strings.
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

/// Returns the reason for a refusal, with the rule: "The 9 of hearts does not fit on your column of hearts (rule C11)."
std::string refusal_sentence(Language language, const mitts::mitch::Refusal& refusal);

/// Describes the events of one action in sentences, for the log and the live region. At the end of a round there is one
/// sentence for each suit won and one for each player's points. `events` must contain only information that the seat
/// `naming.you` may see.
std::vector<Sentence> event_sentences(const Naming& naming, const mitts::mitch::Options& options,
                                      std::span<const mitts::mitch::Event> events);

/// The rule or comparison that decided a suit (C13–C15).
enum class SuitDecision : std::uint8_t {
    Empty,   ///< no player has a card of the suit
    Longest, ///< one column is longer than all others
    Higher,  ///< equally long: the higher last card wins
    Lower,   ///< equally long: the lower last card wins
    Room,    ///< equally long: the column with more space left wins
    Down,    ///< equally long, with equal space: descending beats ascending
    Earlier, ///< the last cards are also equal: an earlier card decides
    Equal,   ///< equal throughout: the suit is not won
};
/// Describes how a suit was decided: "3 cards each; the higher last card wins (rule C14)". `cards` is the best column's
/// length.
std::string decision_words(Language language, SuitDecision decision, int cards);

/// Returns the reason for points, for the summary: "2 cards in a lost suit".
std::string points_sentence(Language language, const mitts::mitch::Options& options, const mitts::mitch::Event& points);

/// `fact_words` returns the strings for a fact about `thinker`'s choice. `fact_texts` returns all ids and their
/// strings.
FactWords fact_words(const Naming& naming, Seat thinker, const Fact& fact);
std::span<const FactText> fact_texts();

struct Words final : GameWords {
    using GameWords::GameWords;
    std::string option_value(Language language, std::string_view option, int value) const override;
};
inline const Words game_words(TextId::MitchName, TextId::MitchPresetBanilower);

} // namespace mitts::i18n::mitch
