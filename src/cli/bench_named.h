// Runs a benchmark for the game with a given name.
#pragma once

#include "cli/bench.h"
#include "games/games.h"

#include <optional>
#include <string_view>

namespace mitts::cli {

/// Calls `bench(Which<G>)` for the game with this name. Returns its result with the game's name, or nothing if the game
/// does not exist.
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
