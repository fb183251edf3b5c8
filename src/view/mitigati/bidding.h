// The bid in the making: what steps, the slider, typed digits and the buttons of the bargaining do to it (T4–T7).
//
// Internal to view/mitigati: the controller asks it while the viewer is on turn to bid.
#pragma once

#include "view/mitigati/controller.h"

namespace mitts::view::mitigati {

/// The slider's ends, the same throughout: what hands are worth lies well within. Other bids are typed.
inline constexpr int slider_lowest = -50;
inline constexpr int slider_highest = 100;
Action bid_of(int amount);
/// Where the slider's knob stands for a bid: from 0 at the lowest to 1 at the highest.
float slider_part(int bid);

/// The bid in the making changed by so much, within what may be bid.
Intent change_bid(const TableModel& model, TableUi& ui, int by);
/// The bid under a point of the slider.
Intent slide_bid(const TableModel& model, TableUi& ui, const Rect& slider, Point at);
/// The bid in the making is made. One that all would agree to (T6) is asked for once more; where the player wants no question, it is
/// only chosen by the first touch, even where it stood there anyway, and the button then says what the second one does.
Intent make_bid(const TableModel& model, TableUi& ui);
/// The question whether to end the deal is answered.
Intent answer(const TableModel& model, TableUi& ui, TableUi::Answer given);
/// Asks for more cards at every turn: so the deal comes to tricks (T7).
Intent play_out();
/// Digits and − type a bid, s stands, m asks for more; nothing for other characters.
std::optional<Intent> press_bid_character(const TableModel& model, TableUi& ui, char character);
/// The buttons of the bargaining; None for other places.
Intent on_bid_target(const Target& target, const TableModel& model, TableUi& ui);

} // namespace mitts::view::mitigati
