#include "i18n/language.h"

#include "cards/check.h"
#include "cards/text.h"
#include "i18n/texts.h"

#include <algorithm>
#include <array>
#include <vector>

namespace mitts::i18n {

namespace {

constexpr auto text_count = static_cast<std::size_t>(TextId::Count);

// For each string, true if it is declared with MITTS_NEXT.
constexpr bool is_next[]{
#define MITTS_TEXT(id, english, french) false,
#define MITTS_NEXT(id, english, french) true,
#include "i18n/texts.inc"
#undef MITTS_NEXT
#undef MITTS_TEXT
};

// Returns the index of the brace that closes the placeholder at `open`, or npos. Plural forms may contain placeholders.
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

bool holes_end(std::string_view text) {
    auto open = text.find('{');
    while (open != std::string_view::npos) {
        const auto close = end_of_hole(text, open);
        if (close == std::string_view::npos) {
            return false;
        }
        open = text.find('{', close);
    }
    return true;
}

// A language's strings by id, and the block that contains them. Both are empty until the language is loaded.
struct Texts {
    std::string block{};
    std::vector<std::string_view> by_id{};
};

bool read_texts(Texts& texts, std::string block) {
    std::vector<std::string_view> found;
    found.reserve(text_count);
    for (std::string_view rest = block; !rest.empty();) {
        const auto end = rest.find(text_end);
        if (end == std::string_view::npos || found.size() == text_count || !holes_end(rest.substr(0, end))) {
            return false;
        }
        found.push_back(rest.substr(0, end));
        rest.remove_prefix(end + 1);
    }
    if (found.size() != text_count) {
        return false;
    }
    texts.block = std::move(block); // keeps the views valid, because a string this long is not stored inline
    texts.by_id = std::move(found);
    return true;
}

Texts& texts_of(Language language) {
    static std::array<Texts, 2> all = [] {
        std::array<Texts, 2> built_in;
        for (const auto each : {Language::English, Language::French}) {
            read_texts(built_in[static_cast<std::size_t>(each)], built_in_texts(each));
        }
        return built_in;
    }();
    return all[static_cast<std::size_t>(language)];
}

Language other(Language language) {
    return language == Language::French ? Language::English : Language::French;
}

std::string_view pattern(Language language, TextId id) {
    const auto& texts = texts_of(spoken(language)).by_id;
    MITTS_CHECK(!texts.empty());
    return texts[static_cast<std::size_t>(id)];
}

const Argument* find(std::string_view name, std::span<const Argument> arguments) {
    const auto found = std::find_if(arguments.begin(), arguments.end(),
                                    [&](const Argument& argument) { return argument.name == name; });
    return found == arguments.end() ? nullptr : &*found;
}

// Returns true for a number that takes the singular: −1, 0 or 1 in French, −1 or 1 in English.
bool is_singular(Language language, std::string_view number) {
    const auto value = parse_integer(number);
    if (!value) {
        return true;
    }
    return language == Language::French ? *value >= -1 && *value <= 1 : *value == 1 || *value == -1;
}

std::string filled(Language language, std::string_view text, std::span<const Argument> arguments);

std::string fill_hole(Language language, std::string_view hole, std::span<const Argument> arguments) {
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

std::string filled(Language language, std::string_view text, std::span<const Argument> arguments) {
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

Language language_named(std::string_view code) {
    return code == "fr" ? Language::French : Language::English;
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

bool speaks(Language language) {
    return !texts_of(language).by_id.empty();
}

Language spoken(Language wished) {
    return speaks(wished) ? wished : other(wished);
}

bool take_texts(Language language, std::string block) {
    return read_texts(texts_of(language), std::move(block));
}

std::string say(Language language, TextId id, std::initializer_list<Argument> arguments) {
    return say(language, id, std::span(arguments.begin(), arguments.size()));
}

std::string say(Language language, TextId id, std::span<const Argument> arguments) {
    return filled(language, pattern(language, id), arguments);
}

std::string all_characters() {
    std::vector<std::string> characters;
    for (const auto language : {Language::English, Language::French}) {
        const std::string_view text = texts_of(language).block;
        for (std::size_t at = 0; at < text.size();) {
            std::size_t length = 1;
            while (at + length < text.size() && continues_character(text[at + length])) {
                ++length;
            }
            if (text[at] != text_end) {
                characters.emplace_back(text.substr(at, length));
            }
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
