// What of a game is played quickly: the loop of its random play-outs, for the textbook search and the bench, and its exact
// endings, for the bench. Each game tells it in ai/<game>/quick_play.h.
#pragma once

#include "games/game.h"

#include <cstdint>

namespace mitts::ai {

/// `Type` is the game's quick loop, which `takes(state)` says it can go on from; states are not over.
template <class G> struct QuickLoop;

struct SolvedEnding {
    std::uint64_t nodes = 0;
    std::int64_t value = 0;
};

/// The endings that are measured: `begins(options, state)` where one begins, `solve(options, state)` with all cards open.
template <class G> struct EndingOf;

} // namespace mitts::ai
