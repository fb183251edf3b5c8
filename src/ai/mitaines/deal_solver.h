// Solves the last deal of a two-player round exactly, with all cards open.
//
// It uses alpha-beta search over ranks with a transposition table of fixed size. The key contains the complete
// position, so collisions are impossible. Hidden cards and later deals are not supported.
#pragma once

#include "games/mitaines/quick.h"

#include <vector>

namespace mitts::ai::for_mitaines {

using mitts::mitaines::QuickMove, mitts::mitaines::QuickMoves, mitts::mitaines::QuickRules, mitts::mitaines::QuickTable;

class DealSolver {
public:
    /// An upper bound on the points of a round.
    static constexpr int far_away = 1 << 28;

    /// Allocates a table of 2^`table_bits` positions, 48 bytes each. The rules must be for two players and outlive the
    /// solver.
    explicit DealSolver(const QuickRules& rules, int table_bits = 16);

    /// Returns the points of the seat on turn minus the opponent's, from now to the end of the round, under optimal
    /// play. Winning the match immediately (M21) adds `worth_of_match`. Returns 0 if no cards are left. All remaining
    /// cards must be in the hands.
    int value(const QuickTable& table) {
        return table.over() ? 0 : best_margin(table, -far_away, far_away);
    }
    /// Returns the margin of a play and all later plays, for the player who makes the play.
    int value_after(const QuickTable& table, QuickMove play);

    /// Makes a play on the table. The last play also ends the round (M19). Returns the player's immediate points minus
    /// the opponent's, without `worth_of_match`.
    int gain(QuickTable& table, QuickMove play) const;

    /// Returns the number of positions visited since construction.
    std::int64_t nodes() const {
        return nodes_;
    }

private:
    enum class Bound : std::uint8_t { None, AtLeast, AtMost, Exact };

    struct Key {
        std::uint64_t first = 0;
        std::uint64_t second = 0;
        std::uint64_t third = 0;
        std::uint64_t fourth = 0; ///< used only under some rule sets
        std::uint64_t fifth = 0;
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct Entry {
        Key key;
        std::int32_t margin = 0;
        Bound bound = Bound::None;
        QuickMove best{};
    };

    int best_margin(const QuickTable& table, int at_least, int at_most);
    int margin_after(const QuickTable& before, QuickMove play, int at_least, int at_most);
    void order(const QuickTable& table, QuickMove first, QuickMoves& plays) const;
    Key key_of(const QuickTable& table) const;
    Entry& entry_for(const Key& key);

    const QuickRules& rules_;
    std::vector<Entry> entries_;
    std::int64_t nodes_ = 0;
};

} // namespace mitts::ai::for_mitaines
