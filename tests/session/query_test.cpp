// Tests records as query strings.
#include "session/query.h"
#include "tests/support/random_play.h"
#include "tests/support/tables.h"

#include <doctest/doctest.h>

using namespace mitts;
using namespace mitts::tests;

namespace {

using G = mitaines::Game;

std::string error_of(std::string_view query) {
    const auto match = match_from_query(query, 1);
    return match ? std::string() : match.error().to_text();
}

Match<G> read(std::string_view query) {
    const auto match = match_from_query(query, 99);
    REQUIRE_MESSAGE(match, (match ? std::string() : match.error().to_text()));
    REQUIRE(match->has_value());
    return std::get<Match<G>>(**match);
}

} // namespace

TEST_CASE("the example query string in NOTATION.md parses") {
    const auto match =
        read("?game=mitaines&options=preset=pagat,players=2&hands=7S,7D/3H,9C&pile=2C,KH&turn=0&moves=7S:m,3H");
    CHECK(match.log().size() == 2);
    CHECK(match.turn() == 0);
    CHECK(match.referee_state().pile.size() == 4);
}

TEST_CASE("a query string may contain percent encoding, plus signs and upper-case letters") {
    const auto match = read("GAME=Mitaines&hands=7s%2C7d%2f3h+9c&moves=7S%3Am");
    CHECK(match.log().size() == 1);
    CHECK(match.referee_state().hands[1].size() == 2);
}

TEST_CASE("page parameters in a query string are ignored, and page parameters alone describe no match") {
    CHECK(read("lang=fr&game=mitaines&seed=7&theme=dark%").seed() == 7);
    const auto none = match_from_query("?lang=fr&utm_source=x", 1);
    REQUIRE(none);
    CHECK(!none->has_value());
    CHECK(!match_from_query("", 1)->has_value());
}

TEST_CASE("a query string with a game but no cards starts a match with the caller's seed") {
    CHECK(read("game=mitaines&options=preset=regles").seed() == 99);
    CHECK(!read("game=mitaines&hands=7S/3H").seed());
}

TEST_CASE("an error in a query string names the parameter") {
    CHECK(error_of("game=whist").starts_with("parameter game: unknown game 'whist'"));
    CHECK(error_of("options=preset=pagat").starts_with("the record does not name its game"));
    CHECK(error_of("game=mitaines&options=playrs=3") ==
          "parameter options: unknown option 'playrs'; did you mean 'players'?");
    CHECK(error_of("game=mitaines&hands=7S,7S/3H") == "parameter hands: 7S is there twice");
    CHECK(error_of("game=mitaines&hands=7S/3H&moves=3H") ==
          "parameter moves: 3H is not legal here (not_in_hand); seat 0 may play 7S");
    CHECK(error_of("game=mitaines&seed=1&seed=2") == "parameter seed: given twice");
    CHECK(error_of("game=mitaines&seed=%zz") ==
          "parameter seed: a percent sign must be followed by two hexadecimal digits");
    CHECK(error_of("game=mitaines&seed=1%2") ==
          "parameter seed: a percent sign must be followed by two hexadecimal digits");
    CHECK(error_of("game=mitaines&hands=7S%0A/3H") == "parameter hands: invalid character");
    CHECK(error_of("game=mitaines&seed=1&format=7").starts_with("parameter format: this is a record of format 7"));
}

TEST_CASE("a query string can contain a whole record") {
    CHECK(record_to_query(record_of(read("game=mitaines&hands=7S,7D/-&pile=2C,KH&moves=7S:m"))) ==
          "game=mitaines&options=preset=pagat,players=2&hands=7S,7D/-&pile=2C,KH&turn=0&moves=7S:m");
    for (const auto& options : all_tables<G>()) {
        Rng rng(3);
        auto match = *Match<G>::begin(options, SeededStart{.seed = 12, .dealer = Seat{1}});
        play_at_random(match, rng, 90);
        const auto back = read(record_to_query(record_of(match)));
        CHECK(back.referee_state() == match.referee_state());
        CHECK(back.log().size() == match.log().size());
    }
}
