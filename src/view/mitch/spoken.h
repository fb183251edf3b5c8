// The same table as text: for screen readers, the keyboard, the page's own buttons and the text view.
//
// It is made from the same model as the picture and can tell no more than it.
#pragma once

#include "i18n/mitch/words.h"
#include "view/mitch/controller.h"
#include "view/table_words.h"

namespace mitts::view::mitch {

using SpokenAction = SpokenActionOf<mitts::mitch::Game>;
using SpokenTable = SpokenTableOf<mitts::mitch::Game>;

SpokenTable speak(const TableModel& model);

/// What happened by one action, in sentences: "Odile places the 6 of hearts."
std::vector<i18n::Sentence> tell(const TableModel& model, const Happening& happening);

/// The same in a few words, for a bubble; the card's rank stands in the words, its suit may be drawn beside them.
struct Bubble {
    std::string text;    ///< "places 6"; empty if there is nothing to say
    std::string brief{}; ///< "6": where the words have no room
    std::optional<Suit> suit{};
};
Bubble bubble(const TableModel& model, const Happening& happening);

/// What there is to hear of an event.
Cue cue_of(const TableModel& model, const Event& event);

/// Whose turn it is, in big words: "Your turn", "Mathilde plays".
std::string turn_words(const TableModel& model);

/// An action as something to do: "play the 9 of hearts". The hint and its reasons speak so.
std::string action_words(const TableModel& model, const Action& action);

/// The line beside "Your turn": what the player on turn must or might do; says the refusal while there is one.
std::string advice(const TableModel& model);

/// What the aces say: "One more ace ends the drawing.", "No more drawing …".
std::string phase_words(const TableModel& model);
/// What the closing ace means (C5), for as long as that was the last thing that happened; else empty.
std::string closing_words(const TableModel& model);
/// The line under the aces: what the last move changed, else what the aces say.
std::string middle_line(const TableModel& model);

} // namespace mitts::view::mitch
