// What the computer players are called, for who offers them without carrying them along: the page's program, whose players
// think in a Worker of their own. A test holds these lists against the players that there are.
#pragma once

#include <array>
#include <span>
#include <string_view>

namespace mitts::ai {

inline constexpr std::array<std::string_view, 6> six_levels{"newcomer", "hasty",  "forgetful",
                                                            "careful",  "expert", "master"};
inline constexpr std::array<std::string_view, 5> five_levels{"newcomer", "hasty", "forgetful", "careful", "master"};

/// A game's players, the weakest first. In Mitaines nothing was found between careful and master that is clearly better than
/// the one and worse than the other.
constexpr std::span<const std::string_view> level_names(std::string_view game) {
    return game == "mitaines" ? std::span<const std::string_view>(five_levels) : six_levels;
}

/// Whom one plays against who has not chosen anybody: no pushover, and not unbeatable.
inline constexpr std::string_view usual_level = "careful";

/// Who gives hints.
inline constexpr std::string_view best_level = "master";

} // namespace mitts::ai
