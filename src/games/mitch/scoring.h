// The points of a round (C13–C17), as pure functions over the tableaus.
#pragma once

#include "games/mitch/state.h"

#include <array>
#include <span>
#include <vector>

namespace mitts::mitch {

/// The result for one suit. `winner` is no_seat if no player has a card of the suit or if the best columns are
/// completely equal. `best` has a bit for every player whose column is unbeaten. With more than one bit the suit is
/// unwon and none of these players loses cards.
struct SuitResult {
    Seat winner = no_seat;
    std::uint8_t best = 0;
};

/// Returns the result of a suit for the current tableaus (C13–C15).
SuitResult suit_result(const Options& options, std::span<const Tableau> tableaus, Suit suit);

/// Returns the suits, as bits, whose winning column is the shortest (C17). Empty unless the option `shortest` rewards
/// it.
std::uint8_t shortest_suits(const Options& options, std::span<const Tableau> tableaus);

/// One player's points in a round, by reason and suit.
struct PlayerScore {
    std::array<int, suit_count> suit{};
    std::array<int, suit_count> lost_cards{};
    std::array<int, suit_count> shortest{};
    int penalty = 0;

    int total() const;
};

/// Returns every player's points for the current tableaus (C16, C17). `penalised` has a bit for each player who had a
/// turn in the first phase and placed no card in it.
std::vector<PlayerScore> score_round(const Options& options, std::span<const Tableau> tableaus, std::uint8_t penalised);
/// Does the same without allocating, for searches. `scores` must have one cleared element per tableau.
void score_round(const Options& options, std::span<const Tableau> tableaus, std::uint8_t penalised,
                 std::span<PlayerScore> scores);

} // namespace mitts::mitch
