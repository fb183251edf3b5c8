// The last deal of a round with two players as an open game: its exact value, by looking through everything that
// matters.
//
// Alpha-beta over ranks with a table of positions met before, of fixed size. Positions are told apart by all that they
// consist of, so that no two are ever mixed up. It knows nothing of seats that do not see something, nor of later
// deals.
#pragma once

#include "games/mitaines/quick.h"

#include <vector>

namespace mitts::ai::for_mitaines {

using mitts::mitaines::QuickMove, mitts::mitaines::QuickMoves, mitts::mitaines::QuickRules, mitts::mitaines::QuickTable;

class DealSolver {
public:
    /// Points that no round can come to.
    static constexpr int far_away = 1 << 28;

    /// A table of 2^`table_bits` positions of 48 bytes. The rules must outlive the solver and be for two players.
    explicit DealSolver(const QuickRules& rules, int table_bits = 16);

    /// Points of the seat on turn less the other's from here to the round's end, the match counting if it is won at once
    /// (worth_of_match), both playing their best (0 if nothing is left to play). All cards that are still to be played must be in the hands.
    int value(const QuickTable& table) {
        return table.over() ? 0 : best_margin(table, -far_away, far_away);
    }
    /// The margin that a play leads to, for who plays it.
    int value_after(const QuickTable& table, QuickMove play);

    /// Carries a play out on the table, with the round's end (M19) if it is the last. Returns what it gains at once
    /// for who plays it, less the other's, the match not counted.
    int gain(QuickTable& table, QuickMove play) const;

    /// Positions looked at since the solver was made.
    std::int64_t nodes() const {
        return nodes_;
    }

private:
    enum class Bound : std::uint8_t { None, AtLeast, AtMost, Exact };

    struct Key {
        std::uint64_t first = 0;
        std::uint64_t second = 0;
        std::uint64_t third = 0;
        std::uint64_t fourth = 0; ///< what only some rule sets ask for
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
