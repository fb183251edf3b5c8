// The two languages, and sentences with holes: the only place where words for players come from.
//
// A text is looked up by id, so no other library holds a sentence. `{name}` in a text is replaced by an argument;
// `{n|card|cards}` by the first form when n is singular in that language, else by the second; a form may have holes of its own.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace mitts::i18n {

enum class Language : std::uint8_t { English, French };

/// "en", "fr".
std::string_view language_code(Language language);
/// The language of that code, English for any other.
Language language_named(std::string_view code);

/// Every sentence of the program. Each line of the .inc files is MITTS_TEXT(id, "English", "français"); MITTS_NEXT where the text
/// is reached by counting from one above it, so that nothing may come between them.
enum class TextId : std::uint16_t {
#define MITTS_TEXT(id, english, french) id,
#define MITTS_NEXT MITTS_TEXT
#include "i18n/texts.inc"
#undef MITTS_NEXT
#undef MITTS_TEXT
    Count
};

/// The text `steps` lines below `first`: a value of an enum, a form of the same word, "{name} plays" below "You play". All between
/// them must be of one row (MITTS_NEXT).
TextId after(TextId first, int steps);

struct Argument {
    std::string_view name;
    std::string value;

    Argument(std::string_view key, std::string text) : name(key), value(std::move(text)) {
    }
    Argument(std::string_view key, int number) : name(key), value(std::to_string(number)) {
    }
};

/// The sentence with its holes filled. A hole without an argument stays visible, so that a test finds it.
std::string say(Language language, TextId id, std::initializer_list<Argument> arguments = {});
std::string say(Language language, TextId id, std::span<const Argument> arguments);

/// Every character that any text uses, each once: what the shipped fonts must contain (UTF-8).
std::string all_characters();

} // namespace mitts::i18n
