#include "cards/in_order.h"

#include <doctest/doctest.h>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace mitts {

namespace {

std::vector<std::string> by_length(std::vector<std::string> words) {
    put_in_order(words, [](const auto& left, const auto& right) { return left.size() < right.size(); });
    return words;
}

} // namespace

TEST_CASE("sorting a list keeps equal items in their original order") {
    CHECK(by_length({"sock", "jack", "ten", "mitten", "ace", "glove"}) ==
          std::vector<std::string>{"ten", "ace", "sock", "jack", "glove", "mitten"});
    CHECK(by_length({"mitten", "glove", "sock", "ten"}) == std::vector<std::string>{"ten", "sock", "glove", "mitten"});
    CHECK(by_length({"ten"}) == std::vector<std::string>{"ten"});
    CHECK(by_length({}).empty());
}

TEST_CASE("sorting part of a list leaves the rest unchanged") {
    std::vector<int> numbers{9, 3, 1, 2};
    put_in_order(std::span(numbers).subspan(1), std::less<>{});
    CHECK(numbers == std::vector<int>{9, 1, 2, 3});
}

} // namespace mitts
