// Tests the random number generator: its author's published sequence, and sequences that every build must reproduce.
#include "cards/pack.h"
#include "cards/rng.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <vector>

using namespace mitts;

TEST_CASE("PCG32 reproduces its author's published numbers for seed 42 and stream 54") {
    Rng rng(42, 54);
    constexpr std::array<std::uint32_t, 6> published{0xa15c02b7, 0x7b47f409, 0xba1d3330,
                                                     0x83d2f293, 0xbfa4784b, 0xcbed606e};
    for (const auto expected : published) {
        CHECK(rng.next() == expected);
    }
}

TEST_CASE("different streams of one seed produce different sequences") {
    Rng one(7, 1);
    Rng other(7, 2);
    int equal = 0;
    for (int draw = 0; draw < 1000; ++draw) {
        equal += one.next() == other.next() ? 1 : 0;
    }
    CHECK(equal < 3);
}

TEST_CASE("a bounded draw stays below its bound and returns every result about equally often") {
    Rng rng(1);
    for (const std::uint32_t bound : {1U, 2U, 6U, 52U}) {
        std::vector<int> counts(bound, 0);
        constexpr int draws = 52'000;
        for (int draw = 0; draw < draws; ++draw) {
            const auto result = rng.below(bound);
            REQUIRE(result < bound);
            ++counts[result];
        }
        const double expected = static_cast<double>(draws) / bound;
        for (const int count : counts) {
            CHECK(count > expected * 0.8);
            CHECK(count < expected * 1.2);
        }
    }
}

TEST_CASE("a bounded draw is uniform even if the bound does not divide the generator's range") {
    // With a bound of 3 · 2^30, a plain modulo would return the lowest third of the results twice as often.
    constexpr std::uint32_t bound = 3U << 30;
    Rng rng(5);
    int below_a_third = 0;
    constexpr int draws = 30'000;
    for (int draw = 0; draw < draws; ++draw) {
        below_a_third += rng.below(bound) < bound / 3 ? 1 : 0;
    }
    CHECK(below_a_third > draws * 0.32);
    CHECK(below_a_third < draws * 0.35);
}

TEST_CASE("a shuffle moves every item to every position about equally often") {
    std::array<std::array<int, 5>, 5> places{};
    Rng rng(3);
    constexpr int shuffles = 20'000;
    for (int count = 0; count < shuffles; ++count) {
        std::array<std::size_t, 5> items{0, 1, 2, 3, 4};
        shuffle(std::span<std::size_t>(items), rng);
        for (std::size_t place = 0; place < items.size(); ++place) {
            ++places[items[place]][place];
        }
    }
    for (const auto& item : places) {
        for (const int times : item) {
            CHECK(times > shuffles / 5 * 0.93);
            CHECK(times < shuffles / 5 * 1.07);
        }
    }
}

TEST_CASE("generators derived from different seeds, purposes or numbers produce different draws") {
    const auto first = [](std::uint64_t seed, Purpose purpose, std::uint64_t number) {
        return derive_rng(seed, purpose, number).next();
    };
    const auto base = first(1, Purpose::Shuffle, 1);
    CHECK(base == first(1, Purpose::Shuffle, 1));
    CHECK(base != first(2, Purpose::Shuffle, 1));
    CHECK(base != first(1, Purpose::FirstDealer, 1));
    CHECK(base != first(1, Purpose::Shuffle, 2));
}

TEST_CASE("a seed produces the same first shuffle in every build") {
    auto rng = derive_rng(8675309, Purpose::Shuffle, 1);
    auto pack = make_pack();
    shuffle(std::span<Card>(pack), rng);
    std::string text;
    for (std::size_t index = 0; index < 13; ++index) {
        text += to_text(pack[index]) + " ";
    }
    CHECK(text == "5S 7S TD JC 6H AD 5D 3D 4C 4S 8D 8S TS ");
    std::sort(pack.begin(), pack.end());
    CHECK(pack == make_pack());
}
