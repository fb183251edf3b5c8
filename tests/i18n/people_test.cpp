// Tests players' names and badges.
#include "i18n/people.h"

#include <doctest/doctest.h>

using namespace mitts;
using namespace mitts::i18n;

TEST_CASE("a badge shows the number at the end of a name, or the first letter if there is no number") {
    CHECK(badge_text("Player 2") == "2");
    CHECK(badge_text("Joueur 10") == "10");
    CHECK(badge_text("Odile") == "O");
    CHECK(badge_text("Élise") == "É");
    CHECK(badge_text("You") == "Y");
    CHECK(badge_text("7") == "7");
    CHECK(badge_text("R2D2 b") == "R");
    CHECK(badge_text("") == "?");
}

TEST_CASE("the reader is called 'you', and French elides 'de' before names that start with a vowel sound") {
    const Naming english{.language = Language::English, .you = 0, .names = {"Anne", "Odile"}};
    CHECK(player_name(english, 0) == "You");
    CHECK(player_name(english, 1) == "Odile");
    CHECK(player_name({.language = Language::French, .you = 1, .names = {"Anne", "Odile"}}, 1) == "Toi");
    CHECK(of_name(Language::French, "Odile") == "d’Odile");
    CHECK(of_name(Language::French, "Mathilde") == "de Mathilde");
    for (const auto* name :
         {"Élise", "ève", "Émile", "Îlda", "Œdipe", "œdipe", "Ulysse", "Ûrsule", "ôde", "Ægir", "Henri"}) {
        CHECK(of_name(Language::French, name) == "d’" + std::string(name));
    }
    for (const auto* name : {"Çelik", "Ñusta", "Zoé", "7", ""}) {
        CHECK(of_name(Language::French, name) == "de " + std::string(name));
    }
}
