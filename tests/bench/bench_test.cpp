// Tests the benchmark without a clock: its rounds, and the text form of the wasm program's results.
#include "cli/bench.h"
#include "games/games.h"

#include <doctest/doctest.h>

using namespace mitts;
using namespace mitts::cli;

namespace {

BenchResult bench_of(std::string_view game, const BenchOptions& options) {
    const auto result = bench_playouts(game, options);
    REQUIRE(result);
    return *result;
}

} // namespace

TEST_CASE("benchmark rounds have the same checksums in every build") {
    const BenchOptions few{.slices = 2, .rounds_a_slice = 100};
    CHECK(bench_of("mitaines", few).checksum == 50610);
    CHECK(bench_of("mitch", few).checksum == 2091);
    CHECK(bench_of("mitigati", few).checksum == 405);
}

TEST_CASE("every game can be benchmarked, and an unknown game is refused") {
    for_each_game([](auto game) {
        const auto result = bench_of(decltype(game)::type::name, {.slices = 3, .rounds_a_slice = 5});
        CHECK(result.game == decltype(game)::type::name);
        CHECK(result.pieces == 15);
        CHECK(result.best >= result.median);
        CHECK(result.median > 0);
    });
    CHECK(!bench_playouts("whist", {}));
    CHECK(!bench_playouts("", {}));
}

TEST_CASE("a benchmark's rounds depend on its seed, but not on its division into slices") {
    const auto once = bench_of("mitaines", {.slices = 1, .rounds_a_slice = 60});
    CHECK(bench_of("mitaines", {.slices = 6, .rounds_a_slice = 10}).checksum == once.checksum);
    CHECK(bench_of("mitaines", {.slices = 1, .rounds_a_slice = 60, .seed = 2}).checksum != once.checksum);
}

TEST_CASE("a benchmark with several passes reports the amount of work and the checksum of a single pass") {
    for (const int passes : {1, 3}) {
        std::vector<int> asked;
        const auto result = measure(4, passes, [&](int position) {
            asked.push_back(position);
            return Work{.pieces = 10, .checksum = position};
        });
        CHECK(result.pieces == 40);
        CHECK(result.checksum == 6);
        CHECK(asked.size() == static_cast<std::size_t>(4 * passes));
        CHECK(result.best >= result.median);
    }
}

TEST_SUITE("slow") {
    TEST_CASE("every game's search and endgame solver can be benchmarked") {
        for_each_game([](auto game) {
            for (const auto measured : {Measured::Iterations, Measured::Nodes}) {
                const auto result = bench(decltype(game)::type::name, measured, {.passes = 1});
                REQUIRE(result);
                CHECK(result->game == decltype(game)::type::name);
                CHECK(result->measured == measured);
                CHECK(result->pieces > 0);
            }
        });
    }
}

TEST_CASE("a benchmark result survives a round trip through text") {
    const BenchResult result{.game = "mitch",
                             .measured = Measured::Nodes,
                             .best = 1234567,
                             .median = 1200000,
                             .pieces = 600000,
                             .checksum = -42};
    CHECK(to_text(result) == "mitch nodes 1234567 1200000 600000 -42");
    const auto back = parse_bench_result(to_text(result) + "\n");
    REQUIRE(back);
    CHECK(back->game == result.game);
    CHECK(back->best == result.best);
    CHECK(back->median == result.median);
    CHECK(back->measured == result.measured);
    CHECK(back->pieces == result.pieces);
    CHECK(back->checksum == result.checksum);
}

TEST_CASE("malformed benchmark results are rejected") {
    for (const auto* text : {"", "mitch", "mitch 1 2 3", "mitch 1 2 3 4", "mitch rounds 1 2 3 4 5",
                             "mitch speed 1 2 3 4", "mitch rounds fast 2 3 4", "mitch rounds -1 2 3 4",
                             "mitch rounds 1.5 2 3 4", "mitch rounds 1 2 3 x", "no such game"}) {
        CAPTURE(text);
        CHECK(!parse_bench_result(text));
    }
}
