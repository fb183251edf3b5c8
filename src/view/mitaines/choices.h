// What the player on turn may do with a card, asked of the rules with what they know.
#pragma once

#include "view/mitaines/table.h"

namespace mitts::view::mitaines {

/// One choice on a card: to play it, or to call with it. Barred ones stay visible, locked, with the reason.
struct Choice {
    Kind kind = Kind::None; ///< None: play
    std::optional<Refusal> barred{};
    /// What it scores: a call once it is played out; a card played if it takes the pile now, else nothing.
    std::optional<int> points{};
};

/// The choices on a card of the viewer's hand while it is their turn to play, in the order play · mitten · glove · sock.
/// Kinds that they do not hold (with the table's cards) are absent; kinds that the open call bars stay, barred.
std::vector<Choice> choices_on(const Observation& seen, Card card);

/// The choice under the thumb: the highest call that may be made, else play. Nothing if all are barred.
std::optional<Kind> default_choice(const std::vector<Choice>& choices);
/// The same of a card of the viewer's hand; where the hint is about that card, what the hint says.
std::optional<Kind> default_choice(const TableModel& model, Card card);

/// Why the viewer may not do this now, or nothing if they may. The viewer must be on turn.
std::optional<Refusal> why_not(const Observation& seen, Action action);

/// How many more cards the viewer must give now (M6): 3 when the exchange comes to them, else 0.
int cards_to_give(const Observation& seen);

/// Whether a call still counts for anything once it has been topped: it is paid (M18.1), or may be stolen (M15.2).
bool topped_calls_count(const mitts::mitaines::Options& options);

/// What the pile would score for whoever took it now by completing its calls or by a match: its calls, the layout, the ten
/// of diamonds, jokers (M18.1, M18.4, M18.5).
int pile_worth(const Observation& seen);

/// The cards of a hand as they are shown: by the rank order in force, highest first, equal ranks together.
std::vector<Card> in_hand_order(const mitts::mitaines::Options& options, CardSet hand);
/// The viewer's own, as they lie.
std::vector<Card> own_hand(const TableModel& model);
/// The players who have won the match: partners win together.
std::vector<int> winning_seats(const TableModel& model);

} // namespace mitts::view::mitaines
