// The choices of the player on turn, computed by the rules from what that player knows.
#pragma once

#include "view/mitaines/table.h"

namespace mitts::view::mitaines {

/// One choice for a card: play it, or make a call with it. Barred choices stay visible and locked, with the reason.
struct Choice {
    Kind kind = Kind::None; ///< None means play without a call
    std::optional<Refusal> barred{};
    /// The points: for a call once it is played out; for a played card if it takes the pile now, otherwise nothing.
    std::optional<int> points{};
};

/// Returns the choices for a card of the viewer's hand on their turn, in the order play · mitten · glove · sock. Kinds
/// that they do not hold (with the table's cards) are absent. Kinds that the open call bars are included as barred.
std::vector<Choice> choices_on(const Observation& seen, Card card);

/// Returns the choice under the thumb for a card of the viewer's hand: the hinted one, the highest legal call, or play.
/// Returns nothing if all are barred.
std::optional<Kind> default_choice(const TableModel& model, Card card);

/// Returns why the viewer may not do this now, or nothing if they may. The viewer must be on turn.
std::optional<Refusal> why_not(const Observation& seen, Action action);

/// Returns how many more cards the viewer must give now (M6): 3 when the exchange reaches them, otherwise 0.
int cards_to_give(const Observation& seen);

/// Returns true if a topped call still counts: it is paid (M18.1) or may be stolen (M15.2).
bool topped_calls_count(const mitts::mitaines::Options& options);

/// Returns the points of the pile for a player who takes it now by completing its calls or by a match: its calls, the
/// layout, the ten of diamonds, jokers (M18.1, M18.4, M18.5).
int pile_worth(const Observation& seen);

/// Returns a hand in display order: by the rank order in force, highest first, equal ranks together.
std::vector<Card> in_hand_order(const mitts::mitaines::Options& options, CardSet hand);
/// Returns the viewer's hand in display order.
std::vector<Card> own_hand(const TableModel& model);

} // namespace mitts::view::mitaines
