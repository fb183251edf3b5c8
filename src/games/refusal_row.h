// A row of a game's refusal table. The rows are in the order of the ids.
#pragma once

#include <string_view>

namespace mitts {

struct RefusalRow {
    std::string_view name; ///< the name in error messages and tests
    std::string_view rule; ///< the number of the rule in RULES.md; empty if no numbered rule applies
};

} // namespace mitts
