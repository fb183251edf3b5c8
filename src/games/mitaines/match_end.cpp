#include "games/mitaines/match_end.h"

#include "games/highest_sides.h"

namespace mitts::mitaines {

std::vector<int> winners(const Options& options, std::span<const int> totals, int /*rounds_played*/) {
    auto highest = highest_sides(totals);
    const bool reached = totals[at(highest[0])] >= options.target;
    return reached && highest.size() == 1 ? highest : std::vector<int>(); // M21
}

void bring_totals(const Options& options, State& state, std::span<const int> totals) {
    if (options.game_end == GameEnd::AtOnce) {
        std::copy(totals.begin(), totals.end(), state.totals.begin());
    }
}

} // namespace mitts::mitaines
