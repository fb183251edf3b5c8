// The fast play-outs and the endgame solver of a game. The search `vanilla` uses the play-outs, and `mitts bench`
// measures both. ai/<game>/quick_play.h defines them.
#pragma once

#include "games/game.h"

#include <cstdint>

namespace mitts::ai {

/// Describes a game's fast play-out, `Type`. `takes(state)` returns true if the play-out can start from this state, in
/// which the round must not be over.
template <class G> struct QuickLoop;

/// The number of positions visited, and the result, which the bench adds to its checksum.
struct SolvedEnding {
    std::uint64_t nodes = 0;
    std::int64_t value = 0;
};

/// Describes the endings that the bench measures. `begins(options, state)` returns true at the start of an ending, and
/// `solve(options, state)` solves the ending with all cards open.
template <class G> struct EndingOf;

} // namespace mitts::ai
