// The table as text, for screen readers, keyboard play, the page's buttons and the text view.
//
// The text and the drawing are derived from the same model, so the text cannot reveal more than the drawing.
#pragma once

#include "i18n/mitch/words.h"
#include "view/mitch/controller.h"
#include "view/table_words.h"

namespace mitts::view::mitch {

using SpokenAction = SpokenActionOf<mitts::mitch::Game>;
using SpokenTable = SpokenTableOf<mitts::mitch::Game>;

SpokenTable speak(const TableModel& model);

/// Returns the events of one action as sentences, such as "Odile places the 6 of hearts."
std::vector<i18n::Sentence> tell(const TableModel& model, const Happening& happening);

/// The events of one action in a few words, for a bubble. `text` contains only the card's rank; the suit is drawn after
/// it.
struct Bubble {
    std::string text;    ///< such as "places 6"; empty if there is no bubble
    std::string brief{}; ///< a shorter text for a narrow bubble, such as "6"
    std::optional<Suit> suit{};
};
/// Returns the bubble for an action.
Bubble bubble(const TableModel& model, const Happening& happening);

/// Returns the sound cue for an event.
Cue cue_of(const TableModel& model, const Event& event);

/// Returns the headline about the turn, such as "Your turn" or "Mathilde plays".
std::string turn_words(const TableModel& model);

/// Returns an action as an instruction, such as "play the 9 of hearts". Hints and their reasons use it.
std::string action_words(const TableModel& model, const Action& action);

/// Returns the line beside "Your turn": the duties and possible actions of the player on turn, or the refusal if there
/// is one.
std::string advice(const TableModel& model);

/// Returns the line about the aces, such as "One more ace ends the drawing."
std::string phase_words(const TableModel& model);
/// Returns an explanation of the closing ace (C5) until the next move; otherwise an empty string.
std::string closing_words(const TableModel& model);
/// Returns the line below the aces. Directly after the closing ace, it is the number of cards left in the stock; after
/// a lead change, the new leader; otherwise the line about the aces.
std::string middle_line(const TableModel& model);

} // namespace mitts::view::mitch
