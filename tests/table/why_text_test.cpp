// The panel that tells why: the best choices first, with their distance from the best and their weightiest reasons.
#include "table/why_text.h"

#include <doctest/doctest.h>

using namespace mitts;
using i18n::Language;
using view::TextKind;

namespace {

ai::Reply::Option option(std::string action, double value, std::vector<ai::Reply::Term> reasons = {}) {
    return {.action = std::move(action), .value = value, .reasons = std::move(reasons)};
}

view::TextModel why(Language language, std::vector<ai::Reply::Option> options) {
    ai::Reply reply{.number = 1, .action = options.front().action, .alternatives = std::move(options), .error = {}};
    return table::why_text(language, reply, [](std::string_view action) { return "play " + std::string(action); });
}

} // namespace

TEST_CASE("each choice has its words, its distance from the best, and up to three reasons, the weightiest first") {
    const auto text =
        why(Language::English,
            {option("7S", 12, {{"own_chances", 1}, {"points_now", 10}}), option("3H", 11.98),
             option("4D", 8.46, {{"points_now", 0.01}}),
             option("5D", 8, {{"points_now", 1}, {"hand_kept", -2}, {"others_chances", 3}, {"own_chances", 0.5}})});
    REQUIRE(text.blocks.size() == 6);
    CHECK(text.blocks[0].kind == view::TextKind::Line);
    CHECK(text.blocks[0].text == "Play 7S");
    CHECK(text.blocks[0].figure == "best");
    CHECK(text.blocks[1].kind == view::TextKind::Note);
    CHECK(text.blocks[1].text == "points at once\u00A0+10\u00A0· your chances\u00A0+1");
    CHECK(text.blocks[2].figure == "best"); // as good as the best, to what can be told
    CHECK(text.blocks[3].text == "Play 4D");
    CHECK(text.blocks[3].figure == "−3.5");
    CHECK(text.blocks[5].text ==
          "the others’ chances\u00A0+3\u00A0· what stays in hand\u00A0−2\u00A0· points at once\u00A0+1");
}

TEST_CASE("of many choices the first six are told, and how many more there are") {
    std::vector<ai::Reply::Option> options;
    for (int index = 0; index < 9; ++index) {
        options.push_back(option(std::to_string(index), -index));
    }
    const auto text = why(Language::French, options);
    REQUIRE(text.blocks.size() == 7);
    CHECK(text.blocks[5].figure == "−5");
    CHECK(text.blocks[6].text == "3 autres choix, pas meilleurs.");
    options.resize(7);
    CHECK(why(Language::French, options).blocks.back().text == "Un autre choix, pas meilleur.");
}

TEST_CASE("figures are written as the language writes them") {
    CHECK(why(Language::French, {option("7S", 1), option("8S", -1.5)}).blocks[1].figure == "−2,5");
}
