// The table as text, for screen readers, keyboard play, the page's buttons and the text view.
//
// The text and the drawing are derived from the same model, so the text cannot reveal more than the drawing.
#pragma once

#include "i18n/mitaines/words.h"
#include "view/mitaines/controller.h"
#include "view/table_words.h"

namespace mitts::view::mitaines {

using SpokenAction = SpokenActionOf<mitts::mitaines::Game>;
using SpokenTable = SpokenTableOf<mitts::mitaines::Game>;

SpokenTable speak(const TableModel& model);

/// Returns the events of one action as sentences, such as "Mathilde calls a glove of 9s."
std::vector<i18n::Sentence> tell(const TableModel& model, const Happening& happening);

/// The events of one action in a few words, for a bubble.
struct Bubble {
    std::string text;           ///< such as "Glove of 9s!"; empty if there is no bubble
    std::string short_text{};   ///< used if space is short, such as "Jacks!"; may be empty
    Kind icon = Kind::None;     ///< kind of the call, if the bubble is about one
    std::optional<Rank> rank{}; ///< rank of the call, if `text` names it
    /// the card that `text` names; `short_text` ends with the card's rank, and the suit is drawn after it
    std::optional<Card> card{};
};
/// Returns the bubble for an action.
Bubble bubble(const TableModel& model, const Happening& happening);

/// Returns the sound cue of an event.
Cue cue_of(const TableModel& model, const Event& event);

/// Returns the headline about the turn, such as "Your turn" or "Mathilde plays".
std::string turn_words(const TableModel& model);

/// Returns an action as an instruction: "play the 9 of hearts". Hints and their reasons use it.
std::string action_words(const TableModel& model, const Action& action);

/// Returns the line beside "Your turn": the duties and possible actions of the player on turn, or the refusal if there
/// is one.
std::string advice(const TableModel& model);
/// Returns the number of the rule that explains the advice.
std::string_view rule_of_advice(const TableModel& model);

} // namespace mitts::view::mitaines
