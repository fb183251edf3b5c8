#include "games/mitaines/match_end.h"

#include <algorithm>

namespace mitts::mitaines {

Winners winners(const Options& options, std::span<const int> totals, int /*rounds_played*/) {
    Winners highest;
    int best = -1;
    for (int side = 0; side < static_cast<int>(totals.size()); ++side) {
        const int total = totals[static_cast<std::size_t>(side)];
        if (total > best) {
            best = total;
            highest.clear();
        }
        if (total == best) {
            highest.push_back(side);
        }
    }
    if (best < options.target || highest.size() > 1) { // M21
        highest.clear();
    }
    return highest;
}

void bring_totals(const Options& options, State& state, std::span<const int> totals) {
    if (options.game_end == GameEnd::AtOnce) {
        std::copy(totals.begin(), totals.end(), state.totals.begin());
    }
}

} // namespace mitts::mitaines
