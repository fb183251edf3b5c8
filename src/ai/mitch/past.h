// The round so far, as everybody at the table saw it: what lay open before each card that was placed or discarded.
//
// Made from an observation's history. Where that is missing or does not fit what lies on the table, as in some set-ups, the past
// is unknown. Hands are numbers here; when exactly an ace came out is not told by the history and is taken to be even.
#pragma once

#include "games/mitch/quick.h"

namespace mitts::ai::for_mitch {

using namespace mitts::mitch;

/// A card placed or discarded by the seat on turn in `before`.
struct PastTurn {
    QuickTable before{};
    QuickMove move{};
    bool drew = false; ///< the seat had drawn from the stock in this turn
    bool took = false; ///< or `before.taken` from the discard pile
};

class Past {
public:
    Past(const QuickRules& rules, const Observation& observation);

    bool known() const {
        return known_;
    }
    std::span<const PastTurn> turns() const {
        return {turns_.data(), static_cast<std::size_t>(total_)};
    }
    /// One of the turns, to imagine a hand in.
    PastTurn& turn(int index) {
        return turns_[static_cast<std::size_t>(index)];
    }

private:
    static constexpr std::size_t most_turns = 104;

    bool count(const Observation& observation);
    void lay_out(const Observation& observation);
    void remember(const Observation& observation);
    void set_stock(const Observation& observation);

    const QuickRules& rules_;
    QuickTable table_{};
    std::array<PastTurn, most_turns> turns_{};
    int total_ = 0;
    int plays_ = 0;
    int first_phase_plays_ = 0;
    int pile_ = 0; ///< cards on the discard pile, over those there at the beginning
    std::array<std::array<std::int8_t, suit_count>, max_players> placed_{};
    bool known_ = false;
};

} // namespace mitts::ai::for_mitch
