#include "view/match_story.h"

#include <doctest/doctest.h>
#include <vector>

namespace mitts::view {

TEST_CASE("sides are listed from the highest score to the lowest, and tied sides are listed by seat") {
    CHECK(from_the_highest({10, 45, -5, 45}) == std::vector<std::size_t>{1, 3, 0, 2});
    CHECK(from_the_highest({}).empty());
}

TEST_CASE("the separator before a round's name never starts a line") {
    CHECK(in_round(i18n::Language::English, i18n::TextId::LogRound, 3) == "\u00A0· Round\u00A03");
    CHECK(in_round(i18n::Language::French, i18n::TextId::LogDeal, 12) == "\u00A0· Brasse\u00A012");
}

} // namespace mitts::view
