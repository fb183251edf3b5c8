// Tests the command line of `mitts bench`, without checking the speed.
#include "cli/commands.h"
#include "tests/support/files.h"

#include <doctest/doctest.h>

#include <sstream>
#include <vector>

using namespace mitts::cli;

namespace {

struct Outcome {
    int status = 0;
    std::string out;
    std::string err;
};

Outcome bench(const std::vector<std::string>& words) {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    std::vector<std::string> all{"bench"};
    all.insert(all.end(), words.begin(), words.end());
    const int status = run(all, {.in = in, .out = out, .err = err});
    return {.status = status, .out = out.str(), .err = err.str()};
}

void check_refused(const std::vector<std::string>& words, const std::string& message) {
    const auto outcome = bench(words);
    CAPTURE(outcome.err);
    CHECK(outcome.status == exit_bad_input);
    CHECK(outcome.out.empty());
    CHECK(outcome.err.find(message) != std::string::npos);
    CHECK(outcome.err.find('\n') == outcome.err.size() - 1); // the error is a single line
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    return lines;
}

} // namespace

TEST_CASE("`mitts bench --native` measures every game, or only the given game") {
    const auto all = bench({"--native", "--measure", "rounds", "--slices", "1"});
    CHECK(all.status == exit_done);
    CHECK(all.err.empty());
    const auto lines = lines_of(all.out);
    REQUIRE(lines.size() == 3);
    CHECK(lines[0].find("mitaines  rounds      native  ") == 0);
    CHECK(lines[1].find("mitch     rounds      native  ") == 0);
    CHECK(lines[2].find("mitigati  rounds      native  ") == 0);
    for (const auto& line : lines) {
        CHECK(line.find(" M/s (ordinarily ") != std::string::npos);
        CHECK(line.find("; 2000 in all, checksum ") != std::string::npos);
    }
    const auto one = lines_of(bench({"--native", "--measure=rounds", "--slices=1", "--game", "mitch"}).out);
    REQUIRE(one.size() == 1);
    CHECK(one[0].substr(one[0].find("checksum")) == lines[1].substr(lines[1].find("checksum")));
}

TEST_CASE("`mitts bench` rejects invalid input") {
    check_refused({"--game", "whist"}, "unknown game 'whist'; known: mitaines, mitch, mitigati");
    check_refused({"--slices", "0", "--native"}, "--slices: '0' is not a whole number from 1 to 100000");
    check_refused({"--slices", "some", "--native"}, "--slices: 'some' is not a whole number");
    check_refused({"--slices", "100001", "--native"}, "--slices: '100001' is not a whole number");
    check_refused({"--passes", "0", "--native"}, "--passes: '0' is not a whole number");
    check_refused({"--measure", "speed", "--native"},
                  "--measure: 'speed' is not rounds, iterations, nodes, review or starts");
    check_refused({"--natve"}, "not expected: --natve");
    check_refused({"--game"}, "--game: 1 required GAME missing");
    check_refused({"mitaines"}, "not expected: mitaines");
    check_refused({"--native", "--wasm", "bench_wasm.js"}, "excludes --native");
    check_refused({"--wasm", "nowhere/bench_wasm.js"}, "there is no nowhere/bench_wasm.js");
}

TEST_CASE("`mitts bench` prints a one-line error if Node.js cannot run the script as a benchmark") {
    const auto outcome = bench({"--game", "mitch", "--measure", "rounds", "--slices", "1", "--wasm",
                                std::string(MITTS_TESTS_FOLDER) + "/cli/bench_test.cpp"});
    CHECK(outcome.status == exit_failed);
    CHECK(outcome.out.empty());
    CHECK(outcome.err.find("could not be run by node") != std::string::npos);
    CHECK(outcome.err.find('\n') == outcome.err.size() - 1);
}
