// What has been said in the bargaining so far, stage by stage: who began where and how they came down.
//
// It reads an observation's history (T4–T7) and draws no conclusions.
#pragma once

#include "games/mitigati/observe.h"

#include <array>

namespace mitts::ai::for_mitigati {

/// One seat's bids of one stage.
struct Voice {
    int bids = 0; ///< how many; of the rest nothing is true without one
    int first = 0;
    int before = 0; ///< the last but one; the first where there is but one
    int last = 0;
    int stands = 0; ///< how often in a row it has been said again

    /// By how much the last bid was lower than the one before.
    int latest_step() const {
        return before - last;
    }
    int came_down() const {
        return first - last;
    }
};

class Talk {
public:
    explicit Talk(const mitts::mitigati::Observation& observation);

    /// Of stage 1, 2 or 3.
    const Voice& voice(int stage, Seat seat) const {
        return voices_[static_cast<std::size_t>(stage - 1)][at(seat)];
    }
    /// The latest stage in which this seat has bid; 0 if none.
    int latest_stage(Seat seat) const;

private:
    static constexpr std::size_t stages = 3;

    std::array<std::array<Voice, mitts::mitigati::player_count>, stages> voices_{};
};

} // namespace mitts::ai::for_mitigati
