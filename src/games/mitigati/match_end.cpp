#include "games/mitigati/match_end.h"

#include "games/highest_sides.h"

namespace mitts::mitigati {

std::vector<int> winners(const Options& options, std::span<const int> totals, int rounds_played) {
    return rounds_played < options.deals ? std::vector<int>() : highest_sides(totals); // T17
}

} // namespace mitts::mitigati
