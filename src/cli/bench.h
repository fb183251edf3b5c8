// Measures the speed of the engine and the players for each game with its default rules, in units of work per second.
//
// The same code runs natively and, as a separate program (bench_main.cpp), as wasm under Node.js. The work is split
// into small parts for two reasons. V8 switches from its slow baseline wasm code to optimised code only when a
// function is called again. On a busy machine, the fastest parts give the most reliable measure.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace mitts::cli {

enum class Measured : std::uint8_t {
    Rounds,     ///< random play-outs of whole rounds, without the bargaining
    Iterations, ///< iterations of the strongest player's search (Thought::iterations)
    Nodes,      ///< positions visited while solving endings with open cards
};

inline constexpr Measured all_measured[] = {Measured::Rounds, Measured::Iterations, Measured::Nodes};

/// Returns "rounds", "iterations" or "nodes".
std::string_view measured_name(Measured measured);
/// Parses one of these names. Returns nothing for any other string.
std::optional<Measured> parse_measured(std::string_view name);

/// The speed in units of work per second, and a checksum over all results. Builds that do the same work produce the
/// same checksum.
struct BenchResult {
    std::string game;
    Measured measured = Measured::Rounds;
    double best = 0;          ///< the speed of the fastest parts
    double median = 0;        ///< the speed of the median parts
    std::uint64_t pieces = 0; ///< the number of units of work
    std::int64_t checksum = 0;
};

struct BenchOptions {
    int slices = 300; ///< the number of slices in a measurement of rounds, at least 1
    int rounds_a_slice = 2000;
    int passes = 5; ///< the number of runs of each search or ending, at least 1
    std::uint64_t seed = 1;
};

/// Measures one game in one thread. Returns nothing if the game does not exist.
std::optional<BenchResult> bench(std::string_view game, Measured measured, const BenchOptions& options);

/// Each function measures one kind of work, or returns nothing if the game does not exist.
std::optional<BenchResult> bench_playouts(std::string_view game, const BenchOptions& options);
std::optional<BenchResult> bench_search(std::string_view game, const BenchOptions& options);
std::optional<BenchResult> bench_endings(std::string_view game, const BenchOptions& options);

/// The work done on one position, in units, and a checksum of its result.
struct Work {
    std::uint64_t pieces = 0;
    std::int64_t checksum = 0;
};

/// Calls `work` for positions 0 … count − 1, `passes` times each. The best speed uses the fastest pass of each
/// position, and the median speed its median pass. `pieces` and `checksum` cover a single pass.
BenchResult measure(int count, int passes, const std::function<Work(int position)>& work);

/// Returns "GAME MEASURED BEST MEDIAN PIECES CHECKSUM", with speeds in units per second. The wasm program passes its
/// results to the native program in this form.
std::string to_text(const BenchResult& result);
/// Parses a result in this form. Returns nothing if it is malformed.
std::optional<BenchResult> parse_bench_result(std::string_view text);

} // namespace mitts::cli
