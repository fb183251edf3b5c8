// From a pointer or a key to what the player wants: the only reader of touches on the table of Mitaines.
//
// It looks up the place touched in the last Scene, changes the selection, and returns an Intent for whoever holds the
// match. It changes no match itself: a move goes through the session's gate, and what is not allowed comes back as the
// refusal that the table should say.
#pragma once

#include "view/input.h"
#include "view/intent.h"
#include "view/mitaines/table.h"

namespace mitts::view::mitaines {

using Intent = IntentOf<mitts::mitaines::Game>;

/// Reads one input against the scene it was made on, and changes the selection. An input while the viewer is not on turn
/// can look and open, not play.
///  - A tap on a card chooses it; its choices are targets of their own. A card that can only be played is played by the
///    second tap, and any card by a double tap (within 350 ms), plainly.
///  - In the exchange a tap takes a card up or puts it back; Confirm gives them (M6).
///  - Keys: arrows move through the hand, digits pick a card, Enter chooses or takes the default choice, p m g s play,
///    call; Escape closes; h hint, u undo, r redo, l log.
Intent on_input(const InputEvent& input, const Scene& scene, const TableModel& model, TableUi& ui);

/// What touching this place means, as if tapped once: for the page's own buttons, which mirror the scene's targets.
Intent on_target(const Target& target, const TableModel& model, TableUi& ui);

} // namespace mitts::view::mitaines
