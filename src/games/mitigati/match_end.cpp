#include "games/mitigati/match_end.h"

#include <algorithm>

namespace mitts::mitigati {

std::vector<int> winners(const Options& options, std::span<const int> totals, int rounds_played) {
    std::vector<int> highest;
    if (rounds_played < options.deals) { // T17
        return highest;
    }
    const int best = *std::max_element(totals.begin(), totals.end());
    for (int side = 0; side < static_cast<int>(totals.size()); ++side) {
        if (totals[static_cast<std::size_t>(side)] == best) {
            highest.push_back(side);
        }
    }
    return highest;
}

} // namespace mitts::mitigati
