// Solves endings exactly, with all cards open.
//
// The three players form no alliances. Each player in turn plays the card that scores the most points for them. Among
// equally good cards, they choose the card that leaves the fewest points for the next player. The sum of all points is
// fixed, so every position has exactly one result, independent of the order in which moves are tried. A player may
// score less than this result if the other two cooperate.
//
// Adjacent cards with the same owner and value count as one move. A position is stored as the order of its remaining
// cards, without gaps for played cards. Suits are interchangeable, and seats are counted from the leader.
#pragma once

#include "games/mitigati/quick.h"

#include <optional>
#include <vector>

namespace mitts::ai::for_mitigati {

/// The points that each seat scores from now on, for the cards of the current and later tricks and for its Fool (T13,
/// T16).
using EndgamePoints = std::array<int, mitts::mitigati::player_count>;

class Endgame {
public:
    /// Allocates a table of 2^`bits` positions, 16 bytes each.
    explicit Endgame(int bits = 16);

    /// Returns the result of this position, or nothing if the search exceeds `most_nodes` (cards played). Reuses
    /// positions solved earlier. Does not allocate memory.
    std::optional<EndgamePoints> solve(const mitts::mitigati::QuickTable& table, std::int64_t most_nodes);

    /// Returns the number of cards played in all searches so far.
    std::int64_t nodes() const {
        return nodes_;
    }

private:
    /// The points of the three seats, one byte each, with seat 0 in the lowest byte.
    using Packed = std::uint32_t;
    struct Entry {
        std::uint64_t key = 0;
        Packed points = 0; ///< the points, with seats counted from the leader
    };

    Packed search(const mitts::mitigati::QuickTable& table);
    Packed best_of(const mitts::mitigati::QuickTable& table);

    std::vector<Entry> table_;
    std::uint64_t mask_ = 0;
    std::int64_t nodes_ = 0;
    std::int64_t limit_ = 0;
};

/// Returns one card from each group of equivalent cards. Cards in one hand are equivalent if they have the same value
/// and no other player's card is between them.
TarotSet different_cards(const mitts::mitigati::QuickTable& table);

/// The points of each seat at the end of the deal, and the number of cards played in the search.
struct EndgameReport {
    EndgamePoints points{};
    std::int64_t nodes = 0;
};

/// Solves a state during the play, with all cards open and no limit. This is practical for up to eight cards per hand.
EndgameReport solve_endgame(const mitts::mitigati::Options& options, const mitts::mitigati::State& state);

} // namespace mitts::ai::for_mitigati
