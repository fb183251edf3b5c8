// The same table as text: for screen readers, the keyboard, the page's own buttons and the text view.
//
// It is made from the same model as the picture and can tell no more than it.
#pragma once

#include "i18n/mitaines/words.h"
#include "view/mitaines/controller.h"
#include "view/table_words.h"

namespace mitts::view::mitaines {

using SpokenAction = SpokenActionOf<mitts::mitaines::Game>;
using SpokenTable = SpokenTableOf<mitts::mitaines::Game>;

SpokenTable speak(const TableModel& model);

/// What happened by one action, in sentences: "Mathilde calls a glove of 9s."
std::vector<i18n::Sentence> tell(const TableModel& model, const Happening& happening);

/// The same in a few words, for a bubble.
struct Bubble {
    std::string text;           ///< "Glove of 9s!"; empty if there is nothing to say
    std::string short_text{};   ///< where room is short, or the icon tells the kind: "Jacks!"; may be empty
    Kind icon = Kind::None;     ///< of the call it is about
    std::optional<Rank> rank{}; ///< and its rank, where that is told
    std::optional<Card>
        card{}; ///< that `text` names; `short_text` ends with its rank, and its suit is drawn behind that
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
/// The section of how the game is played that explains it: a turn, calls, topping and stealing.
int section_of_advice(const TableModel& model);

} // namespace mitts::view::mitaines
