// How a suit stands for the viewer as the tableaus lie, or were a card of theirs placed (C13 to C16), and the words for it.
//
// It asks the rules' own comparing and scoring of the tableaus that everybody sees.
#pragma once

#include "view/mitch/table.h"

#include <optional>
#include <string>

namespace mitts::view::mitch {

/// A suit, seen by one player.
struct Outlook {
    int cards = 0;        ///< in their column
    Seat rival = no_seat; ///< who has the best column of the others; nobody if they have none
    int rival_cards = 0;
    Seat winner = no_seat; ///< who wins it as it stands, if anybody does
};
Outlook outlook_of(const Observation& seen, Suit suit);

/// "2 ahead", "Odile leads with 4"; empty for a suit of which nobody has a card.
std::string outlook_words(const TableModel& model, const Outlook& outlook);

/// What the viewer sees once they have placed a card of theirs that fits.
Observation with_placed(const Observation& seen, Card card);
/// How many points of the round placing it brings them as the tableaus lie; below 0 if it costs.
int points_of_placing(const Observation& seen, Card card);
/// All of that in a sentence.
std::string placing_words(const TableModel& model, Card card);

} // namespace mitts::view::mitch
