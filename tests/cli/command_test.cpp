// Tests the commands with Mitaines, including the features that all games share.
#include "tests/cli/shell.h"
#include "tests/support/files.h"

#include <algorithm>
#include <sstream>

using namespace mitts::tests;
using nlohmann::json;

namespace {

const std::string record =
    "[Game \"mitaines\"]\n[Options \"preset=pagat\"]\n[Hands \"7S 7D KS / 3H QC\"]\n\n7S:m 3H 7D QC KS\n";

} // namespace

TEST_CASE("`mitts trace` writes a whole match as one JSON object per line") {
    const auto outcome =
        mitts_command({"trace", "--game", "mitaines", "--options", "preset=gaspesie players=3", "--seed", "5"});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    const auto lines = lines_of(outcome.out);
    CHECK(lines.front()["type"] == "game");
    CHECK(lines.front()["seed"] == "5");
    CHECK(lines.front()["options"]["players"] == 3);
    CHECK(lines.front()["options"]["doubles"] == true);
    CHECK(lines.front()["options"]["jack_order"] == "natural");
    CHECK(lines.front()["options"].size() == 31); // the preset and all 30 options
    CHECK(lines[1]["type"] == "round");
    CHECK(lines[1]["deck"].size() == 54);
    CHECK(lines.back()["type"] == "game_end");
    CHECK(lines.back()["winners"].size() == 1);
    CHECK(lines[lines.size() - 2]["totals"] == lines.back()["totals"]);
    std::vector<int> scores(3, 0);
    for (const auto& line : lines) {
        if (line["type"] == "action") {
            CHECK(std::count(line["legal"].begin(), line["legal"].end(), line["action"]) == 1);
        } else if (line["type"] == "points") {
            scores[line["side"].get<std::size_t>()] += line["points"].get<int>();
            CHECK(line["points"] > 0);
        } else if (line["type"] == "round_end") {
            CHECK(line["scores"] == scores);
            scores.assign(3, 0);
        }
    }
}

TEST_CASE("`mitts trace --rounds` ends the trace early, without a game_end line if there is no winner") {
    const auto lines =
        lines_of(mitts_command({"trace", "--game=mitaines", "--options=target=5000", "--rounds", "2"}).out);
    CHECK(lines.back()["type"] == "round_end");
    CHECK(lines.back()["round"] == 2);
}

TEST_CASE("`mitts trace` gives the same trace for the same command, and a different trace for a different seed") {
    const std::vector<std::string> words{"trace", "--game", "mitaines", "--rounds", "1", "--seed", "8675309"};
    auto other = words;
    other.back() = "8675310";
    CHECK(mitts_command(words).out == mitts_command(words).out);
    CHECK(mitts_command(words).out != mitts_command(other).out);
}

TEST_CASE("`mitts trace` assigns players to the seats in order, and the remaining seats play at random") {
    const auto plain = mitts_command({"trace", "--game", "mitaines", "--rounds", "1"});
    const auto random = mitts_command({"trace", "--game", "mitaines", "--rounds", "1", "--player", "random"});
    const auto careful = mitts_command({"trace", "--game", "mitaines", "--rounds", "1", "--player", "careful"});
    CHECK(plain.out == random.out);
    CHECK(careful.status == 0);
    CHECK(careful.out != random.out);
}

TEST_CASE("`mitts trace` rejects invalid input") {
    check_refused({"trace"}, "--game is missing");
    check_refused({"trace", "--game", "whist"}, "unknown game 'whist'; known: mitaines");
    check_refused({"trace", "--game", "mitaines", "--options", "playrs=2"}, "did you mean 'players'?");
    check_refused({"trace", "--game", "mitaines", "--options", "preset=regles players=2"}, "option 'dealing' accepts");
    check_refused({"trace", "--game", "mitaines", "--seed", "-1"}, "--seed: '-1' is not a whole number from 0");
    check_refused({"trace", "--game", "mitaines", "--rounds", "0"}, "--rounds: '0' is not a whole number from 1");
    check_refused({"trace", "--game", "mitaines", "--player", "genius"}, "unknown player 'genius'");
    check_refused({"trace", "--game", "mitaines", "--player", "random", "--player", "random", "--player", "random"},
                  "3 times for 2 players");
    check_refused({"trace", "--gane", "mitaines"}, "not expected: mitaines --gane");
    check_refused({"trace", "--game"}, "--game: 1 required GAME missing");
    check_refused({"trace", "mitaines"}, "not expected: mitaines");
}

TEST_CASE("`mitts replay` traces a set-up from its setup line to the round_end line of its only round") {
    const auto outcome = mitts_command({"replay", "-"}, record);
    CHECK(outcome.status == 0);
    const auto lines = lines_of(outcome.out);
    CHECK(!lines.front().contains("seed"));
    CHECK(lines[1] == json::parse(R"({"type":"setup","hands":[["7S","7D","KS"],["3H","QC"]],"layout":[],"pile":[],
                                      "stock":[],"turn":0,"dealer":1})"));
    CHECK(lines[2] ==
          json::parse(R"({"type":"action","seat":0,"legal":["7D","7D:m","7S","7S:m","KS"],"action":"7S:m"})"));
    CHECK(lines[5] == json::parse(R"({"type":"points","side":0,"points":10,"for":"call","kind":"mitten","rank":"7"})"));
    CHECK(lines.back() == json::parse(R"({"type":"round_end","round":1,"scores":[10,0],"totals":[10,0]})"));
}

TEST_CASE("`mitts replay` adds a game_end line if the round of a set-up decides the match") {
    auto decided = record;
    decided.replace(decided.find("preset=pagat"), 12, "target=50 mitten=60");
    CHECK(lines_of(mitts_command({"replay", "-"}, decided).out).back() ==
          json::parse(R"({"type":"game_end","totals":[60,0],"winners":[0]})"));
}

TEST_CASE("`mitts replay` reproduces traces of seeded matches and set-ups unchanged") {
    for (const char* options : {"preset=pagat", "preset=regles", "preset=gamerules players=3"}) {
        const auto trace = mitts_command({"trace", "--game", "mitaines", "--options", options, "--rounds", "2"}).out;
        CHECK(mitts_command({"replay", "-"}, trace).out == trace);
    }
    const auto setup = mitts_command({"replay", "-"}, record).out;
    CHECK(mitts_command({"replay", "-"}, setup).out == setup);
}

TEST_CASE("`mitts replay` accepts a trace with a deck but without a seed") {
    auto trace = mitts_command({"trace", "--game", "mitaines", "--rounds", "1"}).out;
    const auto seed = trace.find(",\"seed\":\"0\"");
    REQUIRE(seed != std::string::npos);
    trace.erase(seed, 11);
    CHECK(mitts_command({"replay", "-"}, trace).out == trace);
}

TEST_CASE("`mitts replay` prints only an error message for an invalid record or argument") {
    check_refused({"replay", "-"}, "standard input: line 5, column 1: KC is not legal here",
                  "[Game \"mitaines\"]\n[Options \"preset=pagat\"]\n[Hands \"7S 7D KS / 3H QC\"]\n\nKC 3H");
    check_refused({"replay", "-"}, "the record does not name its game", "");
    check_refused({"replay", "-"}, "line 2, column 2: unknown tag 'Hand'; did you mean 'Hands'?",
                  "[Game \"mitaines\"]\n[Hand \"7S\"]");
    check_refused({"replay", "no such file"}, "no such file: the file cannot be opened");
    check_refused({"replay", "/"}, "/: the file cannot be read");
    check_refused({"replay"}, "FILE is required");
    check_refused({"replay", "a", "b"}, "not expected: b");
    check_refused({"replay", "--fast", "a"}, "not expected: --fast");
}

TEST_CASE("`mitts replay` rejects a damaged trace and explains the error") {
    const auto trace = mitts_command({"trace", "--game", "mitaines", "--rounds", "1"}).out;
    auto other_game = trace;
    other_game.replace(other_game.find("mitaines"), 8, "mitoines");
    check_refused({"replay", "-"}, "line 1: unknown game 'mitoines'", other_game);
    auto other_seed = trace;
    other_seed.replace(other_seed.find("\"seed\":\"0\""), 10, "\"seed\":\"x\"");
    check_refused({"replay", "-"}, "line 1: a seed is a whole number", other_seed);
    check_refused({"replay", "-"}, "this is not a line of a trace", trace + "not json\n");
    check_refused({"replay", "-"}, "a second game begins here", trace + trace);
    check_refused({"replay", "-"}, "line 3: '7Q' is not an action",
                  trace.substr(0, trace.find("{\"type\":\"action\"")) + R"({"type":"action","action":"7Q"})");
    check_refused({"replay", "-"}, "line 1: a trace begins with its game line", R"({"type":"action","action":"7S"})");
    const auto begin = trace.substr(0, trace.find('\n') + 1);
    const auto nested = std::string(30000, '[') + std::string(30000, ']');
    check_refused({"replay", "-"}, "line 2: ", begin + R"({"type":"setup","turn":0,"hands":)" + nested + "}\n");
    CHECK(mitts_command({"replay", "-"}, "{}\n" + record).status == 0);
}

TEST_CASE("`mitts count` counts sequences of legal actions by length") {
    const auto outcome = mitts_command({"count", "-", "--depth", "3"}, "[Game \"mitaines\"][Hands \"7S 7D / 3H 4H\"]");
    CHECK(outcome.status == 0);
    // 7D, 7D:m, 7S and 7S:m have two replies each. The last card is then played with or without a call.
    CHECK(outcome.out == "1 4\n2 8\n3 8\n");
    CHECK(mitts_command({"count", "--game", "mitaines", "--depth", "2", "--json"}).out ==
          "{\"depth\":1,\"count\":6}\n{\"depth\":2,\"count\":36}\n");
}

TEST_CASE("`mitts count` starts at the end of a record and stops at the end of the round") {
    CHECK(mitts_command({"count", "-", "--depth", "3"}, "[Game \"mitaines\"][Hands \"7S 7D / 3H 4H\"] 7S:m 3H").out ==
          "1 1\n2 1\n3 0\n");
}

TEST_CASE("`mitts count` rejects invalid input") {
    check_refused({"count"}, "count needs a FILE, or --game");
    check_refused({"count", "-", "--depth", "0"}, "--depth: '0' is not a whole number from 1 to 60", record);
    check_refused({"count", "-", "--depth", "61"}, "--depth: '61' is not a whole number from 1 to 60", record);
    check_refused({"count", "-", "--seed", "1"}, "--seed requires --game", record);
    check_refused({"count", "--game", "mitaines", "--seed", "x"}, "--seed: 'x' is not a whole number");
}

TEST_CASE("`mitts options` lists the options as text and as JSON") {
    const auto text = mitts_command({"options", "mitaines"});
    CHECK(text.status == 0);
    CHECK(text.out.find("50 to 5000 in steps of 10") != std::string::npos);
    const auto all = json::parse(mitts_command({"options", "--json"}).out);
    REQUIRE(all.is_array());
    CHECK(all[0]["game"] == "mitaines");
    CHECK(all[0]["presets"].size() == 5);
    CHECK(all[0]["presets"][0]["preset"] == "pagat");
    CHECK(all[0]["options"][0] == json::parse(R"({"name":"players","values":[2,3,4]})"));
    CHECK(all[0]["options"][1] == json::parse(R"({"name":"target","low":50,"high":5000,"step":10})"));
    check_refused({"options", "whist"}, "unknown game 'whist'");
}

TEST_CASE("`mitts options` lists the options of every game, or only those of the named game") {
    const auto all = json::parse(mitts_command({"options", "--json"}).out);
    REQUIRE(all.size() == 3);
    CHECK(all[1]["game"] == "mitch");
    CHECK(all[1]["presets"].size() == 10);
    CHECK(all[1]["presets"][1]["suit_points"] == "players_plus_1");
    CHECK(all[1]["options"][0] == json::parse(R"({"name":"players","low":2,"high":8,"step":1})"));
    CHECK(all[1]["options"][6] ==
          json::parse(R"({"name":"suit_points","low":0,"high":20,"step":1,"special":"players_plus_1"})"));
    CHECK(all[2]["game"] == "mitigati");
    CHECK(
        all[2]["presets"] ==
        json::parse(
            R"([{"preset":"standard","players":3,"deals":3,"trump_honour":"per_trump","overtrump":false,"suits":"french"}])"));
    CHECK(all[2]["options"][1] == json::parse(R"({"name":"deals","low":3,"high":30,"step":3})"));
    CHECK(json::parse(mitts_command({"options", "mitigati", "--json"}).out).size() == 1);
    CHECK(mitts_command({"options", "mitch"}).out.find("0 to 20, or players_plus_1") != std::string::npos);
}

TEST_CASE("`mitts` prints its help and its version, and rejects a missing or unknown command") {
    const auto general = mitts_command({"--help"});
    CHECK(general.status == 0);
    for (const std::string command : {"trace", "replay", "count", "options"}) {
        CAPTURE(command);
        CHECK(general.out.find("\n  " + command + ' ') != std::string::npos);
        const auto help = mitts_command({command, "--help"});
        CHECK(help.status == 0);
        CHECK(help.err.empty());
        CHECK(help.out.find("Usage: mitts " + command) != std::string::npos);
        CHECK(help.out != general.out);
        CHECK(mitts_command({"help", command}).out == help.out);
    }
    for (const std::string command : {"bench", "serve", "requests", "arena", "solve"}) {
        std::istringstream help(mitts_command({command, "--help"}).out);
        for (std::string line; std::getline(help, line);) {
            CAPTURE(line);
            CHECK(std::count_if(line.begin(), line.end(), [](char byte) { return (byte & 0xC0) != 0x80; }) <= 120);
        }
    }
    check_refused({}, "no command");
    CHECK(mitts_command({"--version"}).out == "mitts " + read_test_file("../VERSION").value_or("no file"));
    check_refused({"tarce"}, "not expected: tarce");
}
