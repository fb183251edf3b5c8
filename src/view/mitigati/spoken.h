// The table as text, for screen readers, keyboard play, the page's buttons and the text view.
//
// The text and the drawing are derived from the same model, so the text cannot reveal more than the drawing.
#pragma once

#include "i18n/mitigati/words.h"
#include "view/mitigati/controller.h"
#include "view/table_words.h"

namespace mitts::view::mitigati {

using SpokenAction = SpokenActionOf<mitts::mitigati::Game>;
using SpokenTable = SpokenTableOf<mitts::mitigati::Game>;

SpokenTable speak(const TableModel& model);

/// Returns the events of one action as sentences, such as "Odile bids −2."
std::vector<i18n::Sentence> tell(const TableModel& model, const Happening& happening);

/// Returns the events of one action in a few words, for a bubble. `happening` must be an element of the model's
/// happenings, because earlier happenings are read too.
std::string bubble(const TableModel& model, const Happening& happening);

/// Returns the sound cue for an event.
Cue cue_of(const TableModel& model, const Event& event);

/// Returns the headline about the turn, such as "Your turn" or "Odile plays".
std::string turn_words(const TableModel& model);

/// Returns an action as an instruction, such as "play the 9 of hearts". Hints and their reasons use it.
std::string action_words(const TableModel& model, const Action& action);

/// Returns the line beside "Your turn": the duties and possible actions of the player on turn, or the refusal if there
/// is one.
std::string advice(const TableModel& model, const TableUi& ui);

/// Returns the number of the current trick, such as "trick 8 of 25". A deal set up by hand may have fewer tricks.
std::string trick_number_words(const TableModel& model);

/// Returns the number of the rule that explains the advice.
std::string_view rule_of_advice(const TableModel& model);

/// Returns the note beside the prepared bid: the bids that the others would have to make, the limit set by the viewer's
/// last bid, the hand's estimate or a comparison with it, or the number of missing bids (T5, T6).
std::string bargain_note(const TableModel& model, const TableUi& ui);
/// Returns each player's points if the viewer ends the deal with this bid: "You +11, Odile −2, Gaspard −9" (T6).
std::string agreement_words(const TableModel& model, int bid);
/// Returns the question "End the deal at −11?" while it awaits an answer; otherwise an empty string.
std::string question_words(const TableModel& model);
/// Returns a sentence that compares a bid that would end the deal with the estimate of the viewer's hand, or an empty
/// string if there is no estimate.
std::string worth_compared(const TableModel& model, int bid);

} // namespace mitts::view::mitigati
