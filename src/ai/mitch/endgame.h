// Open-card endings of Mitch played out exactly: no more draws, every hand known (C10).
//
// Best play is defined so: each player in turn takes what leads to the greatest margin of their own points over the average of the
// others', knowing that all the others do the same; of equals the first in the order of actions. For two players that is the
// value of the game. Memory is taken when the solver is made; it knows nothing of worlds or chances.
#pragma once

#include "games/mitch/quick.h"

#include <optional>
#include <vector>

namespace mitts::ai::for_mitch {

using namespace mitts::mitch;

/// What exact play comes to.
struct Ending {
    std::array<SeatPoints, max_players> points{};
    QuickMove best{};       ///< of the seat on turn; meaningless when the round is over
    std::int64_t nodes = 0; ///< positions visited
};

class EndingSolver {
public:
    /// Remembers 2^`table_bits` positions, of 80 bytes each. The rules must outlive the solver.
    explicit EndingSolver(const QuickRules& rules, int table_bits = 12);

    /// The ending from a table of the second phase with every hand in it. Nothing if it takes more than so many nodes; what has
    /// been found until then is remembered, so that asking again goes on from there.
    std::optional<Ending> solve(const QuickTable& table, std::int64_t most_nodes);

private:
    enum class Bound : std::uint8_t { None, Exact, AtLeast, AtMost };
    struct Entry {
        std::uint64_t key = 0;
        AllPoints points{};
        Bound bound = Bound::None; ///< what the margin of the first seat is (two players)
        QuickMove best{};
    };
    /// Two players: what the margin of the first seat must lie between to matter.
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

/// The ending from a state of the second phase (CHECK), every card of it open, however long it takes: `nodes` tells how long.
Ending solve_ending(const Options& options, const mitts::mitch::State& state);

} // namespace mitts::ai::for_mitch
