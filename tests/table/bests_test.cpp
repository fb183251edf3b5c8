// Tests the best capture, the best round, and the number of calls, suits or agreements of each side in match results.
#include "session/record_match.h"
#include "table/match_table_texts.h"
#include "table/mitaines/parts.h"
#include "table/mitch/parts.h"
#include "table/mitigati/parts.h"

#include <doctest/doctest.h>

using namespace mitts;

namespace {

template <class Parts> std::string bests_of(std::string_view text) {
    using Game = typename Parts::Game;
    const auto record = parse_record(text);
    REQUIRE(bool(record));
    const auto match = match_from_record<Game>(*record);
    REQUIRE(bool(match));
    std::vector<int> sides;
    for (int seat = 0; seat < Game::players(match->options()); ++seat) {
        sides.push_back(Game::side_of(match->options(), static_cast<Seat>(seat)));
    }
    ports::JsonObject json;
    table::tell_bests<Parts>(json, *match, sides);
    return json.done();
}

} // namespace

TEST_CASE("the result of a Mitaines match contains the best capture and the number of completed calls") {
    // Seat 0 completes a mitten of sevens and captures the pile, for ten points.
    CHECK(bests_of<table::MitainesParts>("[Game \"mitaines\"]\n[Options \"preset=pagat players=2\"]\n"
                                         "[Hands \"7S 7D KC / 3H 9C 2D\"]\n[Pile \"2C KH\"]\n[Turn \"0\"]\n\n"
                                         "7S:m 3H 7D 9C KC 2D\n") ==
          R"({"captures":[10,0],"best":[10,0],"completed":[1,0]})");
}

TEST_CASE("the result of a Mitch match contains the number of suits won") {
    CHECK(bests_of<table::MitchParts>("[Game \"mitch\"]\n[Options \"preset=banilower players=2\"]\n"
                                      "[Hands \"KS / QH\"]\n[Aces \"4\"]\n[Turn \"0\"]\n\nplace:KS place:QH\n")
              .find(R"("completed":[1,1])") != std::string::npos);
}

TEST_CASE("the result of a Mitigati match credits an agreement to the seat whose bid makes the sum zero") {
    CHECK(bests_of<table::MitigatiParts>(
              "[Game \"mitigati\"]\n[Options \"preset=standard players=3\"]\n[Seed \"12\"]\n\n"
              "bid:-5 bid:5 bid:0 bid:-5 bid:-5 bid:50 bid:-15 bid:-15 bid:46 bid:-15 bid:-20 more bid:10 bid:-5 more "
              "bid:0 bid:-10 bid:40 bid:-14 bid:-26 bid:-10 bid:15 bid:10 bid:-25\n") ==
          R"({"captures":[0,0,0],"best":[0,40,10],"completed":[3,0,0]})");
}
