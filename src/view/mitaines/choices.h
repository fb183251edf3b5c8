// The choices of the player on turn, computed by the rules from the player's observation.
#pragma once

#include "view/mitaines/table.h"

namespace mitts::view::mitaines {

/// One choice for a card: play it, or make a call with it. A choice with a refusal is shown as disabled, and a touch on
/// it shows the reason.
struct Choice {
    Kind kind = Kind::None; ///< None: play without a call
    std::optional<Refusal> barred{};
    /// The points for a call when it is completed, or for a played card that takes the pile now.
    std::optional<int> points{};
};

/// Returns the choices for a card of the viewer's hand on their turn, in the order play · mitten · glove · sock. Omits
/// kinds for which the hand and the table together have too few cards, and kinds that the table's top card makes
/// impossible (M11). Kinds that the open call rules out are included with a refusal.
std::vector<Choice> choices_on(const Observation& seen, Card card);

/// Returns the default choice for a card of the viewer's hand: the hinted choice, the highest legal call, or play.
/// Returns nullopt if every choice has a refusal.
std::optional<Kind> default_choice(const TableModel& model, Card card);

/// Returns the reason why the viewer may not do this now, or nullopt if they may. The viewer must be on turn.
std::optional<Refusal> why_not(const Observation& seen, Action action);

/// Returns how many more cards the viewer must give now (M6): at most 3, and 0 when it is not their turn to give.
int cards_to_give(const Observation& seen);

/// Returns true if topped calls still count: they score (M18.1) or may be stolen (M15.2).
bool topped_calls_count(const mitts::mitaines::Options& options);

/// Returns the points that a player would score by taking the pile now: its calls, the layout, the ten of diamonds and
/// jokers (M18.1, M18.4, M18.5).
int pile_worth(const Observation& seen);

/// Returns a hand in display order: by rank, highest first, using the rank order of the options.
std::vector<Card> in_hand_order(const mitts::mitaines::Options& options, CardSet hand);
/// Returns the viewer's hand in display order.
std::vector<Card> own_hand(const TableModel& model);

} // namespace mitts::view::mitaines
