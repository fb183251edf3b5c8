// The two languages and their strings, which may contain placeholders. All strings shown to players are in this
// library.
//
// Other libraries refer to a string by its id. An argument replaces `{name}` in a string. `{n|card|cards}` becomes the
// first form if n is singular in that language, otherwise the second; a form may contain placeholders.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace mitts::i18n {

enum class Language : std::uint8_t { English, French };

/// Returns "en" or "fr".
std::string_view language_code(Language language);
/// Returns the language with this code, or English for an unknown code.
Language language_named(std::string_view code);

/// The ids of all strings. Each row of the .inc files is MITTS_TEXT(id, "English", "français"). MITTS_NEXT marks a
/// string that is looked up by its distance from an earlier string, so no string may be inserted between the two.
enum class TextId : std::uint16_t {
#define MITTS_TEXT(id, english, french) id,
#define MITTS_NEXT MITTS_TEXT
#include "i18n/texts.inc"
#undef MITTS_NEXT
#undef MITTS_TEXT
    Count,
    None = Count
};

/// Returns the id of the string `steps` rows after `first`, such as the name of an enum value, another form of a word,
/// or "{name} plays" after "You play". Each row after `first`, up to the result, must be declared with MITTS_NEXT
/// (CHECK).
TextId after(TextId first, int steps);

struct Argument {
    std::string_view name;
    std::string value;

    Argument(std::string_view key, std::string text) : name(key), value(std::move(text)) {
    }
    Argument(std::string_view key, int number) : name(key), value(std::to_string(number)) {
    }
};

/// Returns the string with its placeholders replaced. A placeholder without an argument is kept, so that tests can find
/// it.
std::string say(Language language, TextId id, std::initializer_list<Argument> arguments = {});
std::string say(Language language, TextId id, std::span<const Argument> arguments);

/// Returns the set of characters used in the strings, in UTF-8. The shipped fonts must contain all of them.
std::string all_characters();

} // namespace mitts::i18n
