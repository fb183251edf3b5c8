// The toy game's words, with the interface of i18n/game_words.h. They are not in TextId.
#pragma once

#include "i18n/game_words.h"
#include "tests/support/toy_game.h"

namespace mitts::tests::toy {

inline std::string in(i18n::Language language, const char* english, const char* french) {
    return language == i18n::Language::French ? french : english;
}

struct Words {
    using Language = i18n::Language;

    static std::string game(Language language) {
        return in(language, "Toy", "Joujou");
    }
    static std::string players(Language language) {
        return in(language, "2 or 3 players", "2 ou 3 joueurs");
    }
    static std::string about(Language language) {
        return in(language, "The highest card takes a point.", "La plus haute carte prend un point.");
    }
    static std::string preset(Language language, int number) {
        return number == 0 ? in(language, "Plain", "Simple") : in(language, "Contrary", "À l’envers");
    }
    static std::string about_preset(Language language, int number) {
        return number == 0 ? about(language)
                           : in(language, "The lowest card takes a point.", "La plus basse carte prend un point.");
    }
    static std::string option(Language language, std::string_view option) {
        return option == "players"  ? in(language, "Players", "Joueurs")
               : option == "target" ? in(language, "Played to", "On joue jusqu’à")
                                    : in(language, "Who wins", "Qui gagne");
    }
    static std::string option_help(Language language, std::string_view option) {
        return Words::option(language, option) + '.';
    }
    static std::string option_value(Language language, std::string_view option, int value) {
        if (option != "winner") {
            return std::to_string(value);
        }
        return value == 0 ? in(language, "the highest", "la plus haute") : in(language, "the lowest", "la plus basse");
    }
    static std::string variation(Language language, std::string_view option, int value) {
        return option_value(language, option, value);
    }
};
static_assert(i18n::GameWords<Words>);

} // namespace mitts::tests::toy
