// What the computer players are called, for who offers them without carrying them along: the page's program, whose players
// think in a Worker of their own. A test holds this list against the players that there are.
#pragma once

#include <array>
#include <string_view>

namespace mitts::ai {

/// Every game's players, the weakest first.
inline constexpr std::array<std::string_view, 2> level_names{"random", "careful"};

} // namespace mitts::ai
