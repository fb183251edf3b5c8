// Who sits where: a human with a name, or a computer player with a name and a level.
#pragma once

#include <string>
#include <vector>

namespace mitts::table {

struct SeatPlan {
    std::string name{};  ///< empty: the human who is simply "you"
    std::string level{}; ///< a computer's level, as the players' protocol names it; empty for a human

    bool is_human() const {
        return level.empty();
    }

    friend bool operator==(const SeatPlan&, const SeatPlan&) = default;
};

/// By seat.
using SeatPlans = std::vector<SeatPlan>;

/// How many of them are humans.
int human_count(const SeatPlans& seats);

} // namespace mitts::table
