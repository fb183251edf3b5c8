// Tests wording that the summaries of all games share.
#include "view/summary_words.h"

#include <doctest/doctest.h>

using namespace mitts;
using i18n::Language;
using i18n::TextId;

TEST_CASE("the sentence about the winners agrees with their number and addresses a winning viewer as 'you'") {
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

TEST_CASE("the headline after a match names every winner and agrees with their number") {
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

TEST_CASE("the sentence for sharing a result contains the winner, the margin and everyone's points") {
    const auto points = [](int value) { return std::to_string(value); };
    const auto line = [&](std::vector<view::SummarySide> sides, bool own, bool together, Language language) {
        return view::share_line(language, {.sides = std::move(sides)}, "Mitch, Race", own, together, points);
    };
    const std::vector<view::SummarySide> won{{.name = "You", .side = 1, .after = 12},
                                             {.name = "Odile", .side = 2, .after = 11},
                                             {.name = "Gaspard", .side = 0, .after = 3}};
    CHECK(line(won, true, false, Language::English) == "Mitch, Race: I won by one point (me 12, Odile 11, Gaspard 3).");
    CHECK(line(won, true, false, Language::French) ==
          "Mitch, Race : j’ai gagné par un point (moi 12, Odile 11, Gaspard 3).");
    CHECK(
        line({{.name = "You and Irène", .side = 0, .after = 90}, {.name = "Odile and Gaspard", .side = 1, .after = 50}},
             true, true, Language::English) == "Mitch, Race: we won by 40 points (us 90, Odile and Gaspard 50).");
    CHECK(line({{.name = "You", .side = 0, .after = 3}, {.name = "Odile", .side = 1, .after = 50}}, true, false,
               Language::French) == "Mitch, Race : victoire d’Odile par 47 points (moi 3, Odile 50).");
    CHECK(line({{.name = "Mathilde", .side = 0, .after = 7}, {.name = "Odile", .side = 1, .after = 7}}, false, false,
               Language::English) == "Mitch, Race: a tie between Mathilde and Odile (Mathilde 7, Odile 7).");
    const std::vector<view::SummarySide> tied{{.name = "Toi", .side = 0, .after = 7},
                                              {.name = "Mathilde", .side = 1, .after = 7},
                                              {.name = "Odile", .side = 2, .after = 7}};
    CHECK(line(tied, true, false, Language::French) ==
          "Mitch, Race\u00a0: égalité entre moi, Mathilde et Odile (moi 7, Mathilde 7, Odile 7).");
}
