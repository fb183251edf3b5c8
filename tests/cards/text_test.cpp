// Tests the helpers for parsing external text.
#include "cards/text.h"

#include <doctest/doctest.h>

using namespace mitts;

TEST_CASE("splitting a string into words also returns the position of each word") {
    const auto words = split_words("  7S 3H,TD ", " ,");
    REQUIRE(words.size() == 3);
    CHECK(words[0].text == "7S");
    CHECK(words[0].offset == 2);
    CHECK(words[2].text == "TD");
    CHECK(words[2].offset == 8);
    CHECK(split_words(" , ", " ,").empty());
}

TEST_CASE("splitting a string at separators keeps empty parts") {
    const auto parts = split_parts("a//b", '/');
    REQUIRE(parts.size() == 3);
    CHECK(parts[1].text.empty());
    CHECK(parts[2].offset == 3);
    CHECK(split_parts("", '/').size() == 1);
}

TEST_CASE("numbers that are out of range or have extra characters are rejected") {
    CHECK(parse_integer("-12") == -12);
    CHECK(parse_unsigned("18446744073709551615") == 18446744073709551615ULL);
    for (const char* text : {"", "-", "1x", " 1", "1 ", "99999999999999999999", "0x10", "+1"}) {
        CAPTURE(text);
        CHECK(!parse_integer(text));
    }
    CHECK(!parse_unsigned("-1"));
    CHECK(!parse_unsigned("18446744073709551616"));
}

TEST_CASE("the nearest name is suggested only if it is close enough") {
    CHECK(nearest("playrs", {"players", "target"}) == "players");
    CHECK(nearest("TARGET", {"players", "target"}) == "target");
    CHECK(nearest("quite_another_thing", {"players", "target"}).empty());
    CHECK(nearest(std::string(100'000, 'x'), {"players"}).empty());
}

TEST_CASE("an error message starts with the position of the error, if the position is known") {
    CHECK(ParseError{.what = "bad", .line = 3, .column = 14}.to_text() == "line 3, column 14: bad");
    CHECK(ParseError{.what = "bad", .where = "parameter hands"}.to_text() == "parameter hands: bad");
    CHECK(ParseError{.what = "bad"}.to_text() == "bad");
}
