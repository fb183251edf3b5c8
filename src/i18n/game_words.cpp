#include "i18n/game_words.h"

#include <algorithm>

namespace mitts::i18n {

namespace {

const OptionTexts* texts_of(std::span<const OptionTexts> texts, std::string_view option) {
    const auto found =
        std::find_if(texts.begin(), texts.end(), [option](const OptionTexts& one) { return one.option == option; });
    return found == texts.end() ? nullptr : &*found;
}

} // namespace

std::string option_name(Language language, std::span<const OptionTexts> texts, std::string_view option) {
    const auto* found = texts_of(texts, option);
    return found == nullptr ? std::string(option) : say(language, found->name);
}

std::string option_help(Language language, std::span<const OptionTexts> texts, std::string_view option) {
    const auto* found = texts_of(texts, option);
    return found == nullptr ? std::string() : say(language, found->help);
}

std::string option_value(Language language, std::span<const OptionTexts> texts, std::string_view option, int value) {
    const auto* found = texts_of(texts, option);
    return found != nullptr && found->values != TextId::Count ? say(language, after(found->values, value))
                                                              : std::to_string(value);
}

std::string variation(Language language, std::span<const OptionTexts> texts, std::string_view option, int value) {
    const auto* found = texts_of(texts, option);
    return found != nullptr && found->variation != TextId::Count
               ? say(language, found->variation, {{"n", value}})
               : option_name(language, texts, option) + ": " + option_value(language, texts, option, value);
}

} // namespace mitts::i18n
