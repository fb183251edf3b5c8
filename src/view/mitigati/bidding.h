// Edits the prepared bid with the step buttons, the slider, typed digits and the bargaining buttons (T4–T7).
//
// Internal to view/mitigati. The controller uses these functions when it is the viewer's turn to bid.
#pragma once

#include "view/mitigati/controller.h"

namespace mitts::view::mitigati {

Action bid_of(int amount);

/// The range of bids on the slider.
struct BidScale {
    int lowest = mitts::mitigati::lowest_bid;
    int highest = 100;
    int step = 50; ///< distance between the numbers below the slider; both ends are numbered

    /// Returns the position of a bid, from 0 at the left end to 1 at the right end.
    float part_of(int bid) const;
};
/// Returns a scale around the hand's estimated points. The scale contains the viewer's last bid, the bid that makes the
/// sum zero, and a bid that was typed, stepped to or proposed. It does not depend on the bid that the slider selects,
/// so it does not move under the finger.
BidScale bid_scale(const TableModel& model, const TableUi& ui);

/// Returns true if the prepared bid can be changed in this direction.
bool can_change_bid(const TableModel& model, const TableUi& ui, int by);
/// Changes the prepared bid by `by`, within the legal range. Returns a refusal if the bid is already at the limit.
Intent change_bid(const TableModel& model, TableUi& ui, int by);
/// Sets the prepared bid to the slider's value at this point.
Intent slide_bid(const TableModel& model, TableUi& ui, const Rect& slider, Point at);
/// Makes the prepared bid. A bid that ends the deal (T6) must be confirmed. If the player has turned confirmation off,
/// the first touch only selects a proposed bid, and the button's label then states that the bid ends the deal.
Intent make_bid(const TableModel& model, TableUi& ui);
/// Handles the player's answer to the question whether to end the deal.
Intent answer(const TableModel& model, TableUi& ui, TableUi::Answer given);
/// Returns the intent to ask for more cards at every turn, so that the deal is played out (T7).
Intent play_out();
/// Handles the bargaining keys: digits and − type a bid, s repeats the last bid, m asks for more cards. Returns nullopt
/// for other characters.
std::optional<Intent> press_bid_character(const TableModel& model, TableUi& ui, char character);
/// Handles the bargaining buttons. Returns None for other targets.
Intent on_bid_target(const Target& target, const TableModel& model, TableUi& ui);

} // namespace mitts::view::mitigati
