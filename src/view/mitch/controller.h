// Converts pointer and key events to the player's intents on the Mitch table.
//
// The controller finds the target in the last Scene, updates the selection, and returns an Intent for the code that
// owns the match. For an illegal move, the Intent contains the refusal to show.
#pragma once

#include "view/input.h"
#include "view/intent.h"
#include "view/mitch/table.h"

namespace mitts::view::mitch {

using Intent = IntentOf<mitts::mitch::Game>;

/// Handles one input on the visible scene and updates the selection. When it is not the viewer's turn, input can only
/// open panels.
///  - A tap on a card chooses it; its choices and the column that it fits are separate targets. A double tap
///    (within 350 ms) places the card. A tap on a player enlarges their columns; the next tap closes them.
///  - If the viewer may draw from either pile (C7), a tap on a pile draws; otherwise the discard pile lists its cards.
///  - Keys: arrows move through the hand, digits pick a card, Enter chooses or takes the default choice, p places, d
///    discards, s draws from the stock, t takes from the discard pile, and Escape deselects, closes an enlarged tableau
///    or opens the menu. The keys h, u, r and l trigger hint, undo, redo and log.
Intent on_input(const InputEvent& input, const Scene& scene, const TableModel& model, TableUi& ui);

/// Returns the intent of a single tap on a target. The page's buttons, which mirror the targets, use it too.
Intent on_target(const Target& target, const TableModel& model, TableUi& ui);

} // namespace mitts::view::mitch
