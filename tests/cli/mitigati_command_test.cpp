// Tests the commands with Mitigati.
#include "tests/cli/shell.h"

using namespace mitts::tests;
using nlohmann::json;

namespace {

const std::string record = "[Game \"mitigati\"]\n[Stage \"play\"]\n[Hands \"KH 2C / - / QH 00\"]\n"
                           "[Discards \"QD 3C 4C\"]\n[Tricks \"21 / KS 5S / -\"]\n[Turn \"0\"]\n[Dealer \"1\"]\n\n";
const std::string seeded = "[Game \"mitigati\"]\n[Options \"\"]\n[Seed \"1\"]\n[Dealer \"2\"]\n\n";

} // namespace

TEST_CASE("`mitts trace` writes a whole Mitigati match as one JSON object per line") {
    const auto outcome =
        mitts_command({"trace", "--game", "mitigati", "--options", "trump_honour=flat", "--seed", "5"});
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    const auto lines = lines_of(outcome.out);
    CHECK(lines.front() == json::parse(R"({"type":"game","game":"mitigati","seed":"5","options":{"preset":"standard",
                            "players":3,"deals":3,"trump_honour":"flat","overtrump":false,"suits":"french"}})"));
    CHECK(lines[1]["deck"].size() == 78);
    CHECK(lines[2]["legal"] == json::parse(R"(["bid:-100..200","more"])"));
    CHECK(lines.back()["type"] == "game_end");
    std::vector<int> scores(3, 0);
    int rounds = 0;
    for (const auto& line : lines) {
        if (line["type"] == "points") {
            scores[line["side"].get<std::size_t>()] += line["points"].get<int>();
            CHECK(line["points"] != 0);
            CHECK(line.size() == 4);
        } else if (line["type"] == "round_end") {
            ++rounds;
            CHECK(line["scores"] == scores);
            CHECK(scores[0] + scores[1] + scores[2] == 0); // T16
            scores.assign(3, 0);
        }
    }
    CHECK(rounds == 3);
}

TEST_CASE("`mitts trace` accepts the simulated people from Mitigati contests as players") {
    const auto outcome = mitts_command({"trace", "--game", "mitigati", "--rounds", "1", "--player", "nibbler",
                                        "--player", "stander", "--player", "stander"});
    CHECK(outcome.status == 0);
    std::string stood;
    for (const auto& line : lines_of(outcome.out)) {
        if (line["type"] == "action" && line["seat"] == 1 && line["action"].get<std::string>().starts_with("bid:")) {
            CHECK((stood.empty() || line["action"] == stood));
            stood = line["action"];
        } else if (line["type"] == "round_end") {
            CHECK_FALSE(stood.empty());
        }
    }
    check_refused({"trace", "--game", "mitigati", "--player", "genius"}, "master, nibbler, stander");
}

TEST_CASE("`mitts replay` lists the legal Mitigati bids as a range, and deals the next round after an agreement") {
    const auto lines = lines_of(mitts_command({"replay", "-"}, seeded + "bid:20 bid:0 bid:-10 bid:10 more").out);
    CHECK(lines[5] == json::parse(R"({"type":"action","seat":0,"legal":["bid:-100..20","more"],"action":"bid:10"})"));
    CHECK(lines[6] == json::parse(R"({"type":"points","side":0,"points":10,"for":"agreed"})"));
    CHECK(lines[7] == json::parse(R"({"type":"points","side":2,"points":-10,"for":"agreed"})"));
    CHECK(lines[8] == json::parse(R"({"type":"round_end","round":1,"scores":[10,0,-10],"totals":[10,0,-10]})"));
    CHECK(lines[9]["dealer"] == 0);
    CHECK(lines[10]["seat"] == 1);
    const auto lowest = lines_of(mitts_command({"replay", "-"}, seeded + "bid:-100 bid:0 bid:0 bid:-100").out);
    CHECK(lowest.back()["legal"] == json::parse(R"(["bid:-100..-100","more"])"));
}

TEST_CASE("`mitts replay` writes the tags of a Mitigati record into the setup line") {
    const auto lines = lines_of(mitts_command({"replay", "-"}, record + "KH 00 2C").out);
    CHECK(lines[1] == json::parse(R"({"type":"setup","stage":"play","hands":[["KH","2C"],[],["QH","00"]],"stock":[],
                                      "discards":["QD","3C","4C"],"tricks":[["21"],["KS","5S"],[]],"turn":0,"dealer":1})"));
    CHECK(lines[3] == json::parse(R"({"type":"action","seat":2,"legal":["QH","00"],"action":"00"})"));
}

TEST_CASE("`mitts replay` reproduces seeded, dealt and set-up Mitigati traces unchanged") {
    for (const char* seed : {"1", "2", "18446744073709551615"}) {
        const auto trace = mitts_command({"trace", "--game", "mitigati", "--seed", seed, "--rounds", "2"}).out;
        CHECK(mitts_command({"replay", "-"}, trace).out == trace);
    }
    auto dealt = mitts_command({"trace", "--game", "mitigati", "--rounds", "1"}).out;
    dealt.erase(dealt.find(",\"seed\":\"0\""), 11);
    CHECK(mitts_command({"replay", "-"}, dealt).out == dealt);
    const auto setup = mitts_command({"replay", "-"}, record + "KH 00 2C QH").out;
    CHECK(mitts_command({"replay", "-"}, setup).out == setup);
    const auto agreed = mitts_command({"replay", "-"}, seeded + "bid:0 bid:0 bid:0 more more more").out;
    CHECK(mitts_command({"replay", "-"}, agreed).out == agreed);
}

TEST_CASE("`mitts replay` and `mitts trace` print only an error message for an invalid Mitigati record or option") {
    check_refused({"replay", "-"}, "line 6, column 1: bid:201 is not legal here (bid_out_of_range, T5)",
                  seeded + "bid:201");
    check_refused({"replay", "-"}, "the stage is 1, 2, 3, discard or play", "[Game \"mitigati\"]\n[Stage \"5\"]");
    check_refused({"trace", "--game", "mitigati", "--options", "players=4"}, "option 'players' accepts 3");
    check_refused({"trace", "--game", "mitigati", "--options", "deals=4"}, "3 to 30 in steps of 3");
}

TEST_CASE("`mitts count` counts every Mitigati bid as a separate action") {
    // 301 bids and "more" are legal. After a bid or after "more", there are 302 actions again.
    CHECK(mitts_command({"count", "-", "--depth", "2"}, seeded).out == "1 302\n2 91204\n");
    CHECK(mitts_command({"count", "-", "--depth", "4"}, record).out == "1 2\n2 4\n3 4\n4 4\n");
}
