// Endings with every card open, solved exactly.
//
// Three players without alliances: each in their turn plays the card that brings them the most points; of cards that bring them
// the same, the one that leaves the player after them the fewest. As the points of the three have a fixed sum, this leaves one
// result for every position, whatever the order in which moves are tried: "best for its own score vector". It is what everybody
// gets if all three reckon so; it is no promise against two who play into each other's hands.
//
// Adjacent cards of one hand and one value count as one move, and positions are kept in a table by the order of their cards, not
// by the cards themselves: what is gone leaves no gap, suits may change places, seats are counted from the leader.
#pragma once

#include "games/mitigati/quick.h"

#include <optional>
#include <vector>

namespace mitts::ai::for_mitigati {

/// Points that each seat makes from now on: cards of tricks to come, of the trick on the table, and their own Fool (T13, T16).
using EndgamePoints = std::array<int, mitts::mitigati::player_count>;

class Endgame {
public:
    /// With room for 2^bits positions of sixteen bytes each.
    explicit Endgame(int bits = 16);

    /// The result of this position, or nothing if it takes more than so many nodes (cards played in the search). Positions solved before
    /// are remembered. Takes no memory.
    std::optional<EndgamePoints> solve(const mitts::mitigati::QuickTable& table, std::int64_t most_nodes);

    /// Cards played by all calls so far.
    std::int64_t nodes() const {
        return nodes_;
    }

private:
    /// Points of the three seats in a byte each, seat 0 in the lowest.
    using Packed = std::uint32_t;
    struct Entry {
        std::uint64_t key = 0;
        Packed points = 0; ///< counted from the leader
    };

    Packed search(const mitts::mitigati::QuickTable& table);
    Packed best_of(const mitts::mitigati::QuickTable& table);

    std::vector<Entry> table_;
    std::uint64_t mask_ = 0;
    std::int64_t nodes_ = 0;
    std::int64_t limit_ = 0;
};

/// One card of every group of cards that are the same to play: of one hand and value, with no other player's card between them.
TarotSet different_cards(const mitts::mitigati::QuickTable& table);

/// The points of each seat at the end of a state in its play, and the cards played in the search.
struct EndgameReport {
    EndgamePoints points{};
    std::int64_t nodes = 0;
};

/// Solves a state in its play with every card open, however long it takes: practicable with up to eight cards each.
EndgameReport solve_endgame(const mitts::mitigati::Options& options, const mitts::mitigati::State& state);

} // namespace mitts::ai::for_mitigati
