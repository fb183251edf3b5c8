// The table of a game's refusals: one row per id, in the order of the ids, with its name and its rule.
#pragma once

#include <string_view>

namespace mitts {

struct RefusalRow {
    std::string_view name; ///< the name in texts, messages and tests
    std::string_view rule; ///< the number of the rule on the rules page; empty if the reason needs no rule
};

} // namespace mitts
