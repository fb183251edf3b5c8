// What the player on turn may do with a card or a pile, asked of the rules with what they know.
#pragma once

#include "view/mitch/table.h"

namespace mitts::view::mitch {

using mitts::mitch::ActionType;

/// One choice on a card: to place or to discard it. Barred ones stay visible, locked, with the reason.
struct Choice {
    ActionType type = ActionType::Place;
    std::optional<Refusal> barred{};
};

/// Whether it is the viewer's turn to play a card, or to choose where to draw from (C7).
bool viewer_plays(const Observation& seen);
bool viewer_draws(const Observation& seen);

/// The choices on a card of the viewer's hand while it is their turn to play, in the order discard · place.
std::vector<Choice> choices_on(const Observation& seen, Card card);

/// The choice under the thumb: to place if the card fits, else to discard. Nothing if both are barred.
std::optional<ActionType> default_choice(const std::vector<Choice>& choices);
/// The same of a card of the viewer's hand; where the hint is about that card, what the hint says.
std::optional<ActionType> default_choice(const TableModel& model, Card card);

/// Why the viewer may not do this now, or nothing if they may. The viewer must be on turn.
std::optional<Refusal> why_not(const Observation& seen, Action action);

/// The hand as it is held: spades, hearts, diamonds, clubs, each from the highest card down; twins side by side.
std::vector<HandCard> in_hand_order(const mitts::mitch::Hand& hand);
/// The viewer's own, as it lies.
std::vector<HandCard> own_hand(const TableModel& model);

/// The order in which suits stand, in hands and tableaus.
inline constexpr Suit suits_in_order[] = {Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs};

} // namespace mitts::view::mitch
