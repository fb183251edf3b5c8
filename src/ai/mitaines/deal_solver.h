// The last deal of a round with two players as an open game: its exact value, by looking through everything that matters.
//
// Alpha-beta over ranks with a table of positions met before, of fixed size. Positions are told apart by all that they
// consist of, so that no two are ever mixed up. It knows nothing of seats that do not see something, nor of later deals.
#pragma once

#include "ai/mitaines/rank_table.h"

#include <vector>

namespace mitts::ai::for_mitaines {

class DealSolver {
public:
    /// Points that no round can come to.
    static constexpr int far_away = 1 << 28;

    /// A table of 2^`table_bits` positions of 32 bytes. The rules must outlive the solver and be for two players.
    explicit DealSolver(const RankRules& rules, int table_bits = 16);

    /// Points of the seat on turn less the other's from here to the round's end, both playing their best (0 if nothing is
    /// left to play). All cards that are still to be played must be in the hands.
    int value(const RankTable& table) {
        return table.over() ? 0 : best_margin(table, -far_away, far_away);
    }
    /// The margin that a play leads to, for who plays it.
    int value_after(const RankTable& table, RankPlay play);

    /// Carries a play out on the table, with the round's end (M19) if it is the last. Returns what it gains at once for who
    /// plays it, less the other's.
    int gain(RankTable& table, RankPlay play) const;

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
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct Entry {
        Key key;
        std::int32_t margin = 0;
        Bound bound = Bound::None;
        RankPlay best{};
    };

    int best_margin(const RankTable& table, int at_least, int at_most);
    int margin_after(const RankTable& before, RankPlay play, int at_least, int at_most);
    void order(const RankTable& table, RankPlay first, RankPlays& plays) const;
    Key key_of(const RankTable& table) const;
    Entry& entry_for(const Key& key);

    const RankRules& rules_;
    std::vector<Entry> entries_;
    std::int64_t nodes_ = 0;
};

} // namespace mitts::ai::for_mitaines
