// The names of the computer players, for code that does not link them. The page's program is one example; its players
// run in a Worker. A test compares these lists with the players.
#pragma once

#include <array>
#include <string_view>

namespace mitts::ai {

/// The levels of most games, weakest first. The shorter list is for a game with no level that is clearly between
/// careful and master.
inline constexpr std::array<std::string_view, 6> six_levels{"newcomer", "hasty",  "forgetful",
                                                            "careful",  "expert", "master"};
inline constexpr std::array<std::string_view, 5> five_levels{"newcomer", "hasty", "forgetful", "careful", "master"};

/// The default opponent, of medium strength.
inline constexpr std::string_view usual_level = "careful";

/// The player that gives hints.
inline constexpr std::string_view best_level = "master";

} // namespace mitts::ai
