// How fast random play-outs go: rounds a second, measured in slices, for each game under its default rules.
//
// The same code runs natively and, as a program of its own (bench_main.cpp), in wasm under node. Work is cut into slices of a
// few milliseconds because V8 replaces its first, slow wasm code by the optimised one only when a function is called anew, and
// because a machine with other work to do is best judged by its undisturbed slices.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mitts::cli {

/// Rounds a second, and a sum over all scores: equal in every build, so that all are known to have played the same.
struct BenchResult {
    std::string game;
    double best = 0;   ///< of the quickest slice
    double median = 0; ///< of the middle one
    std::uint64_t rounds = 0;
    std::int64_t checksum = 0;
};

struct BenchOptions {
    int slices = 300; ///< at least 1
    int rounds_a_slice = 2000;
    std::uint64_t seed = 1;
};

/// Plays rounds of a game at random, in one thread: whole ones, but of Mitigati only the discard and the play. Nothing if there
/// is no such game.
std::optional<BenchResult> bench_playouts(std::string_view game, const BenchOptions& options);

/// "game best median rounds checksum", the speeds in rounds a second: how the wasm program hands its results to the native one.
std::string to_text(const BenchResult& result);
/// Reads such a line; nothing if it is none.
std::optional<BenchResult> parse_bench_result(std::string_view text);

} // namespace mitts::cli
