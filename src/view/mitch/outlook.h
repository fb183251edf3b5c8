// The state of a suit for the viewer, now or after placing one more card (C13 to C16), and its description in words.
//
// These functions compare and score columns according to the rules. Tableaus are public.
#pragma once

#include "view/mitch/table.h"

#include <optional>
#include <string>

namespace mitts::view::mitch {

/// The state of a suit for one player.
struct Outlook {
    int cards = 0;        ///< number of cards in the player's column
    Seat rival = no_seat; ///< the opponent with the best column; no_seat if no opponent has a card
    int rival_cards = 0;
    Seat winner = no_seat; ///< the current winner; no_seat if there is none
};
/// Returns the state of a suit for the viewer.
Outlook outlook_of(const Observation& seen, Suit suit);

/// Returns words such as "2 ahead" or "Odile leads with 4", or an empty string for a suit without cards.
std::string outlook_words(const TableModel& model, const Outlook& outlook);

/// Returns the viewer's observation after placing a card that fits.
Observation with_placed(const Observation& seen, Card card);
/// Returns the change in the viewer's points for this round if the card were placed and the round then ended.
int points_of_placing(const Observation& seen, Card card);
/// Returns a sentence about the effect of placing the card.
std::string placing_words(const TableModel& model, Card card);

} // namespace mitts::view::mitch
