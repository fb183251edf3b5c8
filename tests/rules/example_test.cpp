// Plays every example of the rules pages and checks its claims.
#include "tests/support/files.h"
#include "tests/support/played_example.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace mitts;
using namespace mitts::tests;

namespace {

template <Game G> void check_page() {
    const auto file = "web/rules/" + std::string(G::name) + ".en.md";
    const auto page = read_test_file("../" + file);
    REQUIRE_MESSAGE(page.has_value(), file << " is missing");
    for (const auto& example : examples_in(*page)) {
        const auto at = [&](int line) { return file + ":" + std::to_string(line) + ": " + example.name + ": "; };
        const PlayedExample<G> played(example);
        if (const auto trouble = played.trouble(); !trouble.empty()) {
            FAIL_CHECK(at(example.line) << trouble);
            continue;
        }
        int claims = 0;
        for (const auto& claim : example.lines) {
            if (played.is_given(claim.key)) {
                continue;
            }
            const auto outcome = played.outcome(claim.key, claim.value);
            CHECK_MESSAGE(outcome == claim.value,
                          at(claim.line) << claim.key << ": claimed " << claim.value << ", but got " << outcome);
            ++claims;
        }
        CHECK_MESSAGE(claims > 0, at(example.line) << "the example has no claims");
    }
}

} // namespace

TEST_CASE("every claim in the examples on the rules pages is true") {
    for_each_game([](auto which) { check_page<typename decltype(which)::type>(); });
}

TEST_CASE("a false claim is reported with the actual result") {
    Example example{.name = "W13",
                    .line = 1,
                    .lines = {{.key = "hands", .value = "6C 6D 6H QS / 6S QC", .line = 2},
                              {.key = "moves", .value = "6C:g 6S", .line = 3}}};
    const PlayedExample<mitaines::Game> played(example);
    CHECK(played.trouble().empty());
    CHECK(played.outcome("points", "1: call 100") == "1: call 100, double 100");
    CHECK(played.outcome("seats", "0 0") == "0 1");
    CHECK(played.outcome("by", "M15.1") == "M15.2 M17 M18.1 M18.2");
    CHECK(played.outcome("refused", "6D M9") == "6D allowed");
    CHECK(played.outcome("refused", "QS M9") == "QS allowed");
    CHECK(played.outcome("allowed", "6D:g") == "6D:g M10");
    CHECK(played.outcome("pile-after", "1") == "0");
    CHECK(played.outcome("holds", "1 1") == "3 1");
    CHECK(played.outcome("ends", "round") == "not yet");
    CHECK(played.outcome("winer", "0") == "no such claim");
    example.lines[1].value = "6C:g 9S";
    CHECK(PlayedExample<mitaines::Game>(example).trouble() != "");
}

TEST_CASE("examples are parsed with their line numbers") {
    const auto examples =
        examples_in("# A\nx: y\n```example W1 A title: here\nhands: 2C / -\n\nmoves: 2C\n```\n\n```\nz: z\n```\n"
                    "```example W2\n```\n");
    REQUIRE(examples.size() == 2);
    CHECK(examples[0].name == "W1");
    CHECK(examples[0].line == 3);
    REQUIRE(examples[0].lines.size() == 2);
    CHECK(examples[0].lines[1].key == "moves");
    CHECK(examples[0].lines[1].line == 6);
    CHECK(examples[0].value("hands") == "2C / -");
    CHECK(examples[0].value("pile").empty());
    CHECK(examples[1].lines.empty());
    CHECK(parts_of(" 2C,  3C:m , ", ',') == std::vector<std::string>{"2C", "3C:m"});
}
