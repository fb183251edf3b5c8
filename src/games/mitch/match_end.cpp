#include "games/mitch/match_end.h"

#include "games/highest_sides.h"

namespace mitts::mitch {

std::vector<int> winners(const Options& options, std::span<const int> totals, int rounds_played) {
    return rounds_played < options.rounds ? std::vector<int>() : highest_sides(totals);
}

} // namespace mitts::mitch
