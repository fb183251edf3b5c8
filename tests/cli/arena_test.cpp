// Tests `mitts arena`: results, shards, external programs as players, and errors.
#include "tests/cli/shell.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using mitts::tests::mitts_command;
using nlohmann::json;

namespace {

std::vector<std::string> contest(std::vector<std::string> more) {
    std::vector<std::string> words{"arena", "--game", "mitch", "--player", "careful", "--player", "random"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

/// Returns a result without its times, which vary.
json figures(const std::string& line) {
    auto result = json::parse(line);
    CHECK(result["milliseconds"].size() == 2);
    CHECK(result["milliseconds"][0]["most"] >= result["milliseconds"][0]["median"]);
    result.erase("milliseconds");
    return result;
}

/// A program that plays the first card of its hand. This is legal in Mitaines if the seat has no open call.
constexpr std::string_view first_card_player =
    R"(cmd:while read -r key rest; do case "$key" in number) n=$rest;; hand) card=${rest%% *};; )"
    R"("") printf 'number %s\naction %s\n\n' "$n" "$card";; esac; done)";

} // namespace

TEST_CASE("`mitts arena` prints results as text or as JSON, and a repeated contest gives the same results") {
    const auto text = mitts_command(contest({"--decks", "6", "--seed", "4"}));
    CHECK(text.status == 0);
    CHECK(text.out.find("careful against random, mitch preset=banilower") == 0);
    CHECK(text.out.find("6 deck sets") != std::string::npos);
    CHECK(text.out.find("sets won               100.0 %") != std::string::npos);
    const auto once = mitts_command(contest({"--decks", "6", "--seed", "4", "--json"}));
    const auto again = mitts_command(contest({"--decks", "6", "--seed", "4", "--json"}));
    CHECK(figures(once.out) == figures(again.out));
    CHECK(figures(once.out)["sets"] == 6);
    CHECK(figures(once.out)["points"]["mean"] > 4);
}

TEST_CASE("`mitts arena` can limit the vanilla search by iterations or by time") {
    for (const std::string name : {"vanilla:30", "vanilla:1ms"}) {
        const auto outcome = mitts_command(
            {"arena", "--game", "mitaines", "--player", name, "--player", "random", "--decks", "2", "--json"});
        CHECK(outcome.status == 0);
        CHECK(json::parse(outcome.out)["sets"] == 2);
    }
}

TEST_CASE("`mitts arena` merges shards into the results of the whole contest") {
    const auto whole = mitts_command(contest({"--decks", "7", "--json"}));
    std::string parts;
    for (const std::string shard : {"1/3", "2/3", "3/3"}) {
        parts += mitts_command(contest({"--decks", "7", "--json", "--shard", shard})).out;
    }
    const auto merged = mitts_command({"arena", "--merge", "-", "--json"}, parts);
    CHECK(merged.status == 0);
    CHECK(figures(merged.out) == figures(whole.out));
}

TEST_CASE("`mitts arena` also reports the bids and the agreed rounds if the game has bargaining") {
    const std::vector<std::string> words{"arena",    "--game",  "mitigati", "--player", "stander",
                                         "--player", "nibbler", "--decks",  "2"};
    const auto with = [&](std::vector<std::string> more) {
        more.insert(more.begin(), words.begin(), words.end());
        return mitts_command(more);
    };
    const auto text = with({}).out;
    CHECK(text.find("bids a player a round  ") != std::string::npos);
    CHECK(text.find("rounds agreed          100.0 %") != std::string::npos); // no player asks for more cards
    const auto whole = figures(with({"--json"}).out)["bargaining"];
    CHECK(whole["rounds"] == 12);
    CHECK(whole["agreed"] == 12);
    CHECK(whole["bids"][1]["most"] >= whole["bids"][1]["median"]);
    const auto parts = with({"--json", "--shard", "1/2"}).out + with({"--json", "--shard", "2/2"}).out;
    CHECK(figures(mitts_command({"arena", "--merge", "-", "--json"}, parts).out)["bargaining"] == whole);
    CHECK(figures(mitts_command(contest({"--decks", "1", "--json"})).out).count("bargaining") == 0);
}

TEST_CASE("`mitts arena` plays the first of several players against each of the others") {
    const auto outcome = mitts_command(contest({"--player", "careful", "--decks", "1", "--json"}));
    const auto end_of_first = outcome.out.find('\n');
    CHECK(figures(outcome.out.substr(0, end_of_first))["against"] == "random");
    CHECK(figures(outcome.out.substr(end_of_first + 1))["against"] == "careful");
}

TEST_CASE("`mitts arena --decency` counts each kind of blunder in moves or hints and shows the positions") {
    const std::vector<std::string> words{"arena", "--decency", "--game", "mitch", "--player", "random", "--decks"};
    auto hints = words;
    hints.insert(hints.end(), {"1", "--hints", "--json"});
    const auto advised = json::parse(mitts_command(hints).out);
    CHECK(advised["hints"] == "master");
    CHECK(advised["rounds"] == 1);
    auto shown = words;
    shown.insert(shown.end(), {"3", "--show", "1"});
    const auto outcome = mitts_command(shown);
    CHECK(outcome.status == 0);
    CHECK(outcome.out.find("\nviewer ") != std::string::npos);
    CHECK(outcome.out.find("lost-suit") != std::string::npos);
    CHECK(mitts_command({"arena", "--decency", "--game", "mitch"}).status == 2);
    CHECK(mitts_command({"arena", "--game", "mitch", "--player", "random", "--player", "random", "--hints"}).status ==
          2);
}

TEST_CASE("`mitts arena` accepts a program that implements the protocol") {
    const auto outcome = mitts_command({"arena", "--game", "mitaines", "--player", "careful", "--player",
                                        std::string(first_card_player), "--decks", "2", "--json"});
    CHECK(outcome.err.empty());
    CHECK(outcome.status == 0);
    CHECK(figures(outcome.out)["points"]["mean"] > 0);
}

TEST_CASE("`mitts arena` ends with an error if a program exits or sends an invalid reply") {
    for (const std::string program : {"cmd:true", "cmd:echo nonsense; echo", "cmd:printf 'number 1\\naction QQ\\n\\n'",
                                      "cmd:printf 'number 1\\naction place:AC\\n\\n'"}) {
        CAPTURE(program);
        const auto outcome =
            mitts_command({"arena", "--game", "mitch", "--player", program, "--player", "random", "--decks", "1"});
        CHECK(outcome.status == 1);
        CHECK(outcome.out.empty());
        CHECK(!outcome.err.empty());
    }
}

TEST_CASE("`mitts arena` rejects invalid contests") {
    struct Wrong {
        std::vector<std::string> words;
        std::string message;
    };
    const std::vector<Wrong> wrong{
        {{"arena", "--player", "random", "--player", "random"}, "--game is missing"},
        {{"arena", "--game", "mitch", "--player", "random"}, "at least twice"},
        {{"arena", "--game", "chess", "--player", "random", "--player", "random"}, "unknown game 'chess'"},
        {contest({"--player", "master of all"}), "unknown player 'master of all'"},
        {contest({"--player", "nibbler"}), "unknown player 'nibbler'"},
        {contest({"--player", "vanilla:0"}), "1 to 10000000"},
        {contest({"--player", "vanilla:fast"}), "'vanilla:fast': vanilla takes"},
        {contest({"--player", "vanilla:700000ms"}), "1ms to 600000ms"},
        {contest({"--decks", "0"}), "--decks"},
        {contest({"--shard", "4/3"}), "--shard"},
        {contest({"--sequential", "50"}), "--sequential"},
        {contest({"--sequential", "55", "--shard", "1/2"}), "--sequential"},
        {contest({"--options", "players=9"}), "--options"},
        {{"arena", "--merge"}, "--merge: "},
        {{"arena", "--merge", "no-such-file"}, "no-such-file: the file cannot be opened"},
        {{"arena", "--merge", "/"}, "/: the file cannot be read"},
    };
    for (const auto& each : wrong) {
        const auto outcome = mitts_command(each.words);
        CAPTURE(each.message);
        CHECK(outcome.status == 2);
        CHECK(outcome.out.empty());
        CHECK(outcome.err.find(each.message) != std::string::npos);
    }
    CHECK(mitts_command({"arena", "--merge", "-"}, "no json\n").status == 2);
}
