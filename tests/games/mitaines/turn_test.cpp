// Tests captures, steals, scoring and the end of a round, beyond the worked examples (M14–M21).
#include "tests/support/mitaines_position.h"
#include "tests/support/random_play.h"

using namespace mitts;
using namespace mitts::tests;

using Points = std::vector<int>;

TEST_CASE("M14 a card played with a call never captures, even if it matches the top card") {
    const auto match = play({.hands = "7S 7H 2C / 3H QC", .pile = "KC 7D"}, "7S:g");
    CHECK(pile_text(match) == "KC 7D 7S");
    CHECK(points(match) == Points{0, 0});
}

TEST_CASE("M15.2 a sock cannot be stolen") {
    // All four cards of the rank are in the caller's hand or on the table.
    const auto match = play({.hands = "7S 7H 7C 2C / 3H QC 4C", .pile = "KC 7D"}, "7S:s 3H 7H QC 7C");
    CHECK(points(match) == Points{200, 0});
}

TEST_CASE("M15.2 with resolution=highest, a topped call cannot be stolen") {
    const auto match =
        play({.options = "players=3", .hands = "2C 2D QS / 9C 9D 4S / 2H 5S 6S", .pile = "KC"}, "2C:m 9C:m 2H");
    CHECK(pile_text(match) == "KC 2C 9C 2H");
}

TEST_CASE("M15.2 with topped_calls=stealable, a topped call can be stolen, but not by its caller") {
    const Position two{.options = "topped_calls=stealable", .hands = "2C 2D QS / 9C 9D 2H", .pile = "KC"};
    CHECK(pile_text(play(two, "2C:m 9C:m 2D")) == "KC 2C 9C 2D");
    const Position three{
        .options = "players=3 topped_calls=stealable", .hands = "2C 2D QS / 9C 9D 4S / 2H 5S 6S", .pile = "KC"};
    CHECK(points(play(three, "2C:m 9C:m 2H")) == Points{0, 0, 20});
    CHECK(points(play(three, "2C:m 9C:m 5S 2D")) == Points{0, 0, 0});
}

TEST_CASE("M18.1 with topped_pay=no, only the completed or stolen call scores, including its double") {
    const auto ends = [](std::string_view options, std::string_view hands, std::string_view plays) {
        return scored(play({.options = "topped_pay=no " + std::string(options), .hands = std::string(hands)}, plays));
    };
    CHECK(ends("", "8C 8D QS / 8H QC", "8C:m 8H") == "call mitten 8 10, double mitten 8 10");
    constexpr auto thief = "7C 7D KC / JC JD QC / 7S QS";
    CHECK(ends("players=3 topped_calls=stealable", thief, "7C:m JC:m 7S") == "call mitten 7 10");
    CHECK(ends("players=3 resolution=first_complete", thief, "7C:m JC:m 7S") == "call mitten 7 10");
    CHECK(ends("players=3 resolution=first_complete", thief, "7C:m JC:m QS 7D") == "call mitten 7 10");
    // M14: a call can be complete when it is made.
    CHECK(scored(play({.options = "preset=gamerules topped_pay=no", .hands = "5C QS / 2C QC", .pile = "KC 5D 5H"},
                      "5C:g")) == "call glove 5 100");
}

TEST_CASE("M16 M18.3 with joker_sweep=yes, a joker that captures a lone card scores like a jack") {
    const Position lone{.options = "preset=gaspesie joker_sweep=yes lone_jack=30", .hands = "X1 2C / 3C 4C"};
    const auto taking = [&](std::string_view pile) {
        auto position = lone;
        position.pile = pile;
        return scored(play(position, "X1"));
    };
    CHECK(taking("7S") == "lone 30, joker 50");
    CHECK(taking("JS") == "lone 30, joker 50");
    CHECK(taking("X2") == "lone 10, joker 50, joker 50");
    CHECK(taking("7S 8S") == "joker 50");
    CHECK(pile_text(play(lone, "X1")) == "X1"); // M16: a card played on an empty table stays
    const Position called{.options = lone.options, .hands = "9C 9D 2C / X1 4C"};
    CHECK(pile_text(play(called, "9C:m X1")) == "9C X1"); // M15.3
}

TEST_CASE("M15.2 topped_calls has no effect with resolution=first_complete") {
    const auto match = play({.options = "players=3 topped_calls=stealable resolution=first_complete",
                             .hands = "2C 2D QS / 9C 9D 4S / 2H 5S 6S",
                             .pile = "KC"},
                            "2C:m 9C:m 2H");
    CHECK(points(match) == Points{0, 0, 20});
}

TEST_CASE("M15.2 with resolution=first_complete, any open call can be stolen, and all calls on the pile score") {
    const auto match =
        play({.options = "preset=gamerules players=3", .hands = "2C 2D QS / 9C 9D 4S / 2H 5S 6S", .pile = "KC"},
             "2C:m 9C:m 2H");
    CHECK(points(match) == Points{0, 0, 20});
    CHECK(match.referee_state().last_contractor == 2);
}

TEST_CASE("M15.2 a partner's call can be stolen too") {
    const auto match = play({.options = "players=4", .hands = "6C 6D QS / 2C 3C / 6H 4C / 5C 7C"}, "6C:m 2C 6H");
    CHECK(points(match) == Points{10, 0});
    CHECK(match.referee_state().last_capturer == 2);
}

TEST_CASE("M15.3 while a call is open, a card that matches the top card does not capture") {
    const auto match = play({.options = "players=3", .hands = "6C 6D QS / QC 3C / QD 4C"}, "6C:m QC QD");
    CHECK(pile_text(match) == "6C QC QD");
}

TEST_CASE("M16 a jack captures any pile, and any other card that does not match the top card stays on the pile") {
    CHECK(pile_text(play({.hands = "JC 2C / 3C 4C", .pile = "5C 6C"}, "JC")).empty());
    CHECK(pile_text(play({.hands = "8C 2C / 3C 4C", .pile = "5C 6C"}, "8C")) == "5C 6C 8C");
    CHECK(pile_text(play({.hands = "5D 2C / 3C 4C", .pile = "5C 6C"}, "5D")) == "5C 6C 5D");
}

TEST_CASE("M16 jacks capture any pile even with jack_order=natural") {
    CHECK(pile_text(play({.options = "preset=gaspesie", .hands = "JC 2C / 3C 4C", .pile = "5C X1"}, "JC")).empty());
}

TEST_CASE("M17 a capture ends all calls and obligations") {
    const auto match = play({.hands = "6C 6D QS / 6H 4C"}, "6C:m 6H");
    CHECK(match.referee_state().calls.empty());
    CHECK(legal(match) == "6D QS");
}

TEST_CASE("M18.2 with doubles=no, a stolen lone call scores once") {
    const auto match = play({.options = "doubles=no", .hands = "8C 8D QS / 8H QC"}, "8C:m 8H");
    CHECK(points(match) == Points{0, 10});
}

TEST_CASE("M18.3 with lone_match=flat, lone matches score lone_match_points, but two jacks score lone_jacks_points") {
    const std::string options = "lone_match=flat lone_match_points=30 lone_jacks_points=70";
    CHECK(points(play({.options = options, .hands = "QS 2C / 3C 4C", .pile = "QH"}, "QS")) == Points{30, 0});
    CHECK(points(play({.options = options, .hands = "JS 2C / 3C 4C", .pile = "JH"}, "JS")) == Points{70, 0});
}

TEST_CASE("M18.3 capturing a lone layout card scores, but capturing two layout cards does not") {
    CHECK(scored(play({.hands = "QS 2C / 3C 4C", .layout = "QH"}, "QS")) == "lone 10");
    CHECK(scored(play({.hands = "QS 2C / 3C 4C", .layout = "5H QH"}, "QS")).empty());
}

TEST_CASE("M18.4 combinations in the layout score, with separate values for jacks and ordinary values for jokers") {
    const auto pairs = play({.hands = "JC 2C / 3C 4C", .layout = "5C 8C 5D 8D"}, "JC");
    CHECK(scored(pairs) == "layout mitten 5 10, layout mitten 8 10");
    const auto jacks = play({.hands = "5D 2C / 3C 4C", .layout = "JS JD JH 5C"}, "5D");
    CHECK(scored(jacks) == "layout glove J 150");
    const auto jokers =
        play({.options = "preset=gaspesie", .hands = "5D 2C / 3C 4C", .layout = "X1 9C X2 8S 7S 5C"}, "5D");
    CHECK(scored(jokers) == "layout mitten X 10, joker 50, joker 50");
}

TEST_CASE("M18.4 layout combinations include only layout cards and stop scoring once the layout is captured") {
    const auto joined = play({.hands = "5D JC 2C / 3C 4C 7H", .layout = "5C 6C 8C 9C"}, "5D 3C JC");
    CHECK(scored(joined).empty());
    const auto later = play({.hands = "JC 5D JD 2C / 5C 4C 7H 8S", .layout = "6C 6D"}, "JC 5C 5D");
    CHECK(points(later) == Points{20, 0}); // for the layout's mitten and for a lone match
}

TEST_CASE("M18.5 the ten of diamonds scores for the player who captures it, even if that player played it") {
    CHECK(scored(play({.hands = "TD 2C / 3C 4C", .pile = "5C TC"}, "TD")) == "ten 50");
    CHECK(scored(play({.options = "preset=lavoie", .hands = "TD 2C / 3C 4C", .pile = "5C TC"}, "TD")) == "ten 10");
    CHECK(scored(play({.options = "ten_of_diamonds=0", .hands = "TD 2C / 3C 4C", .pile = "5C TC"}, "TD")).empty());
}

TEST_CASE("M19 the leftover ten of diamonds scores for the player who captured last") {
    const auto match = play({.hands = "4H / TD", .pile = "2C 4D"}, "4H TD");
    CHECK(scored(match) == "leftover_ten 50");
    CHECK(points(match) == Points{50, 0});
}

TEST_CASE("M19 if no player has captured, the leftover ten of diamonds scores for no one") {
    CHECK(points(play({.hands = "4H / TD"}, "4H TD")) == Points{0, 0});
}

TEST_CASE("M19 with leftover_ten=last_contract, the side that last completed or stole a call scores the leftover ten") {
    const std::string options = "leftover_ten=last_contract";
    CHECK(points(play({.options = options, .hands = "4H / TD", .pile = "2C 4D"}, "4H TD")) == Points{0, 0});
    CHECK(points(play({.options = options, .hands = "7S 7D 4H / 3H TD 2C", .pile = "KC"}, "7S:m 3H 7D 2C 4H TD")) ==
          Points{60, 0});
    CHECK(points(play({.options = options, .hands = "7S 7D TD / 7H 2C 3C", .pile = "KC"}, "7S:m 7H 7D 2C TD 3C")) ==
          Points{0, 60});
}

TEST_CASE("M19 each leftover joker scores separately") {
    const auto both = play({.options = "preset=gaspesie players=3", .hands = "4H X1 / 5C 6C / X2 7C", .pile = "2C 4D"},
                           "4H 5C X2 X1 6C 7C");
    CHECK(scored(both).empty()); // the second joker captured the first, so neither is left over
    const auto one = play({.options = "preset=gaspesie", .hands = "4H X1 / 5C 6C", .pile = "2C 4D"}, "4H 5C X1 6C");
    CHECK(scored(one) == "leftover_joker 50");
    const auto two = play({.options = "preset=gaspesie players=3", .hands = "4H X1 / 5C 6C / 3C X2", .pile = "2C 4D"},
                          "4H 5C 3C X1 6C X2");
    CHECK(scored(two) == "leftover_joker 50, leftover_joker 50");
}

TEST_CASE("M4 a set-up's stock is dealt once the hands are empty, and the pile stays on the table") {
    const auto match = play({.hands = "2C / 3C", .stock = "4C 5C 6C 7C 8C 9C 4D 5D 6D 7D 8D 9D"}, "2C 3C");
    CHECK(pile_text(match) == "2C 3C");
    CHECK(match.referee_state().hands[0].size() == 6);
    CHECK(match.turn() == 0);
}

TEST_CASE("Mitaines: a seat without cards is skipped in a set-up") {
    const auto match = play({.options = "players=3", .hands = "2C 3C / - / 4C"}, "2C");
    CHECK(match.turn() == 2);
    CHECK(play({.options = "players=3", .hands = "- / - / 4C 5C"}, "4C").turn() == 2);
}

TEST_CASE("M20 M21 the match continues until one side alone has the highest total and has reached the target") {
    const auto options = mitaines::preset_options(mitaines::Preset::Pagat);
    const auto winners = [&](std::vector<int> totals) { return Mitaines::winners(options, totals, 1); };
    CHECK(winners({490, 480}).empty());
    CHECK(winners({500, 480}) == Points{0});
    CHECK(winners({510, 620}) == Points{1});
    CHECK(winners({510, 510}).empty());
}

TEST_CASE("M21 with game_end=at_once, the capture that reaches the target ends the match immediately") {
    const auto over = play({.options = "game_end=at_once target=50", .hands = "JC JD 2C / TD 3C 4C"}, "JC:m 3C JD");
    CHECK(over.phase() == MatchPhase::Over);
    CHECK(over.winners() == Points{0});
    CHECK(legal(over).empty());
    CHECK(play({.hands = "JC JD 2C / TD 3C 4C"}, "JC:m 3C JD").phase() == MatchPhase::Playing);
}

TEST_CASE("M21 with game_end=at_once, the totals of earlier rounds count towards the target") {
    auto options = mitaines::preset_options(mitaines::Preset::Gamerules);
    int sooner = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        auto match = *MitainesMatch::begin(options, SeededStart{.seed = seed});
        Rng rng(seed);
        play_at_random(match, rng);
        const auto& state = match.referee_state();
        std::vector<int> before(2);
        for (std::size_t side = 0; side < before.size(); ++side) {
            before[side] = match.totals()[side] - match.rounds().back().scores[side];
            CHECK(before[side] < options.target);
            CHECK(state.totals[side] == before[side]);
        }
        sooner += state.hands[0].empty() && state.hands[1].empty() ? 0 : 1;
        CHECK(match.winners().size() == 1);
    }
    CHECK(sooner > 10);
}
