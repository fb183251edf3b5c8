#include "cli/bench.h"

#include "cards/text.h"
#include "games/games.h"
#include "games/mitaines/playout.h"
#include "games/mitch/playout.h"
#include "games/mitigati/playout.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <vector>

namespace mitts::cli {

namespace {

/// The play-out of each game.
template <class G> struct PlayoutOf;
template <> struct PlayoutOf<mitaines::Game> { using Type = mitaines::Playout<>; };
template <> struct PlayoutOf<mitch::Game> { using Type = mitch::Playout<>; };
template <> struct PlayoutOf<mitigati::Game> { using Type = mitigati::Playout<>; };

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
    using Playout = typename PlayoutOf<G>::Type;
    Playout playout(G::preset_options(0));
    Rng rng(options.seed);
    // Called through a pointer that the compiler cannot see through: inlined into this loop, it would be one long call.
    using Slice = std::int64_t (*)(Playout&, Rng&, int);
    const volatile Slice slice = play_slice<Playout>;
    BenchResult result{.game = std::string(G::name)};
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

} // namespace

std::optional<BenchResult> bench_playouts(std::string_view game, const BenchOptions& options) {
    std::optional<BenchResult> result;
    visit_game(game, [&](auto found) { result = bench_game<typename decltype(found)::type>(options); });
    return result;
}

std::string to_text(const BenchResult& result) {
    return result.game + " " + std::to_string(std::llround(result.best)) + " " +
           std::to_string(std::llround(result.median)) + " " + std::to_string(result.rounds) + " " +
           std::to_string(result.checksum);
}

std::optional<BenchResult> parse_bench_result(std::string_view text) {
    const auto words = split_words(text, " \r\n");
    if (words.size() != 5) {
        return std::nullopt;
    }
    const auto best = parse_unsigned(words[1].text);
    const auto median = parse_unsigned(words[2].text);
    const auto rounds = parse_unsigned(words[3].text);
    const auto checksum = parse_integer(words[4].text);
    if (!best || !median || !rounds || !checksum) {
        return std::nullopt;
    }
    return BenchResult{.game = std::string(words[0].text),
                       .best = static_cast<double>(*best),
                       .median = static_cast<double>(*median),
                       .rounds = *rounds,
                       .checksum = *checksum};
}

} // namespace mitts::cli
