// From a pointer or a key to what the player wants: the only reader of touches on the table of Mitigati.
//
// It looks up the place touched in the last Scene, changes the selection or the bid in the making, and returns an Intent for
// whoever holds the match. It changes no match itself: a move goes through the session's gate, and what is not allowed comes
// back as the refusal that the table should say.
#pragma once

#include "view/input.h"
#include "view/intent.h"
#include "view/mitigati/table.h"

#include <string_view>

namespace mitts::view::mitigati {

using Intent = IntentOf<mitts::mitigati::Game>;

/// Reads one input against the scene it was made on. An input while the viewer is not on turn can look and open, not play.
///  - Bargaining: the steps and the slider change the bid in the making, a touch on its number asks for one (AskNumber).
///  - Discard: a tap takes a card up or puts it back; Confirm puts three aside (T9).
///  - Play: a tap lifts a card, a second one, or one on the own place in the trick, plays it; so does a double tap.
///  - Keys: arrows change the bid or move through the hand, digits and − type a bid, Enter bids, chooses or plays, s stands,
///    m asks for more cards, t shows the last trick; Escape closes; h hint, u undo, r redo, l log.
Intent on_input(const InputEvent& input, const Scene& scene, const TableModel& model, TableUi& ui);

/// What touching this place means, as if tapped once: for the page's own buttons, which mirror the scene's targets.
Intent on_target(const Target& target, const TableModel& model, TableUi& ui);

/// The answer to AskNumber: the bid in the making, or the refusal if it is no bid that may be made.
Intent on_number(std::string_view text, const TableModel& model, TableUi& ui);

} // namespace mitts::view::mitigati
