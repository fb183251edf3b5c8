// From a pointer or a key to what the player wants: the only reader of touches on the table of Mitch.
//
// It looks up the place touched in the last Scene, changes the selection, and returns an Intent for whoever holds the
// match. It changes no match itself: a move goes through the session's gate, and what is not allowed comes back as the
// refusal that the table should say.
#pragma once

#include "view/input.h"
#include "view/intent.h"
#include "view/mitch/table.h"

namespace mitts::view::mitch {

using Intent = IntentOf<mitts::mitch::Game>;

/// Reads one input against the scene it was made on, and changes the selection. An input while the viewer is not on turn
/// can look and open, not play.
///  - A tap on a card chooses it; its choices are targets of their own, and so is the column that it fits. A double tap
///    (within 350 ms) places it. A tap on a player looks at their columns closely; the next one closes that.
///  - Where they may choose (C7), a tap on the stock or on the discard pile draws; else the discard pile opens.
///  - Keys: arrows move through the hand, digits pick a card, Enter chooses or takes the default choice, p places,
///    d discards, s draws from the stock, t takes from the discard pile; Escape closes; h hint, u undo, r redo, l log.
Intent on_input(const InputEvent& input, const Scene& scene, const TableModel& model, TableUi& ui);

/// What touching this place means, as if tapped once: for the page's own buttons, which mirror the scene's targets.
Intent on_target(const Target& target, const TableModel& model, TableUi& ui);

} // namespace mitts::view::mitch
