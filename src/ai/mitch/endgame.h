// Solves Mitch endgames exactly. In these endgames, all cards are open and there are no more draws (C10).
//
// Each player in turn maximises their points minus the other players' average, and knows that all others do the same.
// Of equally good moves, each player chooses the first in the order of actions. With two players, the result is the
// value of the game. All memory is allocated in the constructor. The solver uses neither samples nor probabilities.
#pragma once

#include "games/mitch/quick.h"

#include <optional>
#include <vector>

namespace mitts::ai::for_mitch {

using namespace mitts::mitch;

/// The result of optimal play.
struct Ending {
    std::array<SeatPoints, max_players> points{};
    QuickMove best{};       ///< the best move of the seat on turn; undefined when the round is over
    std::int64_t nodes = 0; ///< the number of positions visited
};

class EndingSolver {
public:
    /// Allocates a transposition table of 2^`table_bits` positions, 80 bytes each. The rules must outlive the solver.
    explicit EndingSolver(const QuickRules& rules, int table_bits = 12);

    /// Returns the result of optimal play from a table in the second phase, or nothing if the search exceeds
    /// `most_nodes`. The table must contain every hand. Results are cached for later calls.
    std::optional<Ending> solve(const QuickTable& table, std::int64_t most_nodes);

private:
    enum class Bound : std::uint8_t { None, Exact, AtLeast, AtMost };
    struct Entry {
        std::uint64_t key = 0;
        AllPoints points{};
        Bound bound = Bound::None; ///< with two players: the margin of `points` is exact, or a lower or upper bound
        QuickMove best{};
    };
    /// With two players: the alpha-beta window for the first seat's margin.
    struct Window {
        int low = -10000;
        int high = 10000;
    };

    AllPoints value(const QuickTable& table, Window window, QuickMove& best);
    AllPoints search(const QuickTable& table, Window window, Entry& entry);
    bool settles(const Entry& entry, Window window) const;
    int margin(const AllPoints& points, int seat) const;
    bool out_of_nodes() const {
        return nodes_ > most_nodes_;
    }

    const QuickRules& rules_;
    std::vector<Entry> entries_;
    std::int64_t nodes_ = 0;
    std::int64_t most_nodes_ = 0;
};

/// Solves a state of the second phase (CHECK) with all cards open, without a node limit.
Ending solve_ending(const Options& options, const mitts::mitch::State& state);

} // namespace mitts::ai::for_mitch
