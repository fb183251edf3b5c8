// The table as text: for screen readers, the keyboard, the page's own buttons and the text view.
//
// It uses the same model as the picture and cannot reveal more.
#pragma once

#include "i18n/mitigati/words.h"
#include "view/mitigati/controller.h"
#include "view/table_words.h"

namespace mitts::view::mitigati {

using SpokenAction = SpokenActionOf<mitts::mitigati::Game>;
using SpokenTable = SpokenTableOf<mitts::mitigati::Game>;

SpokenTable speak(const TableModel& model);

/// Returns the events of one action in sentences: "Odile bids −2."
std::vector<i18n::Sentence> tell(const TableModel& model, const Happening& happening);

/// Returns the events of one action in a few words, for a bubble. `happening` must be part of the model, because the
/// earlier ones matter.
std::string bubble(const TableModel& model, const Happening& happening);

/// Returns the sound cue of an event.
Cue cue_of(const TableModel& model, const Event& event);

/// Returns the turn in large words: "Your turn", "Odile plays".
std::string turn_words(const TableModel& model);

/// Returns an action as an instruction: "play the 9 of hearts". Hints and their reasons use it.
std::string action_words(const TableModel& model, const Action& action);

/// Returns the line beside "Your turn": what the player on turn must or may do, or the refusal if there is one.
std::string advice(const TableModel& model, const TableUi& ui);

/// Returns the rule that explains the advice: on an even share, on bids, or on tricks.
std::string_view rule_of_advice(const TableModel& model);

/// Returns the note beside the prepared bid: what it asks of the others, the limit set by the viewer's last bid, or
/// what is still missing (T5, T6).
std::string bargain_note(const TableModel& model, const TableUi& ui);
/// Returns what an agreement with this bid of the viewer would give each player: "You +11, Odile −2, Gaspard −9" (T6).
std::string agreement_words(const TableModel& model, int bid);
/// Returns the question "End the deal at −11?" while it is asked; otherwise an empty string.
std::string question_words(const TableModel& model);
/// Returns how this bid, which all would agree to, compares with the estimate of the viewer's hand; empty without an
/// estimate.
std::string worth_compared(const TableModel& model, int bid);

} // namespace mitts::view::mitigati
