#include "table/seat_plan.h"

#include <algorithm>

namespace mitts::table {

int human_count(const SeatPlans& seats) {
    return static_cast<int>(
        std::count_if(seats.begin(), seats.end(), [](const SeatPlan& seat) { return seat.is_human(); }));
}

} // namespace mitts::table
