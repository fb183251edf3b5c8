// A game's own words as its option sheet, the start page and the panels ask for them: the door by which a game's words come in.
//
// A game that has its texts among the program's (TextId) builds on TextWords.
#pragma once

#include "i18n/language.h"

#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mitts::i18n {

template <class W>
concept GameWords = requires(Language language, std::string_view option, int number,
                             const typename W::Options& options) {
    // On the start page: its name, "2 to 4 players", a line or two on what it is.
    { W::game(language) } -> std::same_as<std::string>;
    { W::players(language) } -> std::same_as<std::string>;
    { W::about(language) } -> std::same_as<std::string>;
    // A rule set by its number, and two lines on what is special about it.
    { W::preset(language, number) } -> std::same_as<std::string>;
    { W::about_preset(language, number) } -> std::same_as<std::string>;
    // An option by its descriptor's name ("doubles"), its explanation, a value ("yes", "packets", "500").
    { W::option(language, option) } -> std::same_as<std::string>;
    { W::option_help(language, option) } -> std::same_as<std::string>;
    { W::option_value(language, option, number) } -> std::same_as<std::string>;
    // An option's value that its descriptor offers as a variation, in a few words: "Jacks in their usual place".
    { W::variation(language, option, number) } -> std::same_as<std::string>;
    // These rules in half a page, paragraph by paragraph; a paragraph that begins with "# " is a heading.
    { W::how_to_play(language, options) } -> std::same_as<std::vector<std::string>>;
};

struct OptionTexts {
    std::string_view option; ///< the descriptor's name
    TextId name;
    TextId help;
    /// The texts of its values follow each other from here; numbers speak for themselves.
    TextId values = TextId::Count;
    TextId variation = TextId::Count; ///< where the descriptor has one
};

// Of the option with this name among a game's; an option without texts is called by its name.
std::string option_name(Language language, std::span<const OptionTexts> texts, std::string_view option);
std::string option_help(Language language, std::span<const OptionTexts> texts, std::string_view option);
std::string option_value(Language language, std::span<const OptionTexts> texts, std::string_view option, int value);
std::string variation(Language language, std::span<const OptionTexts> texts, std::string_view option, int value);

/// The words of a game whose numbers of players and whose line follow its name among the texts; after `first_preset` come the
/// names of the rule sets and what is special about each, by turns. `Words::option_texts()` lists those of the options.
template <class Words, TextId name, TextId first_preset> struct TextWords {
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
        return option_name(language, Words::option_texts(), option);
    }
    static std::string option_help(Language language, std::string_view option) {
        return i18n::option_help(language, Words::option_texts(), option);
    }
    static std::string option_value(Language language, std::string_view option, int value) {
        return i18n::option_value(language, Words::option_texts(), option, value);
    }
    static std::string variation(Language language, std::string_view option, int value) {
        return i18n::variation(language, Words::option_texts(), option, value);
    }
};

} // namespace mitts::i18n
