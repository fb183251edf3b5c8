// The toy game's strings for the functions of i18n/game_words.h. These strings are not in TextId.
#pragma once

#include "i18n/game_words.h"
#include "tests/support/toy_game.h"

namespace mitts::tests::toy {

inline std::string in(i18n::Language language, const char* english, const char* french) {
    return language == i18n::Language::French ? french : english;
}

struct Words final : i18n::GameWords {
    using Language = i18n::Language;
    using GameWords::GameWords;

    std::string game(Language language) const override {
        return in(language, "Toy", "Joujou");
    }
    std::string preset(Language language, int number) const override {
        return number == 0 ? in(language, "Plain", "Simple") : in(language, "Contrary", "À l’envers");
    }
    std::string about_preset(Language language, int number) const override {
        return number == 0 ? in(language, "The highest card takes a point.", "La plus haute carte prend un point.")
                           : in(language, "The lowest card takes a point.", "La plus basse carte prend un point.");
    }
    std::string option(Language language, std::string_view option) const override {
        return option == "players"  ? in(language, "Players", "Joueurs")
               : option == "target" ? in(language, "Played to", "On joue jusqu’à")
                                    : in(language, "Who wins", "Qui gagne");
    }
    std::string option_help(Language language, std::string_view option) const override {
        return this->option(language, option) + '.';
    }
    std::string option_value(Language language, std::string_view option, int value) const override {
        if (option != "winner") {
            return std::to_string(value);
        }
        return value == 0 ? in(language, "the highest", "la plus haute") : in(language, "the lowest", "la plus basse");
    }
    std::string variation(Language language, std::string_view option, int value) const override {
        return option_value(language, option, value);
    }
};
inline const Words game_words(i18n::TextId::None, i18n::TextId::None);

} // namespace mitts::tests::toy
