// The state of a suit for the viewer, with the tableaus as they are or with one more card placed (C13 to C16), and the
// words for it.
//
// It uses the rules' comparison and scoring of the tableaus, which are public.
#pragma once

#include "view/mitch/table.h"

#include <optional>
#include <string>

namespace mitts::view::mitch {

/// A suit, seen by one player.
struct Outlook {
    int cards = 0;        ///< number of cards in the player's column
    Seat rival = no_seat; ///< the seat with the best column among the others; no_seat if they have none
    int rival_cards = 0;
    Seat winner = no_seat; ///< the current winner; no_seat if there is none
};
Outlook outlook_of(const Observation& seen, Suit suit);

/// Returns "2 ahead", "Odile leads with 4"; empty for a suit without any cards.
std::string outlook_words(const TableModel& model, const Outlook& outlook);

/// Returns the viewer's observation after placing a card that fits.
Observation with_placed(const Observation& seen, Card card);
/// Returns the points of this round that placing the card brings with the tableaus as they are; negative for a loss.
int points_of_placing(const Observation& seen, Card card);
/// Returns a sentence about the result of placing the card.
std::string placing_words(const TableModel& model, Card card);

} // namespace mitts::view::mitch
