// Tests the Mitigati options: the table in RULES.md, the text form, and errors.
#include "games/mitigati/game.h"

#include <doctest/doctest.h>

#include <array>

using namespace mitts;
using namespace mitts::mitigati;

namespace {

using G = mitigati::Game;

std::string error_of(std::string_view text) {
    const auto parsed = parse_options<G>(text);
    return parsed ? std::string() : parsed.error().to_text();
}

} // namespace

TEST_CASE("Mitigati's options have the values and defaults in RULES.md") {
    struct Row {
        std::string_view name;
        std::string_view accepts;
        std::string_view standard;
    };
    constexpr std::array<Row, 5> rows{{
        {"players", "3", "3"},
        {"deals", "3 to 30 in steps of 3", "3"},
        {"trump_honour", "per_trump or flat", "per_trump"},
        {"overtrump", "no or yes", "no"},
        {"suits", "french or italian", "french"},
    }};
    REQUIRE(option_descriptors().size() == rows.size());
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const auto& descriptor = option_descriptors()[row];
        const auto shape = shape_of(descriptor);
        CHECK(descriptor.name == rows[row].name);
        CHECK(accepted_values(shape) == rows[row].accepts);
        CHECK(option_value_to_text(shape, descriptor.get(preset_options(Preset::Standard))) == rows[row].standard);
    }
}

TEST_CASE("Mitigati's only preset is standard, which is also the default if the options text is empty") {
    REQUIRE(preset_names().size() == 1);
    CHECK(preset_names()[0] == "standard");
    CHECK(*parse_options<G>("") == preset_options(Preset::Standard));
    CHECK(*parse_options<G>("preset=standard") == preset_options(Preset::Standard));
    CHECK(error_of("preset=pagat") == "column 8: unknown preset 'pagat'; known: standard");
}

TEST_CASE("every value of every Mitigati option survives a round trip through the shortest text") {
    for (const auto& descriptor : option_descriptors()) {
        for (const int value : option_values(shape_of(descriptor))) {
            auto options = preset_options(Preset::Standard);
            descriptor.set(options, value);
            REQUIRE(!validate(options));
            const auto back = parse_options<G>(options_to_text<G>(options));
            REQUIRE(back);
            CHECK(*back == options);
        }
    }
    CHECK(options_to_text<G>(*parse_options<G>("deals=30 suits=italian")) ==
          "preset=standard players=3 deals=30 suits=italian");
}

TEST_CASE("invalid Mitigati options are refused, and the error names the column") {
    CHECK(error_of("players=2") == "column 9: option 'players' accepts 3, not '2'");
    CHECK(error_of("players=4") == "column 9: option 'players' accepts 3, not '4'");
    for (const std::string deals : {"0", "2", "4", "31", "33", "x", ""}) {
        CHECK(error_of("deals=" + deals) ==
              "column 7: option 'deals' accepts 3 to 30 in steps of 3, not '" + deals + "'");
    }
    CHECK(error_of("trump_honor=flat") == "column 1: unknown option 'trump_honor'; did you mean 'trump_honour'?");
    CHECK(error_of("suits=french suits=french") == "column 14: option 'suits' is given twice");
}

TEST_CASE("T17 after the last deal the highest total wins, and players who tie for it share the win") {
    const auto options = *parse_options<G>("deals=6");
    CHECK(winners(options, std::vector<int>{5, 0, -5}, 5).empty());
    CHECK(winners(options, std::vector<int>{5, 0, -5}, 6) == std::vector<int>{0});
    CHECK(winners(options, std::vector<int>{5, 5, -10}, 6) == std::vector<int>{0, 1});
    CHECK(winners(options, std::vector<int>{0, 0, 0}, 6) == std::vector<int>{0, 1, 2});
}
