// Checks that the fast random draws for play-outs are in range and uniform.
#include "cards/quick_random.h"

#include <doctest/doctest.h>

#include <array>
#include <numeric>

using namespace mitts;

TEST_CASE("quick_below draws every number below the bound uniformly") {
    Rng rng(1);
    for (const int bound : {1, 2, 5, 52, 104}) {
        std::array<int, 104> drawn{};
        for (int draw = 0; draw < 1000 * bound; ++draw) {
            const int number = quick_below(bound, rng);
            REQUIRE(number >= 0);
            REQUIRE(number < bound);
            ++drawn[static_cast<std::size_t>(number)];
        }
        for (std::size_t number = 0; number < static_cast<std::size_t>(bound); ++number) {
            CHECK(drawn[number] > 1000 - 5 * 32); // within five standard deviations of the mean
            CHECK(drawn[number] < 1000 + 5 * 32);
        }
    }
}

TEST_CASE("quick_shuffle keeps every item and moves it to every position equally often") {
    Rng rng(2);
    for (const std::size_t size : {1U, 2U, 5U, 6U}) {
        std::array<int, 6> items{};
        std::iota(items.begin(), items.end(), 0);
        std::array<std::array<int, 6>, 6> found{};
        const int shuffles = 1000 * static_cast<int>(size);
        for (int shuffled = 0; shuffled < shuffles; ++shuffled) {
            quick_shuffle(std::span<int>(items.data(), size), rng);
            std::array<bool, 6> seen{};
            for (std::size_t place = 0; place < size; ++place) {
                const auto item = static_cast<std::size_t>(items[place]);
                REQUIRE(item < size);
                CHECK(!seen[item]);
                seen[item] = true;
                ++found[item][place];
            }
        }
        for (std::size_t item = 0; item < size; ++item) {
            for (std::size_t place = 0; place < size; ++place) {
                CHECK(found[item][place] > 1000 - 5 * 32);
                CHECK(found[item][place] < 1000 + 5 * 32);
            }
        }
    }
}
