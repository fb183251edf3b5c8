// Checks that every string exists in both languages, uses known placeholders, and follows its language's typography.
#include "i18n/capital.h"
#include "i18n/language.h"

#include <doctest/doctest.h>

#include <set>
#include <string>

namespace {

using namespace mitts::i18n;

constexpr auto text_count = static_cast<int>(TextId::Count);
const std::string no_break = "\u00a0";

// Returns a sentence without filling in its placeholders.
std::string pattern(Language language, int id) {
    return say(language, static_cast<TextId>(id));
}

// Returns the names of the placeholders. The name of `{n|card|cards}` is `n`.
std::set<std::string> holes(const std::string& text) {
    std::set<std::string> names;
    for (auto open = text.find('{'); open != std::string::npos; open = text.find('{', open + 1)) {
        const auto end = text.find_first_of("|}", open);
        names.insert(text.substr(open + 1, end - open - 1));
    }
    return names;
}

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

// Returns true if `before` directly precedes every occurrence of `mark`.
bool always_after(const std::string& text, const std::string& mark, const std::string& before) {
    for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark, at + 1)) {
        const bool follows = at >= before.size() && text.compare(at - before.size(), before.size(), before) == 0;
        if (!follows) {
            return false;
        }
    }
    return true;
}

} // namespace

TEST_CASE("every string exists in both languages") {
    for (int id = 0; id < text_count; ++id) {
        if (pattern(Language::French, id) == "et cie") { // the English counterpart is empty
            continue;
        }
        INFO("text ", id, ": ", pattern(Language::English, id));
        CHECK(pattern(Language::English, id) != "");
        CHECK(pattern(Language::French, id) != "");
    }
}

TEST_CASE("every placeholder in a French sentence is also used in English, except those for gender and elision") {
    std::set<std::string> english{"e", "it", "of_name", "of_ranks", "of_suit", "de"};
    for (int id = 0; id < text_count; ++id) {
        english.merge(holes(pattern(Language::English, id)));
    }
    for (int id = 0; id < text_count; ++id) {
        for (const auto& name : holes(pattern(Language::French, id))) {
            INFO("text ", id, ": ", pattern(Language::French, id), ", placeholder ", name);
            CHECK(english.count(name) == 1);
        }
    }
}

TEST_CASE("no string in either language has double spaces, straight apostrophes or three dots for an ellipsis") {
    for (const auto language : {Language::English, Language::French}) {
        for (int id = 0; id < text_count; ++id) {
            const auto text = pattern(language, id);
            INFO("text ", id, ": ", text);
            CHECK(!has(text, "  "));
            CHECK(!has(text, "'"));
            CHECK(!has(text, "..."));
            CHECK(!has(text, " ,"));
            CHECK(!has(text, " ."));
        }
    }
}

TEST_CASE("French sentences have a no-break space before colons and inside guillemets, but no space before ; ! ?") {
    for (int id = 0; id < text_count; ++id) {
        const auto text = pattern(Language::French, id);
        INFO("text ", id, ": ", text);
        // A colon inside a word is part of an address or a move.
        CHECK(always_after(text + ' ', ": ", no_break));
        CHECK(always_after(text, "»", no_break));
        for (const std::string mark : {";", "!", "?"}) {
            CHECK(!has(text, " " + mark));
            CHECK(!has(text, no_break + mark));
        }
        for (auto at = text.find("«"); at != std::string::npos; at = text.find("«", at + 1)) {
            CHECK(text.compare(at + std::string("«").size(), no_break.size(), no_break) == 0);
        }
    }
}

TEST_CASE("English sentences have no space before colons") {
    for (int id = 0; id < text_count; ++id) {
        const auto text = pattern(Language::English, id);
        INFO("text ", id, ": ", text);
        CHECK(!has(text, " :"));
        CHECK(!has(text, no_break + ":"));
    }
}

TEST_CASE("the fonts' character list includes accented letters and typographic symbols") {
    const auto all = all_characters();
    for (const std::string character : {"a", "é", "œ", "’", "·", "É"}) {
        CHECK(has(all, character));
    }
}

TEST_CASE("`unbroken` joins the words from a position on with non-breaking spaces") {
    CHECK(i18n::unbroken("· Round 3") == "·\u00A0Round\u00A03");
    CHECK(i18n::unbroken("play a jack (rule M9).", 12) == "play a jack (rule\u00A0M9).");
    CHECK(i18n::unbroken("no rule here", std::string::npos) == "no rule here");
}
