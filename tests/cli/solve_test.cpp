// Tests `mitts solve`: exact values and best lines in the last deal of Mitaines, and error messages.
#include "session/any_match.h"
#include "tests/cli/shell.h"

#include <doctest/doctest.h>

using namespace mitts;
using namespace mitts::tests;
using G = mitaines::Game;

namespace {

std::string record(const std::string& hands, const std::string& more = "", const std::string& actions = "") {
    return "[Game \"mitaines\"]\n[Format \"1\"]\n[Options \"preset=pagat players=2\"]\n[Hands \"" + hands + "\"]\n" +
           more + "[Turn \"0\"]\n\n" + actions + "\n";
}

} // namespace

TEST_CASE("`mitts solve` finds that capturing a lone matching card scores ten points") { // rules example W11
    const auto outcome = mitts_command({"solve", "-"}, record("QC / 2C", "[Pile \"QH\"]\n"));
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    CHECK(outcome.out == "turn 0\nvalue 10\nline QC 2C\naction QC 10\n");
}

TEST_CASE("`mitts solve` avoids a call that would be stolen, and lists the value of each action") { // rules example W12
    const auto outcome = mitts_command({"solve", "-", "--json"}, record("8C 8D 3H / 8H 2S 2D"));
    CHECK(outcome.status == 0);
    const auto solution = lines_of(outcome.out).at(0);
    CHECK(solution["turn"] == 0);
    CHECK(solution["line"].size() == 6);
    CHECK(solution["nodes"] > 0);
    int best = -1000;
    for (const auto& action : solution["actions"]) {
        best = std::max(best, action["value"].get<int>());
        CHECK((action["action"] != "8C:m" || action["value"] < solution["value"]));
    }
    CHECK(best == solution["value"]);
}

TEST_CASE("`mitts solve` starts at the end of a record, even with an open call") { // rules example W7
    const auto outcome = mitts_command({"solve", "-"}, record("4C 4D / 4H 9C", "[Pile \"KC\"]\n", "4C:m"));
    CHECK(outcome.status == 0);
    CHECK(outcome.out.starts_with("turn 1\nvalue 10\nline 4H"));
}

TEST_CASE("the best line of `mitts solve` scores the reported value when it is played out") {
    const auto text = record("7S 7D 9C TD JS / 3H 9H 9D 7C TC", "[Pile \"2C KH\"]\n");
    const auto solution = lines_of(mitts_command({"solve", "--json", "-"}, text).out).at(0);
    std::string actions;
    for (const auto& action : solution["line"]) {
        actions += action.get<std::string>() + " ";
    }
    const auto played =
        mitts_command({"replay", "-"}, record("7S 7D 9C TD JS / 3H 9H 9D 7C TC", "[Pile \"2C KH\"]\n", actions));
    REQUIRE(played.status == 0);
    for (const auto& line : lines_of(played.out)) {
        if (line["type"] == "round_end") {
            CHECK(line["scores"][0].get<int>() - line["scores"][1].get<int>() == solution["value"]);
        }
    }
}

TEST_CASE("`mitts solve` accepts an observation if nothing is hidden from its seat") {
    auto match = *Match<G>::begin(G::preset_options(0), SeededStart{.seed = 3});
    const auto play_first = [&] {
        REQUIRE(!match.submit(G::legal_actions(match.options(), match.referee_state())[0]));
    };
    check_refused({"solve", "-"}, "standard input: 36 cards are still to be dealt",
                  G::observation_to_text(match.observe(match.turn())));
    while (match.referee_state().deal < 3) {
        play_first();
    }
    const auto seen = mitts_command({"solve", "-"}, G::observation_to_text(match.observe(match.turn())));
    CHECK(seen.status == 0);
    CHECK(seen.out == mitts_command({"solve", "-"}, match_to_text(match)).out);
}

TEST_CASE("`mitts solve` rejects invalid or unsuitable input and reports the reason") {
    check_refused({"solve"}, "FILE is required");
    check_refused({"solve", "a", "b"}, "not expected: b");
    check_refused({"solve", "no such file"}, "no such file: the file cannot be opened");
    check_refused({"solve", "-", "--fast"}, "not expected: --fast");
    check_refused({"solve", "-"}, "standard input: 12 cards are still to be dealt; solve knows the last deal only",
                  record("7S / 8S", "[Stock \"2C 3C 4C 5C 6C 7C 2D 3D 4D 5D 6D 7D\"]\n"));
    check_refused({"solve", "-"}, "standard input: line 7, column 7: 9S comes after the end",
                  record("7S / 8S", "", "7S 8S 9S"));
    check_refused({"solve", "-"}, "standard input: the round is over", record("7S / 8S", "", "7S 8S"));
    check_refused({"solve", "-"}, "standard input: line 4, column 14: 7S is there twice", record("7S / 7S"));
    check_refused({"solve", "-"}, "there are 4 players; solve knows two",
                  "[Game \"mitaines\"]\n[Format \"1\"]\n[Options \"preset=regles\"]\n[Hands \"7S / 8S / 9S / TS\"]\n"
                  "[Turn \"0\"]\n\n");
    check_refused({"solve", "-"}, "22 cards are in the hands; solve takes 20 at the most",
                  record("2C 3C 4C 5C 6C 7C 8C 9C TC JC QC / 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD"));
    check_refused({"solve", "-"}, "solve knows the game mitaines only",
                  "[Game \"mitch\"]\n[Format \"1\"]\n[Options \"preset=banilower\"]\n[Seed \"1\"]\n\n");
}
