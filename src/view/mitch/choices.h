// The choices of the player on turn, computed by the rules from the player's observation.
#pragma once

#include "view/mitch/table.h"

namespace mitts::view::mitch {

using mitts::mitch::ActionType;

/// One choice for a card: place it or discard it. A choice with a refusal is shown as disabled, and a touch on it shows
/// the reason.
struct Choice {
    ActionType type = ActionType::Place;
    std::optional<Refusal> barred{};
};

/// Return true if it is the viewer's turn to play a card, or to choose where to draw from (C7).
bool viewer_plays(const Observation& seen);
bool viewer_draws(const Observation& seen);

/// Returns the choices for a card of the viewer's hand on their turn, in the order discard · place.
std::vector<Choice> choices_on(const Observation& seen, Card card);

/// Returns the default choice for a card of the viewer's hand: the hinted choice, or place if the card fits, or
/// discard. Returns nullopt if every choice has a refusal.
std::optional<ActionType> default_choice(const TableModel& model, Card card);

/// Returns the reason why the viewer may not do this now, or nullopt if they may. The viewer must be on turn.
std::optional<Refusal> why_not(const Observation& seen, Action action);

/// Returns the hand in display order: spades, hearts, diamonds, clubs, each from the highest card down, with identical
/// cards side by side.
std::vector<HandCard> in_hand_order(const mitts::mitch::Hand& hand);
/// Returns the viewer's hand in display order.
std::vector<HandCard> own_hand(const TableModel& model);

/// The display order of suits in hands and tableaus.
inline constexpr Suit suits_in_order[] = {Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs};

} // namespace mitts::view::mitch
