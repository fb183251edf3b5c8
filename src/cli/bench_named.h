// Runs a bench for the game with a given name.
#pragma once

#include "cli/bench.h"
#include "games/games.h"

#include <optional>
#include <string_view>

namespace mitts::cli {

/// Returns the result of `bench(Which<G>)` for this game, with the game's name. Returns nothing if the game does not
/// exist.
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
