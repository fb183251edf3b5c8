// The current standing of suits and players: the winner of each suit, and the score if the round ended now.
//
// It uses only the rules' own scoring of the public tableaus.
#pragma once

#include "games/mitch/scoring.h"
#include "i18n/mitch/words.h"
#include "view/mitch/table.h"

#include <array>

namespace mitts::view::mitch {

struct Standing {
    /// By suit: the current winner, or no_seat.
    std::array<Seat, suit_count> winners{};
    /// By seat: the points of this round if it ended now (C16, C17); after the round, its points.
    std::vector<int> points{};
};

Standing standing_of(const Observation& seen);

/// A lead in a suit that the last move gave to another player, or to no player.
struct LeadChange {
    Suit suit{};
    Seat from = no_seat;
    Seat to = no_seat;
};
std::optional<LeadChange> lead_change(const MatchView& match);
/// Returns the standing as far as the last move has been animated: until the crown has flown, the lead and the points
/// are the old ones.
Standing standing_told(const TableModel& model, const std::optional<LeadChange>& lead);
/// Returns the points of a seat's column if the round ended now (C16, C17).
int column_points(const Observation& seen, Seat seat, Suit suit);

/// The decision of a suit on the current table (C13 to C15), and the length of its best column.
struct SuitStory {
    i18n::mitch::SuitDecision decision = i18n::mitch::SuitDecision::Empty;
    Seat winner = no_seat;
    int cards = 0;
};
SuitStory story_of(const Observation& seen, Suit suit);

/// Returns the tableaus of the players in this match.
std::span<const mitts::mitch::Tableau> tableaus_of(const Observation& seen);

/// Returns a column's cards in the order of placing.
std::vector<Card> cards_of(const mitts::mitch::Column& column, Suit suit);

} // namespace mitts::view::mitch
