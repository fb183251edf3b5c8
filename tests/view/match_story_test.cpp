#include "view/match_story.h"

#include <doctest/doctest.h>
#include <vector>

namespace mitts::view {

TEST_CASE("sides are listed from the highest score to the lowest, and tied sides are listed by seat") {
    CHECK(from_the_highest({10, 45, -5, 45}) == std::vector<std::size_t>{1, 3, 0, 2});
    CHECK(from_the_highest({}).empty());
}

} // namespace mitts::view
