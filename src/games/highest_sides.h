// Finds the sides with the highest total at the end of a match.
#pragma once

#include <algorithm>
#include <span>
#include <vector>

namespace mitts {

/// Returns the sides with the highest total, in ascending order.
inline std::vector<int> highest_sides(std::span<const int> totals) {
    std::vector<int> sides;
    const int best = *std::max_element(totals.begin(), totals.end());
    for (std::size_t side = 0; side < totals.size(); ++side) {
        if (totals[side] == best) {
            sides.push_back(static_cast<int>(side));
        }
    }
    return sides;
}

} // namespace mitts
