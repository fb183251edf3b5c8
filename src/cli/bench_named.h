// The bench of the game with a name.
#pragma once

#include "cli/bench.h"
#include "games/games.h"

#include <optional>
#include <string_view>

namespace mitts::cli {

/// `bench(Which<G>)` of the named game with its name on it; nothing if there is no such game.
template <class Bench> std::optional<BenchResult> bench_named(std::string_view game, Measured measured, Bench bench) {
    std::optional<BenchResult> result;
    visit_game(game, [&](auto found) {
        result = bench(found);
        result->game = decltype(found)::type::name;
        result->measured = measured;
    });
    return result;
}

} // namespace mitts::cli
