// The current standing of suits and players: the winner of each suit, and the score if the round ended now.
//
// Both are computed from the public tableaus by the rules' scoring.
#pragma once

#include "games/mitch/scoring.h"
#include "i18n/mitch/words.h"
#include "view/mitch/table.h"

#include <array>

namespace mitts::view::mitch {

struct Standing {
    /// The current winner of each suit, or no_seat.
    std::array<Seat, suit_count> winners{};
    /// The points of each seat in this round, as if the round ended now (C16, C17). After the round they are final.
    std::vector<int> points{};
};

/// Returns the standing of all suits and players.
Standing standing_of(const Observation& seen);

/// A lead change in a suit, caused by the last move.
struct LeadChange {
    Suit suit{};
    Seat from = no_seat;
    Seat to = no_seat;
};
/// Returns the lead change that the last happening caused, or nullopt if it caused none.
std::optional<LeadChange> lead_change(const MatchView& match);
/// Returns the standing that the animation has shown so far. The old lead remains until the crown moves. The old points
/// remain until the new points are counted.
Standing standing_told(const TableModel& model, const std::optional<LeadChange>& lead);
/// Returns the points that a seat's column would score if the round ended now (C16, C17).
int column_points(const Observation& seen, Seat seat, Suit suit);

/// The current winner of a suit, the rule that decides it (C13 to C15), and the length of the longest column.
struct SuitStory {
    i18n::mitch::SuitDecision decision = i18n::mitch::SuitDecision::Empty;
    Seat winner = no_seat;
    int cards = 0;
};
/// Returns the current winner of a suit, with the reason.
SuitStory story_of(const Observation& seen, Suit suit);

/// Returns the tableaus of the players in this match.
std::span<const mitts::mitch::Tableau> tableaus_of(const Observation& seen);

/// Returns a column's cards in the order in which they were placed.
std::vector<Card> cards_of(const mitts::mitch::Column& column, Suit suit);

} // namespace mitts::view::mitch
