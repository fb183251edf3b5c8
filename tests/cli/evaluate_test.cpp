// Tests `mitts evaluate`: its output, the rounds that it skips, and its error messages.
#include "tests/cli/shell.h"

#include <doctest/doctest.h>

#include <map>

using namespace mitts::tests;

TEST_CASE("`mitts evaluate` lists the decisions of a round, and the terms of each side add up to its result") {
    for (const std::string game : {"mitaines", "mitch", "mitigati"}) {
        CAPTURE(game);
        const auto trace =
            mitts_command({"trace", "--game", game, "--seed", "4", "--rounds", "1", "--player", "hasty"});
        std::map<int, nlohmann::json> actions; // maps each action's number in the round to the action
        for (const auto& line : lines_of(trace.out)) {
            if (line["type"] == "action") {
                actions[static_cast<int>(actions.size()) + 1] = line;
            }
        }
        const auto outcome = mitts_command({"evaluate", "-", "--worlds", "2"}, trace.out);
        REQUIRE(outcome.status == 0);
        int decisions = 0;
        int sums = 0;
        for (const auto& line : lines_of(outcome.out)) {
            if (line["type"] == "decision") {
                ++decisions;
                const auto& action = actions.at(line["action"].get<int>());
                CHECK(line["seat"] == action["seat"]);
                if (game != "mitigati") {
                    CHECK(line["chosen"] == action["action"]);
                    CHECK(line["values"].size() == action["legal"].size());
                }
                CHECK(line["loss"] >= 0);
                continue;
            }
            ++sums;
            const auto part = [&](const char* name) { return line[name].get<long long>(); };
            CHECK(part("start") + part("deal") + part("draws") + part("hidden") - part("losses") + part("others") ==
                  part("result"));
        }
        CHECK(decisions > 0);
        CHECK(sums >= 2);
    }
}

TEST_CASE("`mitts evaluate` gives the same output for the same command, and different values for a different seed") {
    const auto trace = mitts_command({"trace", "--game", "mitigati", "--seed", "1", "--rounds", "1"}).out;
    const auto with_seed = [&](const std::string& seed) {
        return mitts_command({"evaluate", "-", "--worlds", "2", "--seed", seed}, trace).out;
    };
    CHECK(with_seed("0") == with_seed("0"));
    CHECK(with_seed("0") != with_seed("1"));
}

TEST_CASE("`mitts evaluate` skips an unfinished round") {
    const auto outcome =
        mitts_command({"evaluate", "-"}, "[Game \"mitigati\"]\n[Seed \"1\"]\n[Dealer \"2\"]\n\nbid:20\n");
    CHECK(outcome.status == 0);
    CHECK(outcome.out.empty());
}

TEST_CASE("`mitts evaluate` rejects invalid input with a one-line error") {
    check_refused({"evaluate"}, "FILE");
    check_refused({"evaluate", "-", "--worlds", "0"}, "--worlds", "");
    check_refused({"evaluate", "-"}, "does not name its game", "[Options \"\"]\n");
    check_refused({"evaluate", "-"}, "not an action", "[Game \"mitch\"]\n[Seed \"1\"]\n\nplace:ZZ\n");
}
