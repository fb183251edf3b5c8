#include "cli/bench.h"

#include "cards/text.h"
#include "games/mitaines/playout.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <vector>

namespace mitts::cli {

namespace {

// Called through a pointer that the compiler cannot see through: inlined into the loop over slices, it would be one long call.
using Slice = std::int64_t (*)(mitaines::Playout<>&, Rng&, int);

std::int64_t play_slice(mitaines::Playout<>& playout, Rng& rng, int rounds) {
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

} // namespace

BenchResult bench_playouts(const BenchOptions& options) {
    const auto rules = mitaines::preset_options(mitaines::Preset::Pagat);
    mitaines::Playout<> playout(rules);
    Rng rng(options.seed);
    const volatile Slice slice = play_slice;
    BenchResult result;
    std::vector<double> speeds;
    for (int number = 0; number < options.slices; ++number) {
        const auto start = std::chrono::steady_clock::now();
        const Slice play = slice;
        result.checksum += play(playout, rng, options.rounds_a_slice);
        speeds.push_back(options.rounds_a_slice / seconds_since(start));
        result.rounds += static_cast<std::uint64_t>(options.rounds_a_slice);
    }
    std::sort(speeds.begin(), speeds.end());
    result.best = speeds.back();
    result.median = speeds[speeds.size() / 2];
    return result;
}

std::string to_text(const BenchResult& result) {
    return std::to_string(std::llround(result.best)) + " " + std::to_string(std::llround(result.median)) + " " +
           std::to_string(result.rounds) + " " + std::to_string(result.checksum);
}

std::optional<BenchResult> parse_bench_result(std::string_view text) {
    const auto words = split_words(text, " \r\n");
    if (words.size() != 4) {
        return std::nullopt;
    }
    const auto best = parse_unsigned(words[0].text);
    const auto median = parse_unsigned(words[1].text);
    const auto rounds = parse_unsigned(words[2].text);
    const auto checksum = parse_integer(words[3].text);
    if (!best || !median || !rounds || !checksum) {
        return std::nullopt;
    }
    return BenchResult{.best = static_cast<double>(*best),
                       .median = static_cast<double>(*median),
                       .rounds = *rounds,
                       .checksum = *checksum};
}

} // namespace mitts::cli
