// Every refusal of a game by its name and the rule it goes by: one row for each id, in the ids' order.
#pragma once

#include <string_view>

namespace mitts {

struct RefusalRow {
    std::string_view name; ///< for texts, messages and tests
    std::string_view rule; ///< its number on the rules page; empty where no rule is needed to see why
};

} // namespace mitts
