#include "i18n/game_words.h"

#include <algorithm>
#include <iterator>

namespace mitts::i18n {

namespace {

struct OptionWords {
    std::string_view option;
    TextId game; ///< the game's name
    TextId name; ///< the option's name; the next string is its explanation
    TextId values;
    TextId variation;
};

constexpr OptionWords rows[]{
#define MITTS_TEXT(id, english, french)
#define MITTS_NEXT(id, english, french)
#define MITTS_OPTION(game, option, values, variation, ...)                                                             \
    {#option, TextId::game##Name, TextId::game##_##option, TextId::values, TextId::variation},
#include "i18n/texts.inc"
#undef MITTS_NEXT
#undef MITTS_TEXT
};

const OptionWords* words_of(TextId game, std::string_view option) {
    const auto* found = std::find_if(std::begin(rows), std::end(rows),
                                     [&](const OptionWords& one) { return one.game == game && one.option == option; });
    return found == std::end(rows) ? nullptr : found;
}

} // namespace

std::string GameWords::game(Language language) const {
    return say(language, name_);
}

std::string GameWords::preset(Language language, int number) const {
    return say(language, after(first_preset_, 2 * number));
}

std::string GameWords::about_preset(Language language, int number) const {
    return say(language, after(first_preset_, 2 * number + 1));
}

std::string GameWords::option(Language language, std::string_view option) const {
    const auto* found = words_of(name_, option);
    return found == nullptr ? std::string(option) : say(language, found->name);
}

std::string GameWords::option_help(Language language, std::string_view option) const {
    const auto* found = words_of(name_, option);
    return found == nullptr ? std::string() : say(language, after(found->name, 1));
}

std::string GameWords::option_value(Language language, std::string_view option, int value) const {
    const auto* found = words_of(name_, option);
    return found != nullptr && found->values != TextId::None ? say(language, after(found->values, value))
                                                             : std::to_string(value);
}

std::string GameWords::variation(Language language, std::string_view option, int value) const {
    const auto* found = words_of(name_, option);
    return found != nullptr && found->variation != TextId::None
               ? say(language, found->variation, {{"n", value}})
               : this->option(language, option) + ": " + option_value(language, option, value);
}

} // namespace mitts::i18n
