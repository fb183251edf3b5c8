// What a round is worth (C13–C17): pure functions over the tableaus.
#pragma once

#include "games/mitch/state.h"

#include <array>
#include <span>
#include <vector>

namespace mitts::mitch {

/// How one suit stands: its winner, or no_seat if nobody has a card of it or the best columns are equal throughout.
/// `best` has a bit for every player whose column is not beaten (more than one bit: unwon, none of them loses cards).
struct SuitResult {
    Seat winner = no_seat;
    std::uint8_t best = 0;
};

/// Who wins a suit as the tableaus stand (C13–C15).
SuitResult suit_result(const Options& options, std::span<const Tableau> tableaus, Suit suit);

/// The suits, as bits, whose winning column is the shortest (C17); none unless the option `shortest` rewards it.
std::uint8_t shortest_suits(const Options& options, std::span<const Tableau> tableaus);

/// One player's points in a round, by reason and suit; zeros where there are none.
struct PlayerScore {
    std::array<int, suit_count> suit{};
    std::array<int, suit_count> lost_cards{};
    std::array<int, suit_count> shortest{};
    int penalty = 0;

    int total() const;
};

/// Every player's points as the tableaus stand (C16, C17). `penalised` has a bit for each player who had a turn in the
/// first phase and placed nothing in it.
std::vector<PlayerScore> score_round(const Options& options, std::span<const Tableau> tableaus, std::uint8_t penalised);
/// The same without a heap, for searches: into `scores`, one cleared for each tableau.
void score_round(const Options& options, std::span<const Tableau> tableaus, std::uint8_t penalised,
                 std::span<PlayerScore> scores);

} // namespace mitts::mitch
