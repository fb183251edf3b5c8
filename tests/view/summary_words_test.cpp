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
    CHECK(line(Language::English, 0, {0}, many) == "You win the game!");
    CHECK(line(Language::French, 0, {1}, many) == "Odile gagne la partie.");
    CHECK(line(Language::French, 0, {1, 2}, many) == "Odile et Irène gagnent la partie.");
    CHECK(line(Language::French, 1, {0, 1}, many) == "Toi et Aimé, vous gagnez la partie.");
    CHECK(line(Language::French, 2, {0, 1, 2}, shared) == "Toi, Aimé et Odile, vous vous partagez la victoire.");
    CHECK(line(Language::French, no_seat, {0, 1, 2}, shared) == "Aimé, Odile et Irène se partagent la victoire.");
    CHECK(line(Language::English, 2, {0, 2}, shared) == "You and Aimé share the win.");
}
