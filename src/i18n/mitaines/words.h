// Builds the strings about Mitaines in both languages: calls, refusals, events, reasons for points, options.
//
// Typed functions assemble the sentences from texts.inc. No other code combines strings. The functions handle elision
// (gant d'as), plural ranks (mitaine de rois) and gender.
#pragma once

#include "games/mitaines/event.h"
#include "games/mitaines/options.h"
#include "games/mitaines/refusal.h"
#include "i18n/card_words.h"
#include "i18n/fact_words.h"
#include "i18n/game_words.h"
#include "i18n/people.h"
#include "i18n/sentence.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::i18n::mitaines {

using mitts::mitaines::Kind;

/// Returns all players of a side: "You and Irène".
std::string side_name(const Naming& naming, const mitts::mitaines::Options& options, int side);

/// Returns the number of cards in a call as a word: "two", "trois", "four".
std::string count_word(Language language, int count);
/// Returns the name of a kind of call: "mitten", "gant".
std::string kind_name(Language language, Kind kind);
/// Returns the name of a call: "glove of 9s", "mitaine d'as", "mitaine de rois".
std::string call_name(Language language, Kind kind, Rank rank);
/// Returns a call with an article: "the glove of 9s", "le gant de 9"; "a glove of 9s", "un gant de 9".
std::string the_call(Language language, Kind kind, Rank rank);
std::string a_call(Language language, Kind kind, Rank rank);
/// Returns a call with its caller: "your glove of 9s", "la mitaine d'as de Mathilde".
std::string call_of(const Naming& naming, Seat caller, Kind kind, Rank rank);

/// Returns the reason for a refusal, with the rule: "You called a glove of 9s: play a 9 (rule M9)."
std::string refusal_sentence(Language language, const mitts::mitaines::Refusal& refusal);

/// Describes the events of one action in sentences, for the log and the live region. A card and its call share a
/// sentence, and so do a capture and its points. `events` must contain only information that the seat `naming.you` may
/// see. `gift` is Shown if that seat may see the card of a gift.
enum class GiftCard : std::uint8_t { Shown, Hidden };
std::vector<Sentence> event_sentences(const Naming& naming, const mitts::mitaines::Options& options,
                                      std::span<const mitts::mitaines::Event> events, GiftCard gift);

/// The outcome of a call that scored.
enum class CallFate : std::uint8_t { Completed, Stolen, Topped, SweptAway };
/// Returns the reason for points, for the summary: "Glove of 9s, completed", "Your mitten of 7s, stolen". If the points
/// are for a call, `caller` is the player who made it. The event's seat captured the pile.
std::string points_sentence(const Naming& naming, const mitts::mitaines::Event& points, CallFate fate, Seat caller);

/// `fact_words` returns the strings for a fact about `thinker`'s choice. `fact_texts` returns all ids and their
/// strings.
FactWords fact_words(const Naming& naming, Seat thinker, const Fact& fact);
std::span<const FactText> fact_texts();

inline const GameWords game_words(TextId::MitainesName, TextId::PresetPagat);

} // namespace mitts::i18n::mitaines
