#include "i18n/language.h"

#include "cards/check.h"
#include "cards/text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace mitts::i18n {

namespace {

constexpr auto text_count = 2 * static_cast<std::size_t>(TextId::Count);

template <std::size_t Size> constexpr std::string_view whole(const char (&block)[Size]) {
    return {block, Size - 1};
}

// The texts in the order of their ids, English and French by turns, each NUL-terminated. As blocks they lie in the
// program as they stand here, next to those that resemble them, and compress by a third better than as single strings.
#define MITTS_TEXT(id, english, french) english "\0" french "\0"
#define MITTS_NEXT MITTS_TEXT
constexpr std::array blocks{
    whole(
#define MITTS_NEXT_BLOCK ), whole(
#include "i18n/texts.inc"
        ),
};
#undef MITTS_NEXT
#undef MITTS_TEXT

// Whether a text belongs to the row of the one above it.
constexpr bool is_next[]{
#define MITTS_TEXT(id, english, french) false,
#define MITTS_NEXT(id, english, french) true,
#include "i18n/texts.inc"
#undef MITTS_NEXT
#undef MITTS_TEXT
};

using Texts = std::array<std::string_view, text_count>;

Texts find_texts() {
    Texts texts;
    std::size_t count = 0;
    for (auto block : blocks) {
        while (!block.empty()) {
            const auto end = block.find('\0');
            MITTS_CHECK(count < text_count);
            texts[count++] = block.substr(0, end);
            block.remove_prefix(end + 1);
        }
    }
    MITTS_CHECK(count == text_count);
    return texts;
}

const Texts& all_texts() {
    static const Texts texts = find_texts();
    return texts;
}

std::string_view pattern(Language language, TextId id) {
    return all_texts()[2 * static_cast<std::size_t>(id) + (language == Language::French ? 1 : 0)];
}

const Argument* find(std::string_view name, std::initializer_list<Argument> arguments) {
    const auto found = std::find_if(arguments.begin(), arguments.end(),
                                    [&](const Argument& argument) { return argument.name == name; });
    return found == arguments.end() ? nullptr : found;
}

// French counts zero and one in the singular, English one alone.
bool is_singular(Language language, std::string_view number) {
    const auto value = parse_integer(number);
    if (!value) {
        return true;
    }
    return language == Language::French ? *value >= -1 && *value <= 1 : *value == 1 || *value == -1;
}

std::string filled(Language language, std::string_view text, std::initializer_list<Argument> arguments);

std::string fill_hole(Language language, std::string_view hole, std::initializer_list<Argument> arguments) {
    const auto singular = hole.find('|');
    const auto* argument = find(hole.substr(0, singular), arguments);
    if (argument == nullptr) {
        return "{" + std::string(hole) + "}";
    }
    if (singular == std::string_view::npos) {
        return argument->value;
    }
    const auto plural = hole.rfind('|');
    const auto form = is_singular(language, argument->value) ? hole.substr(singular + 1, plural - singular - 1)
                                                             : hole.substr(plural + 1);
    return filled(language, form, arguments);
}

// The end of the hole that begins at `open`; a form of a plural may have holes of its own.
std::size_t end_of_hole(std::string_view text, std::size_t open) {
    int depth = 0;
    for (auto at = open; at < text.size(); ++at) {
        depth += text[at] == '{' ? 1 : text[at] == '}' ? -1 : 0;
        if (depth == 0) {
            return at;
        }
    }
    return std::string_view::npos;
}

std::string filled(Language language, std::string_view text, std::initializer_list<Argument> arguments) {
    std::string said;
    std::size_t at = 0;
    while (at < text.size()) {
        const auto open = text.find('{', at);
        if (open == std::string_view::npos) {
            break;
        }
        const auto close = end_of_hole(text, open);
        MITTS_CHECK(close != std::string_view::npos);
        said += text.substr(at, open - at);
        said += fill_hole(language, text.substr(open + 1, close - open - 1), arguments);
        at = close + 1;
    }
    return said + std::string(text.substr(at));
}

} // namespace

std::string_view language_code(Language language) {
    return language == Language::French ? "fr" : "en";
}

TextId after(TextId first, int steps) {
    const auto from = static_cast<std::size_t>(first);
    const auto to = from + static_cast<std::size_t>(steps);
    MITTS_CHECK(steps >= 0 && to < std::size(is_next));
    for (auto index = from + 1; index <= to; ++index) {
        MITTS_CHECK(is_next[index]);
    }
    return static_cast<TextId>(to);
}

std::string say(Language language, TextId id, std::initializer_list<Argument> arguments) {
    return filled(language, pattern(language, id), arguments);
}

std::string all_characters() {
    std::vector<std::string> characters;
    for (const auto text : all_texts()) {
        for (std::size_t at = 0; at < text.size();) {
            std::size_t length = 1;
            while (at + length < text.size() && (static_cast<unsigned char>(text[at + length]) & 0xC0) == 0x80) {
                ++length;
            }
            characters.emplace_back(text.substr(at, length));
            at += length;
        }
    }
    std::sort(characters.begin(), characters.end());
    characters.erase(std::unique(characters.begin(), characters.end()), characters.end());
    std::string all;
    for (const auto& character : characters) {
        all += character;
    }
    return all;
}

} // namespace mitts::i18n
