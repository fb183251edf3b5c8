// Records the bargaining so far, stage by stage: each player's number of bids, first bid and latest two bids.
//
// It reads an observation's history (T4–T7), but does not interpret it.
#pragma once

#include "games/mitigati/observe.h"

#include <array>

namespace mitts::ai::for_mitigati {

/// One seat's bids in one stage.
struct Voice {
    int bids = 0; ///< the number of bids; if it is 0, the other fields are undefined
    int first = 0;
    int before = 0; ///< the second-to-last bid, or the first if there is only one
    int last = 0;
    int stands = 0; ///< the number of times in a row that the last bid has been repeated

    /// Returns how much lower the last bid is than the bid before it.
    int latest_step() const {
        return before - last;
    }
    /// Returns how much lower the last bid is than the first.
    int came_down() const {
        return first - last;
    }
};

class Talk {
public:
    explicit Talk(const mitts::mitigati::Observation& observation);

    /// Returns the bids of a seat in stage 1, 2 or 3.
    const Voice& voice(int stage, Seat seat) const {
        return voices_[static_cast<std::size_t>(stage - 1)][at(seat)];
    }
    /// Returns the latest stage in which this seat has bid, or 0 if it has not bid.
    int latest_stage(Seat seat) const;

private:
    static constexpr std::size_t stages = 3;

    std::array<std::array<Voice, mitts::mitigati::player_count>, stages> voices_{};
};

} // namespace mitts::ai::for_mitigati
