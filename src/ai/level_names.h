// The names of the computer players, for programs that do not link the players. In the browser, the players run in a
// Worker. A test compares these lists with the players.
#pragma once

#include <array>
#include <string_view>

namespace mitts::ai {

/// The levels of most games, weakest first. `five_levels` is for games without a distinct level between careful and
/// master.
inline constexpr std::array<std::string_view, 6> six_levels{"newcomer", "hasty",  "forgetful",
                                                            "careful",  "expert", "master"};
inline constexpr std::array<std::string_view, 5> five_levels{"newcomer", "hasty", "forgetful", "careful", "master"};

/// The version of the players. Any change to a player's moves requires a new version, because challenges repeat the
/// computers' moves (session/challenge.h).
inline constexpr int players_version = 2;

/// The default opponent, of medium strength.
inline constexpr std::string_view usual_level = "careful";

/// The player that gives hints.
inline constexpr std::string_view best_level = "master";

} // namespace mitts::ai
