// Tests the built-in strings, and that a loaded language file is accepted completely or not at all.
#include "i18n/texts.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace mitts::i18n;

TEST_CASE("each language has one block of built-in strings that contains every string") {
    for (const auto language : {Language::English, Language::French}) {
        const auto block = built_in_texts(language);
        CHECK(std::count(block.begin(), block.end(), text_end) == static_cast<int>(TextId::Count));
        CHECK(block.back() == text_end);
        CHECK(speaks(language));
        CHECK(spoken(language) == language);
    }
}

TEST_CASE("a language file replaces all of the language's strings, or none if it is invalid") {
    const auto whole = built_in_texts(Language::French);
    const auto said = say(Language::French, TextId::AppName);
    for (const auto& block :
         {std::string(), std::string("\n"), whole.substr(0, whole.size() / 2), whole.substr(0, whole.size() - 1),
          whole + "one more\n", '{' + whole, std::string("<!doctype html>\n<title>Sign in</title>\n")}) {
        CHECK(!take_texts(Language::French, block));
        CHECK(say(Language::French, TextId::AppName) == said);
    }
    auto other = whole;
    other.replace(0, said.size(), "{n|Une table|{n} tables}");
    CHECK(take_texts(Language::French, other));
    CHECK(say(Language::French, TextId::AppName, {{"n", 2}}) == "2 tables");
    CHECK(take_texts(Language::French, whole));
    CHECK(say(Language::French, TextId::AppName) == said);
}

TEST_CASE("a language code selects its language, and an unknown code selects English") {
    CHECK(language_named("fr") == Language::French);
    CHECK(language_named("en") == Language::English);
    CHECK(language_named("de") == Language::English);
}
