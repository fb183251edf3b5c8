// Builds the strings about Mitigati in both languages: bids, refusals, events, reasons for points, options.
//
// Typed functions assemble the sentences from texts.inc. No other code combines strings.
#pragma once

#include "games/mitigati/action.h"
#include "games/mitigati/event.h"
#include "games/mitigati/options.h"
#include "games/mitigati/refusal.h"
#include "i18n/fact_words.h"
#include "i18n/game_words.h"
#include "i18n/numbers.h"
#include "i18n/people.h"
#include "i18n/sentence.h"
#include "i18n/tarot_words.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::i18n::mitigati {

using mitts::mitigati::Event;
using mitts::mitigati::Refusal;
using mitts::mitigati::Suits;

/// Returns the reason for a refusal, with the rule: "Kings and trumps cannot be put aside (rule T9)."
std::string refusal_sentence(Language language, Suits suits, const Refusal& refusal);

/// Describes the events of one action in sentences, for the log and the live region. `events` must contain only
/// information that the seat `naming.you` may see: only the dealer's events name the discards.
std::vector<Sentence> event_sentences(const Naming& naming, Suits suits, std::span<const Event> events);

/// `fact_words` returns the strings for a fact about `thinker`'s choice. `fact_texts` returns all ids and their
/// strings.
FactWords fact_words(const Naming& naming, Suits suits, Seat thinker, const Fact& fact);
std::span<const FactText> fact_texts();

inline const GameWords game_words(TextId::MitigatiName, TextId::PresetStandard);

} // namespace mitts::i18n::mitigati
