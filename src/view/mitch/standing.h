// How the suits and the players stand as the table lies: who is winning what, and what everybody would score now.
//
// It asks the rules' own scoring of the tableaus that everybody sees; it adds nothing of its own.
#pragma once

#include "games/mitch/scoring.h"
#include "i18n/mitch/words.h"
#include "view/mitch/table.h"

#include <array>

namespace mitts::view::mitch {

struct Standing {
    /// By suit: who is winning it, or no_seat.
    std::array<Seat, suit_count> winners{};
    /// By seat: the points of this round if it ended now (C16, C17); once it is over, its points.
    std::vector<int> points{};
};

Standing standing_of(const Observation& seen);

/// The lead in a suit that the last move gave to another player, or to nobody.
struct LeadChange {
    Suit suit{};
    Seat from = no_seat;
    Seat to = no_seat;
};
std::optional<LeadChange> lead_change(const MatchView& match);
/// The standing as far as the last move is told: until the crown has flown, the lead and the points are the old ones.
Standing standing_told(const TableModel& model, const std::optional<LeadChange>& lead);
/// What the column of a seat counts if the round ended now (C16, C17).
int column_points(const Observation& seen, Seat seat, Suit suit);

/// How a suit is decided as the table lies (C13 to C15), and the length of its best column.
struct SuitStory {
    i18n::mitch::SuitDecision decision = i18n::mitch::SuitDecision::Empty;
    Seat winner = no_seat;
    int cards = 0;
};
SuitStory story_of(const Observation& seen, Suit suit);

/// The tableaus of those who play.
std::span<const mitts::mitch::Tableau> tableaus_of(const Observation& seen);

/// A column's cards in the order of placing.
std::vector<Card> cards_of(const mitts::mitch::Column& column, Suit suit);

} // namespace mitts::view::mitch
