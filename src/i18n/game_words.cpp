#include "i18n/game_words.h"

#include <algorithm>
#include <iterator>

namespace mitts::i18n {

namespace {

struct OptionWords {
    TextId game; ///< the game's name
    std::string_view option;
    TextId name; ///< the option's name, followed by its explanation
    TextId values;
    TextId variation;
};

constexpr OptionWords rows[]{
#define MITTS_TEXT(id, english, french)
#define MITTS_NEXT(id, english, french)
#define MITTS_OPTION(game, option, values, variation, ...)                                                             \
    {TextId::game##Name, #option, TextId::game##_##option, TextId::values, TextId::variation},
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

std::string option_name(Language language, TextId game, std::string_view option) {
    const auto* found = words_of(game, option);
    return found == nullptr ? std::string(option) : say(language, found->name);
}

std::string option_help(Language language, TextId game, std::string_view option) {
    const auto* found = words_of(game, option);
    return found == nullptr ? std::string() : say(language, after(found->name, 1));
}

std::string option_value(Language language, TextId game, std::string_view option, int value) {
    const auto* found = words_of(game, option);
    return found != nullptr && found->values != TextId::None ? say(language, after(found->values, value))
                                                             : std::to_string(value);
}

std::string variation(Language language, TextId game, std::string_view option, int value) {
    const auto* found = words_of(game, option);
    return found != nullptr && found->variation != TextId::None
               ? say(language, found->variation, {{"n", value}})
               : option_name(language, game, option) + ": " + option_value(language, game, option, value);
}

} // namespace mitts::i18n
