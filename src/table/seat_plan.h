// The players of a match: for each seat, a human with a name, or a computer player with a name and a level.
#pragma once

#include <string>
#include <vector>

namespace mitts::table {

/// The human or computer at a seat.
struct SeatPlan {
    std::string name{};  ///< empty for a human without a name
    std::string level{}; ///< a computer's level as in the players' protocol; empty for a human

    bool is_human() const {
        return level.empty();
    }

    friend bool operator==(const SeatPlan&, const SeatPlan&) = default;
};

/// Indexed by seat.
using SeatPlans = std::vector<SeatPlan>;

/// Returns the number of humans.
int human_count(const SeatPlans& seats);

} // namespace mitts::table
