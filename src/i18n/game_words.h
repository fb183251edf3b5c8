// The interface of a game's words for its option sheet, the start page and the panels.
//
// A game whose texts are in TextId uses TextWords.
#pragma once

#include "i18n/language.h"

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::i18n {

template <class W>
concept GameWords = requires(Language language, std::string_view option, int number) {
    // The game on the start page: its name, "2 to 4 players", and a description of one or two lines.
    { W::game(language) } -> std::same_as<std::string>;
    { W::players(language) } -> std::same_as<std::string>;
    { W::about(language) } -> std::same_as<std::string>;
    // The name of a preset, and a description of two lines.
    { W::preset(language, number) } -> std::same_as<std::string>;
    { W::about_preset(language, number) } -> std::same_as<std::string>;
    // The name of an option, its explanation, and the text of a value. `option` is the descriptor's name ("doubles").
    { W::option(language, option) } -> std::same_as<std::string>;
    { W::option_help(language, option) } -> std::same_as<std::string>;
    { W::option_value(language, option, number) } -> std::same_as<std::string>;
    // The text of the value that a descriptor offers as a variation: "Jacks in their usual place".
    { W::variation(language, option, number) } -> std::same_as<std::string>;
};

// Looks up the texts of an option in the MITTS_OPTION rows, by game and option name. An option without a row is shown
// under the name in its descriptor.
std::string option_name(Language language, TextId game, std::string_view option);
std::string option_help(Language language, TextId game, std::string_view option);
std::string option_value(Language language, TextId game, std::string_view option, int value);
std::string variation(Language language, TextId game, std::string_view option, int value);

/// The words of a game whose number of players and description follow its name in TextId. Starting with `first_preset`,
/// each preset's name is followed by its description.
template <TextId name, TextId first_preset> struct TextWords {
    static std::string game(Language language) {
        return say(language, name);
    }
    static std::string players(Language language) {
        return say(language, after(name, 1));
    }
    static std::string about(Language language) {
        return say(language, after(name, 2));
    }
    static std::string preset(Language language, int number) {
        return say(language, after(first_preset, 2 * number));
    }
    static std::string about_preset(Language language, int number) {
        return say(language, after(first_preset, 2 * number + 1));
    }
    static std::string option(Language language, std::string_view option) {
        return option_name(language, name, option);
    }
    static std::string option_help(Language language, std::string_view option) {
        return i18n::option_help(language, name, option);
    }
    static std::string option_value(Language language, std::string_view option, int value) {
        return i18n::option_value(language, name, option, value);
    }
    static std::string variation(Language language, std::string_view option, int value) {
        return i18n::variation(language, name, option, value);
    }
};

} // namespace mitts::i18n
