// Edits the prepared bid with steps, the slider, typed digits and the buttons of the bargain (T4–T7).
//
// Internal to view/mitigati. The controller uses these functions when it is the viewer's turn to bid.
#pragma once

#include "view/mitigati/controller.h"

namespace mitts::view::mitigati {

/// The ends of the slider, the same for all hands. Estimates are well within this range. Higher bids are typed.
inline constexpr int slider_lowest = mitts::mitigati::lowest_bid;
inline constexpr int slider_highest = 100;
Action bid_of(int amount);
/// Returns the position of the slider's knob for a bid, from 0 at the left end to 1 at the right end.
float slider_part(int bid);

/// Changes the prepared bid by `by`, within the legal range.
Intent change_bid(const TableModel& model, TableUi& ui, int by);
/// Sets the prepared bid to the slider's value at this point.
Intent slide_bid(const TableModel& model, TableUi& ui, const Rect& slider, Point at);
/// Makes the prepared bid. A bid that ends the deal (T6) asks for confirmation. If the player has turned confirmation
/// off, the first touch only selects the bid, and the button then says that the bid ends the deal.
Intent make_bid(const TableModel& model, TableUi& ui);
/// Handles the answer to the question of whether to end the deal.
Intent answer(const TableModel& model, TableUi& ui, TableUi::Answer given);
/// Returns the intent to ask for more cards at every turn, so that the deal is played out (T7).
Intent play_out();
/// Handles the keys of the bargain: digits and − type a bid, s repeats the last bid, m asks for more cards. Returns
/// nullopt for other characters.
std::optional<Intent> press_bid_character(const TableModel& model, TableUi& ui, char character);
/// Handles the buttons of the bargain. Returns None for other targets.
Intent on_bid_target(const Target& target, const TableModel& model, TableUi& ui);

} // namespace mitts::view::mitigati
