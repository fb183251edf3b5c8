// Reconstructs the round so far as all players saw it: the open cards before each placement or discard.
//
// It is built from an observation's history. If the history is missing or contradicts the table, as in some set-ups,
// the past is unknown. The reconstructed tables contain only the sizes of the hands. The history does not show when
// aces were drawn, so they are assumed to be evenly spaced.
#pragma once

#include "games/mitch/quick.h"

namespace mitts::ai::for_mitch {

using namespace mitts::mitch;

/// A placement or discard, with the table before it.
struct PastTurn {
    QuickTable before{};
    QuickMove move{};
    bool drew = false; ///< true if the seat drew from the stock in this turn
    bool took = false; ///< true if the seat took `before.taken` from the discard pile
};

class Past {
public:
    /// Reconstructs the turns before an observation. `rules` must outlive the object.
    Past(const QuickRules& rules, const Observation& observation);

    /// Returns true if the history could be replayed.
    bool known() const {
        return known_;
    }
    /// Returns all turns so far, oldest first; empty if the past is unknown.
    std::span<const PastTurn> turns() const {
        return {turns_.data(), static_cast<std::size_t>(total_)};
    }
    /// Returns a turn. The caller may set the hand of the seat on turn.
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
    int pile_ = 0; ///< the current size of the discard pile minus its size at the start
    std::array<std::array<std::int8_t, suit_count>, max_players> placed_{};
    bool known_ = false;
};

} // namespace mitts::ai::for_mitch
