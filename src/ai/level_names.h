// What the computer players are called, for who offers them without carrying them along: the page's program, whose players
// think in a Worker of their own. A test holds these lists against the players that there are.
#pragma once

#include <array>
#include <string_view>

namespace mitts::ai {

/// The levels that most games have, the weakest first, and those of a game where nothing was found between careful and master that is
/// clearly better than the one and worse than the other.
inline constexpr std::array<std::string_view, 6> six_levels{"newcomer", "hasty",  "forgetful",
                                                            "careful",  "expert", "master"};
inline constexpr std::array<std::string_view, 5> five_levels{"newcomer", "hasty", "forgetful", "careful", "master"};

/// Whom one plays against who has not chosen anybody: no pushover, and not unbeatable.
inline constexpr std::string_view usual_level = "careful";

/// Who gives hints.
inline constexpr std::string_view best_level = "master";

} // namespace mitts::ai
