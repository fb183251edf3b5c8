// Converts pointer and key events to the player's intents on the Mitaines table.
//
// The controller finds the target in the last Scene, updates the selection, and returns an Intent for the code that
// owns the match. For an illegal move, the Intent contains the refusal to show.
#pragma once

#include "view/input.h"
#include "view/intent.h"
#include "view/mitaines/table.h"

namespace mitts::view::mitaines {

using Intent = IntentOf<mitts::mitaines::Game>;

/// Handles one input on the visible scene and updates the selection. When it is not the viewer's turn, input can only
/// open panels.
///  - A tap on a card chooses it; its choices are separate targets. If a card can be played in only one way, a
///    second tap plays it. A double tap (within 350 ms) plays any card without a call.
///  - In the exchange, a tap selects or deselects a card; Confirm gives the selected cards (M6).
///  - Keys: arrows move through the hand, digits pick a card, Enter chooses or takes the default choice, p, m, g and s
///    play or call, Escape deselects or opens the menu. The keys h, u, r and l trigger hint, undo, redo and log.
Intent on_input(const InputEvent& input, const Scene& scene, const TableModel& model, TableUi& ui);

/// Returns the intent of a single tap on a target. The page's buttons, which mirror the targets, use it too.
Intent on_target(const Target& target, const TableModel& model, TableUi& ui);

} // namespace mitts::view::mitaines
