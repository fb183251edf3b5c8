// Converts pointer and key events to the player's intents on the Mitigati table.
//
// The controller finds the target in the last Scene and updates the selection or the prepared bid. It returns an Intent
// for the code that owns the match. For an illegal move, the Intent contains the refusal to show.
#pragma once

#include "view/input.h"
#include "view/intent.h"
#include "view/mitigati/table.h"

#include <string_view>

namespace mitts::view::mitigati {

using Intent = IntentOf<mitts::mitigati::Game>;

/// Handles one input on the visible scene. When it is not the viewer's turn, input can only open panels.
///  - Bargain: the step buttons and the slider change the prepared bid; a tap on it opens a prompt (AskNumber).
///  - Discard: a tap selects or deselects a card; Confirm discards three (T9).
///  - Play: a tap raises a card. A second tap on the card, a tap on the viewer's place in the trick, or a
///    double tap plays it.
///  - Keys: arrows change the bid or move through the hand, digits and − type a bid, Enter bids, chooses or plays, s
///    repeats the last bid, m asks for more cards, t shows the last trick, and Escape cancels, deselects or opens the
///    menu. The keys h, u, r and l trigger hint, undo, redo and log.
Intent on_input(const InputEvent& input, const Scene& scene, const TableModel& model, TableUi& ui);

/// Returns the intent of a single tap on a target. The page's buttons, which mirror the targets, also use it.
Intent on_target(const Target& target, const TableModel& model, TableUi& ui);

/// Handles the answer to AskNumber: sets the prepared bid, or returns the refusal if the bid is not legal.
Intent on_number(std::string_view text, const TableModel& model, TableUi& ui);

} // namespace mitts::view::mitigati
