// Tests records changed by mail programs, editors or web pages. Harmless changes are accepted, and errors are reported.
#include "session/any_match.h"
#include "session/travelled_text.h"

#include <doctest/doctest.h>

#include <array>

using namespace mitts;

namespace {

const std::string mailed =
    "[Game \"mitigati\"]\n[Format \"1\"]\n[Options \"preset=standard players=3\"]\n[Seed \"1\"]\n"
    "[Dealer \"2\"]\n\nbid:20 bid:0 bid:-10 more\n{stage two} bid:5\n";

std::string with_each(std::string text, std::string_view from, std::string_view to) {
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size())) {
        text.replace(at, from.size(), to);
    }
    return text;
}

std::string reads_as(const std::string& text) {
    const auto match = match_from_text(text);
    return match ? match_to_text(*match) : match.error().to_text();
}
std::string canonical() {
    return reads_as(mailed);
}

std::string trouble_in(const std::string& text) {
    const auto match = match_from_text(text);
    return match ? "read" : match.error().to_text();
}

} // namespace

TEST_CASE("a record parses despite changes made by mail programs, editors and web pages") {
    REQUIRE(canonical().starts_with("[Game \"mitigati\"]"));
    const auto quoted = "> " + with_each(mailed, "\n", "\n> ");
    const std::string greeting = "Hi!\nOn Tue, 3 Nov 2026 at 10:05, Marie wrote:\n\n";
    const std::string signature = "\n-- \nMarie [home] {x\n+1 514 555 0100\n";
    for (const auto& text : std::vector<std::string>{
             with_each(mailed, "\n", "\r\n"),
             with_each(mailed, "\n", "\r"),
             with_each(mailed, "\n", " \n"),
             with_each(mailed, "\n", "\n\n"),
             with_each(mailed, "\n", "\n   "),
             with_each(mailed, " ", "\xC2\xA0"),
             with_each(mailed, " ", "\xE2\x80\x86"),
             with_each(mailed, " ", "\xE2\x81\x9F"),
             with_each(mailed, "\n", "\xE2\x80\xA8"),
             with_each(mailed, "\"", "\xE2\x80\x9D"),
             with_each(with_each(mailed, " \"", " \xC2\xAB\xC2\xA0"), "\"]", "\xC2\xA0\xC2\xBB]"),
             with_each(mailed, ":-", ":\xE2\x88\x92"),
             with_each(mailed, ":-", ":\xE2\x80\x93"),
             with_each(mailed, "bid",
                       "\xE2\x80\x8B"
                       "bid"),
             quoted,
             "> " + with_each(quoted, "\n", "\n> "),
             "```\n" + mailed + "```\n",
             "```text\n" + mailed + "```",
             "~~~\n" + mailed + "~~~\n",
             greeting + mailed,
             greeting + quoted + signature,
             mailed + signature,
             mailed + "\nMarie\n",
             mailed + "\nSent from my telephone [1] }\n",
             mailed + "\n\xC3\x80 bient\xC3\xB4t,\nMarie\n",
             mailed + "________________________________\nDe : Marie\n",
             "{a comment first\n---\n}" + mailed,
             "[Seed \"1\"]\n" + with_each(mailed, "[Seed \"1\"]\n", ""),
             with_each(with_each(mailed, "Game", "GAME"), "Options", "options"),
             with_each(with_each(mailed, "Game", " game "), "Seed", "seed"),
             with_each(mailed, "preset=standard players",
                       "preset=standard\nplayers"), // a line broken by a mail program
             with_each(mailed, "[Options ", "[Options\n"),
             with_each(mailed, "bid:0 ", "bid:0\n"),
             "\xEF\xBB\xBF" + mailed,
             "\xE2\x80\x8E" + mailed,
             "> \xE2\x80\x8C" + mailed,
             "mitts-save 1 12 345\nround 1\nseat human \nseat careful Mathilde\nseat careful Odile\n\n" + mailed,
         }) {
        CAPTURE(text);
        CHECK(reads_as(text) == canonical());
    }
}

TEST_CASE("an error is reported with its line and column, counted in characters of the original text") {
    CHECK(trouble_in(with_each(mailed, "bid:0", "bod:0")).starts_with("line 7, column 8: 'bod:0' is not an action"));
    CHECK(trouble_in("> " + with_each(with_each(mailed, "bid:0", "bod:0"), "\n", "\n> "))
              .starts_with("line 7, column 10: 'bod:0'"));
    CHECK(trouble_in(with_each(with_each(mailed, "bid:0", "bod:0"), " ", "\xC2\xA0"))
              .starts_with("line 7, column 8: 'bod:0'"));
    CHECK(
        trouble_in("Hi!\n\n" + with_each(mailed, "Seed", "Sead")).starts_with("line 6, column 2: unknown tag 'Sead'"));
    CHECK(trouble_in(mailed + "\nbod:0\n").starts_with("line 10, column 1: 'bod:0' is not an action"));
    CHECK(trouble_in(mailed + "\n7Z\n").starts_with("line 10, column 1: '7Z' is not an action"));
    // Words between actions are not a signature, because the later actions would be lost.
    CHECK(trouble_in(mailed + "\nMarie\nbid:4\n").starts_with("line 10, column 1: 'Marie' is not an action"));
    CHECK(trouble_in(mailed.substr(0, mailed.find("bid")) + "Marie\n")
              .starts_with("line 7, column 1: 'Marie' is not an action"));
    CHECK(trouble_in(mailed + "Marie\n").starts_with("line 9, column 1: 'Marie' is not an action"));
}

TEST_CASE("a record with very many tags or a very long word is refused with a short error message") {
    std::string tags = mailed.substr(0, mailed.find("[Seed"));
    for (int number = 0; number < 40'000; ++number) {
        tags += "[Tag" + std::to_string(number) + " \"1\"]\n";
    }
    CHECK(trouble_in(tags).starts_with("line 4, column 2: unknown tag 'Tag0'"));
    CHECK(trouble_in(tags.substr(tags.find("[Tag"))) == "line 1, column 2: unknown tag 'Tag0'");
    const std::string long_word(1'000'000, 'x');
    for (const auto& text : {mailed + long_word, mailed + "\n" + long_word, with_each(mailed, "Seed", long_word),
                             with_each(mailed, "mitigati", long_word), with_each(mailed, "standard", long_word),
                             with_each(mailed, "\"1\"]\n[Dealer", '"' + long_word + "\"]\n[Dealer")}) {
        const auto error = trouble_in(text);
        CHECK(error.size() < 4000);
        CHECK(error.starts_with("line "));
    }
}

TEST_CASE("cleaning pasted text keeps the lines and names above a record, and is idempotent") {
    const std::string save = "mitts-save 2\nround 1\nseat human Zo\xC3\xA9 \xC2\xAB"
                             "1\xC2\xBB\n\n[Game \xE2\x80\x9Cmitch\xE2\x80\x9D]\n";
    const auto clean = without_travel_marks(save, "mitts-save");
    CHECK(clean == with_each(with_each(save, "\xE2\x80\x9C", "\""), "\xE2\x80\x9D", "\""));
    CHECK(without_travel_marks(clean, "mitts-save") == clean);
    CHECK(without_travel_marks("Hi!\n" + save, "mitts-save") == "   \n" + clean);
    CHECK(without_travel_marks("") == "");
    CHECK(without_travel_marks("no record at all") == "no record at all");
}
