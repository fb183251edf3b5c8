// The words of Mitigati in both languages: bids, refusals, events, reasons for points, options.
//
// It has typed functions over the texts of texts.inc, so that no other code assembles sentences. It decides
// nothing.
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

/// Returns why a choice is not allowed, with the rule: "Kings and trumps cannot be put aside (rule T9)."
std::string refusal_sentence(Language language, Suits suits, const Refusal& refusal);

/// Returns the events of one action in sentences for the log and the live region. The events must be as the seat
/// `naming.you` may see them: only the dealer's events name the discards.
std::vector<Sentence> event_sentences(const Naming& naming, Suits suits, std::span<const Event> events);

/// Returns the words for a fact about a choice of `thinker`; returns all facts with their ids.
FactWords fact_words(const Naming& naming, Suits suits, Seat thinker, const Fact& fact);
std::span<const FactText> fact_texts();

/// The words of this game for the interface in game_words.h.
using Words = TextWords<TextId::MitigatiName, TextId::PresetStandard>;
static_assert(GameWords<Words>);

} // namespace mitts::i18n::mitigati
