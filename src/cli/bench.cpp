#include "cli/bench.h"

#include "ai/players.h"
#include "cards/text.h"
#include "cli/bench_named.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <vector>

namespace mitts::cli {

namespace {

template <class Playout> std::int64_t play_slice(Playout& playout, Rng& rng, int rounds) {
    std::int64_t sum = 0;
    for (int round = 0; round < rounds; ++round) {
        const auto end = playout.play_round(rng);
        sum += end.scores[0] + 3 * end.scores[1];
    }
    return sum;
}

double seconds_since(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

template <class G> BenchResult bench_game(const BenchOptions& options) {
    using Playout = typename ai::QuickLoop<G>::Type;
    Playout playout(G::preset_options(0));
    Rng rng(options.seed);
    // The call goes through a volatile pointer to prevent inlining. An inlined loop would run in one call, and V8
    // would never switch to its optimised code (bench.h).
    using Slice = std::int64_t (*)(Playout&, Rng&, int);
    const volatile Slice slice = play_slice<Playout>;
    BenchResult result;
    std::vector<double> speeds;
    for (int number = 0; number < options.slices; ++number) {
        const auto start = std::chrono::steady_clock::now();
        const Slice play = slice;
        result.checksum += play(playout, rng, options.rounds_a_slice);
        speeds.push_back(options.rounds_a_slice / seconds_since(start));
        result.pieces += static_cast<std::uint64_t>(options.rounds_a_slice);
    }
    std::sort(speeds.begin(), speeds.end());
    result.best = speeds.back();
    result.median = speeds[speeds.size() / 2];
    return result;
}

constexpr std::array<std::string_view, 3> names{"rounds", "iterations", "nodes"};

} // namespace

std::string_view measured_name(Measured measured) {
    return names[static_cast<std::size_t>(measured)];
}

std::optional<Measured> parse_measured(std::string_view name) {
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? std::nullopt : std::optional(static_cast<Measured>(found - names.begin()));
}

BenchResult measure(int count, int passes, const std::function<Work(int position)>& work) {
    std::vector<std::vector<double>> seconds(static_cast<std::size_t>(count));
    BenchResult result;
    for (int pass = 0; pass < passes; ++pass) {
        result.pieces = 0;
        result.checksum = 0;
        for (int position = 0; position < count; ++position) {
            const auto start = std::chrono::steady_clock::now();
            const auto done = work(position);
            seconds[static_cast<std::size_t>(position)].push_back(seconds_since(start));
            result.pieces += done.pieces;
            result.checksum += done.checksum;
        }
    }
    double best = 0;
    double median = 0;
    for (auto& times : seconds) {
        std::sort(times.begin(), times.end());
        best += times.front();
        median += times[times.size() / 2];
    }
    result.best = static_cast<double>(result.pieces) / best;
    result.median = static_cast<double>(result.pieces) / median;
    return result;
}

std::optional<BenchResult> bench_playouts(std::string_view game, const BenchOptions& options) {
    return bench_named(game, Measured::Rounds,
                       [&](auto which) { return bench_game<typename decltype(which)::type>(options); });
}

std::optional<BenchResult> bench(std::string_view game, Measured measured, const BenchOptions& options) {
    switch (measured) {
    case Measured::Rounds:
        return bench_playouts(game, options);
    case Measured::Iterations:
        return bench_search(game, options);
    case Measured::Nodes:
        break;
    }
    return bench_endings(game, options);
}

std::string to_text(const BenchResult& result) {
    return result.game + " " + std::string(measured_name(result.measured)) + " " +
           std::to_string(std::llround(result.best)) + " " + std::to_string(std::llround(result.median)) + " " +
           std::to_string(result.pieces) + " " + std::to_string(result.checksum);
}

std::optional<BenchResult> parse_bench_result(std::string_view text) {
    const auto words = split_words(text, " \r\n");
    if (words.size() != 6) {
        return std::nullopt;
    }
    const auto measured = parse_measured(words[1].text);
    const auto best = parse_unsigned(words[2].text);
    const auto median = parse_unsigned(words[3].text);
    const auto pieces = parse_unsigned(words[4].text);
    const auto checksum = parse_integer(words[5].text);
    if (!measured || !best || !median || !pieces || !checksum) {
        return std::nullopt;
    }
    return BenchResult{.game = std::string(words[0].text),
                       .measured = *measured,
                       .best = static_cast<double>(*best),
                       .median = static_cast<double>(*median),
                       .pieces = *pieces,
                       .checksum = *checksum};
}

} // namespace mitts::cli
