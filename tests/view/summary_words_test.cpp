// What the rounds' summaries of all games say alike.
#include "view/summary_words.h"

#include <doctest/doctest.h>

using namespace mitts;
using i18n::Language;
using i18n::TextId;

TEST_CASE("who won: one, several, and several with whoever is spoken to") {
    const auto line = [](Language language, Seat you, const std::vector<int>& winners, TextId many) {
        return view::winner_line({.language = language, .you = you, .names = {"Aimé", "Odile", "Irène"}}, winners,
                                 many);
    };
    const auto many = TextId::SummaryWinMany;
    const auto shared = TextId::MitchSummaryShared;
    CHECK(line(Language::English, 0, {0}, many) == "You win the match!");
    CHECK(line(Language::French, 0, {1}, many) == "Odile gagne la partie.");
    CHECK(line(Language::French, 0, {1, 2}, many) == "Odile et Irène gagnent la partie.");
    CHECK(line(Language::French, 1, {0, 1}, many) == "Toi et Aimé, vous gagnez la partie.");
    CHECK(line(Language::French, 2, {0, 1, 2}, shared) == "Toi, Aimé et Odile, vous vous partagez la victoire.");
    CHECK(line(Language::French, no_seat, {0, 1, 2}, shared) == "Aimé, Odile et Irène se partagent la victoire.");
    CHECK(line(Language::English, 2, {0, 2}, shared) == "You and Aimé share the win.");
}

TEST_CASE("the headline after a match names every winner, with the verb for as many") {
    const auto headline = [](Language language, Seat you, const std::vector<int>& winners) {
        return view::winner_words({.language = language, .you = you, .names = {"Aimé", "Odile", "Irène"}}, winners);
    };
    CHECK(headline(Language::English, 0, {0}) == "You win!");
    CHECK(headline(Language::English, 0, {1}) == "Odile wins");
    CHECK(headline(Language::English, 0, {1, 2}) == "Odile and Irène win");
    CHECK(headline(Language::English, 2, {0, 1, 2}) == "You, Aimé and Odile win!");
    CHECK(headline(Language::French, 0, {1}) == "Victoire d’Odile");
    CHECK(headline(Language::French, no_seat, {0, 1, 2}) == "Aimé, Odile et Irène gagnent");
    CHECK(headline(Language::French, 1, {0, 1}) == "Toi et Aimé, vous gagnez!");
}
