// The same table as text: for screen readers, the keyboard, the page's own buttons and the text view.
//
// It is made from the same model as the picture and can tell no more than it.
#pragma once

#include "i18n/mitigati/words.h"
#include "view/mitigati/controller.h"
#include "view/table_words.h"

namespace mitts::view::mitigati {

using SpokenAction = SpokenActionOf<mitts::mitigati::Game>;
using SpokenTable = SpokenTableOf<mitts::mitigati::Game>;

SpokenTable speak(const TableModel& model);

/// What happened by one action, in sentences: "Odile bids −2."
std::vector<i18n::Sentence> tell(const TableModel& model, const Happening& happening);

/// The same in a few words, for a bubble: of a happening of the model's, for what came before it counts.
std::string bubble(const TableModel& model, const Happening& happening);

/// What there is to hear of an event.
Cue cue_of(const TableModel& model, const Event& event);

/// Whose turn it is, in big words: "Your turn", "Odile plays".
std::string turn_words(const TableModel& model);

/// An action as something to do: "play the 9 of hearts". The hint and its reasons speak so.
std::string action_words(const TableModel& model, const Action& action);

/// The line beside "Your turn": what the player on turn must or might do; says the refusal while there is one.
std::string advice(const TableModel& model, const TableUi& ui);

/// The section of how the game is played that explains it: the aim, where an even share is spoken of, bargaining,
/// tricks.
int section_of_advice(const TableModel& model);

/// Beside the bid in the making: what it asks of whom, what one's last bid allows, what is still missing (T5, T6).
std::string bargain_note(const TableModel& model, const TableUi& ui);
/// What an agreement would give everyone with this bid of the viewer: "You +11, Odile −2, Gaspard −9" (T6).
std::string agreement_words(const TableModel& model, int bid);
/// "End the deal at −11?", while that is asked; else empty.
std::string question_words(const TableModel& model);
/// How this bid, which all would agree to, compares with what the viewer's hand seems worth; empty while that is not
/// known.
std::string worth_compared(const TableModel& model, int bid);

} // namespace mitts::view::mitigati
