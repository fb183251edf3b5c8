// Tests `mitts puzzles`: the verification of puzzle files, and its error messages.
#include "tests/cli/shell.h"
#include "tests/support/files.h"

#include <doctest/doctest.h>

using namespace mitts::tests;

namespace {

// Returns the first of the shipped Mitaines puzzles.
std::string puzzle() {
    const auto file = read_test_file("../web/puzzles/mitaines.txt").value();
    return file.substr(0, file.find('\n') + 1);
}

Outcome verify(const std::string& puzzles) {
    return mitts_command({"puzzles", "--verify", "-", "--worlds", "2000", "--seed", "5"}, puzzles);
}

} // namespace

TEST_CASE("`mitts puzzles` verifies a shipped puzzle") {
    const auto outcome = verify(puzzle());
    CHECK(outcome.status == 0);
    CHECK(outcome.out == "1 passed, 0 failed\n");
}

TEST_CASE("`mitts puzzles` reports a wrong solution, an illegal move or an invalid line with its line number") {
    auto other = nlohmann::json::parse(puzzle());
    other["right"] = nlohmann::json::array({other["usual"]});
    const auto wrong = verify(puzzle() + other.dump() + "\n");
    CHECK(wrong.status == 1);
    CHECK(wrong.out == "-, line 2: other actions are right\n1 passed, 1 failed\n");

    auto illegal = nlohmann::json::parse(puzzle());
    illegal["record"] = illegal["record"].get<std::string>() + " QQ\n";
    CHECK(verify(illegal.dump()).out.find("-, line 1: line ") == 0);
    for (const std::string text : {"nonsense\n", "{}\n", "[1]\n", R"({"right":1,"record":2})"}) {
        CHECK(verify(text).out.find("-, line 1: not a puzzle\n") == 0);
    }
    CHECK(verify("").status == 1);
}

TEST_CASE("`mitts puzzles` rejects missing, invalid or contradictory options") {
    CHECK(mitts_command({"puzzles"}).status == 2);
    CHECK(mitts_command({"puzzles", "--game", "mitch", "--options", "preset=nothing"}).status == 2);
    check_refused({"puzzles", "--verify", "/nowhere"}, "/nowhere: the file cannot be opened");
    check_refused({"puzzles", "--verify", "/"}, "/: the file cannot be read");
    CHECK(mitts_command({"puzzles", "--game", "mitch", "--verify", "-"}).status == 2);
}
