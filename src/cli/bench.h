// How fast the engine and the players are, in pieces of work a second, for each game under its default rules.
//
// The same code runs natively and, as a program of its own (bench_main.cpp), in wasm under node. Work is cut into small pieces
// because V8 replaces its first, slow wasm code by the optimised one only when a function is called anew, and because a machine
// with other work to do is best judged by its undisturbed moments.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace mitts::cli {

enum class Measured : std::uint8_t {
    Rounds,     ///< random play-outs: whole rounds, but for what is bargained
    Iterations, ///< of the strongest player's search (Thought::iterations)
    Nodes,      ///< of exact endings with open cards
};

inline constexpr Measured all_measured[] = {Measured::Rounds, Measured::Iterations, Measured::Nodes};

/// "rounds", "iterations", "nodes".
std::string_view measured_name(Measured measured);
std::optional<Measured> parse_measured(std::string_view name);

/// Pieces of work a second, and a sum over all results: equal in every build, so that all are known to have done the same.
struct BenchResult {
    std::string game;
    Measured measured = Measured::Rounds;
    double best = 0;   ///< in undisturbed moments
    double median = 0; ///< in ordinary ones
    std::uint64_t pieces = 0;
    std::int64_t checksum = 0;
};

struct BenchOptions {
    int slices = 300; ///< of rounds: at least 1, each of so many
    int rounds_a_slice = 2000;
    int passes = 5; ///< how often every position is searched or solved; at least 1
    std::uint64_t seed = 1;
};

/// Measures one game, in one thread. Nothing if there is no such game.
std::optional<BenchResult> bench(std::string_view game, Measured measured, const BenchOptions& options);

std::optional<BenchResult> bench_playouts(std::string_view game, const BenchOptions& options);
std::optional<BenchResult> bench_search(std::string_view game, const BenchOptions& options);
std::optional<BenchResult> bench_endings(std::string_view game, const BenchOptions& options);

/// What one position came to.
struct Work {
    std::uint64_t pieces = 0;
    std::int64_t checksum = 0;
};

/// Does the work of positions 0 … count − 1, all of them `passes` times. The best speed is that of every position's quickest
/// pass, the median that of its middle one; pieces and checksum are those of one pass.
BenchResult measure(int count, int passes, const std::function<Work(int position)>& work);

/// "game measured best median pieces checksum", the speeds in pieces a second: how the wasm program hands its results to the
/// native one.
std::string to_text(const BenchResult& result);
/// Reads such a line; nothing if it is none.
std::optional<BenchResult> parse_bench_result(std::string_view text);

} // namespace mitts::cli
