// Tests saves as text. Trailing spaces are ignored, old saves open, and a reformatted save stays valid.
#include "session/travelled_text.h"
#include "table/seal.h"

#include <doctest/doctest.h>

using namespace mitts;
using namespace mitts::table;

namespace {

const Save sunday{.seats = {{.name = "", .level = ""}, {.name = "Zo\xC3\xA9 B.", .level = "careful"}},
                  .rounds = 2,
                  .record = "[Game \"mitch\"]\n[Format \"1\"]\n[Seed \"1\"]\n\nplace:KH\n",
                  .name = "Sunday"};

std::string with_each(std::string text, std::string_view from, std::string_view to) {
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
        text.replace(at, from.size(), to);
    }
    return text;
}

// Returns true if the import would restore `sunday` from this text. The import takes the record from the match.
bool opens_whole(const std::string& text) {
    const auto clean = without_travel_marks(text, save_word);
    auto read = parse_save(clean);
    if (!read) {
        return false;
    }
    read->record = sunday.record;
    return *read == sunday && is_as_sealed(clean, *read);
}

} // namespace

TEST_CASE("a save has no trailing spaces and survives a round trip") {
    const auto text = to_text(sunday);
    CHECK(text.find(" \n") == std::string::npos);
    CHECK(*parse_save(text) == sunday);
    CHECK(*parse_save(with_each(text, "human", "human ")) == sunday); // earlier versions wrote this space
    using namespace std::string_literals;
    for (const auto& odd : {"\0\0\x06man"s, "\x1F \x01Zo"s, "Zo\0 \0"s}) { // names with control characters
        const auto read = parse_save(with_each(with_each(text, "Zo\xC3\xA9 B.", odd), "Sunday", odd));
        REQUIRE(read);
        CHECK(*parse_save(to_text(*read)) == *read);
    }
    const auto tab =
        parse_save(with_each(text, "careful Zo\xC3\xA9 B.", "careful\t \0"s)); // control characters instead of a name
    REQUIRE(tab);
    CHECK(tab->seats.at(1).level == "careful");
    CHECK(*parse_save(to_text(*tab)) == *tab);
}

TEST_CASE("old and new saves with a checksum stay valid after a mail program or an editor reformats them") {
    const auto now = sealed(to_text(sunday), 7);
    auto old_text = with_each(to_text(sunday), "seat human\n", "seat human \n");
    for (const auto& text : {now, sealed(old_text, 7)}) {
        for (const auto& travelled :
             {text, with_each(text, " \n", "\n"), with_each(text, "\n", " \n"), with_each(text, "\n", "\r\n"),
              with_each(text, "\n", "\n\n"), "> " + with_each(text, "\n", "\n> "), "```\n" + text + "```\n",
              "Hello,\nhere it is:\n\n" + text + "\n-- \nMarie\n",
              with_each(text, "seat human", "seat\xC2\xA0human")}) {
            CAPTURE(travelled);
            CHECK(opens_whole(travelled));
        }
        for (const auto& damaged : {with_each(text, "round 2", "round 3"), with_each(text, "Sunday", "Monday"),
                                    with_each(text, "careful", "master"), with_each(text, "Zo", "Jo")}) {
            CHECK_FALSE(opens_whole(damaged));
        }
    }
}

TEST_CASE("errors in a save are reported with their line number") {
    CHECK(parse_save("\n\nmitts-save 4\n").error().to_text() == "line 3: this is not a save of this version");
    CHECK(parse_save(with_each(to_text(sunday), "seat careful", "seet careful")).error().line == 4);
}

TEST_CASE("a save that counts undone moves and hints has version 3, and keeps the counts if it is reformatted") {
    auto helped = sunday;
    helped.helps = {.undone = 2, .hints = 1, .decisions = {3, 4, 12}};
    const auto text = to_text(helped);
    CHECK(text.starts_with("mitts-save 3\n"));
    CHECK(text.find("\nhelps 2 1 0 3 4 12\n") != std::string::npos);
    for (const auto& travelled : {text, with_each(text, "\n", "\r\n"), with_each(text, "helps 2 1", "helps 2 1  "),
                                  with_each(text, "3 4 12", "12 3  4 3 ")}) {
        const auto again = parse_save(travelled);
        REQUIRE(again);
        CHECK(again->helps == helped.helps);
        CHECK(again->name == helped.name);
    }
    CHECK(parse_save(with_each(text, "helps 2 1 0 3 4 12", "helps -4 x"))->helps == Helps{});
    CHECK(parse_save(with_each(text, " 0 3 4 12", ""))->helps == Helps{.undone = 2, .hints = 1}); // an earlier save
    CHECK(!parse_save(with_each(text, "mitts-save 3", "mitts-save 2")));
}

TEST_CASE("a save records that the match's result has been counted in the statistics") {
    auto counted = sunday;
    counted.counted = true;
    CHECK(to_text(counted).find("\nhelps 0 0 1\n") != std::string::npos);
    CHECK(*parse_save(to_text(counted)) == counted);
    counted.helps = {.undone = 2, .hints = 1};
    CHECK(*parse_save(to_text(counted)) == counted);
    CHECK(!parse_save(with_each(to_text(counted), "helps 2 1 1", "helps 2 1 9"))->counted);
}

TEST_CASE("help counts only in the round in which it was used, or in every round if the save lists no decisions") {
    const Helps listed{.undone = 1, .decisions = {12, 13}};
    CHECK(!listed.are_within(0, 12));
    CHECK(listed.are_within(0, 13));
    CHECK(listed.are_within(13, 20));
    CHECK(!listed.are_within(14, 20));
    CHECK(Helps{.hints = 2, .decisions = {}}.are_within(14, 20));
    CHECK(!Helps{}.are_within(0, 20));
}
