// The worked cases W1–W42 of the rules page. The same positions are records in tests/golden/mitaines/worked.
#include "tests/support/mitaines_position.h"

using namespace mitts;
using namespace mitts::tests;

using Points = std::vector<int>;

TEST_CASE("W1 a match captures, and scores nothing by itself") {
    const auto match = play({.hands = "4H KS / 9C QC", .pile = "2C 4D"}, "4H");
    CHECK(points(match) == Points{0, 0});
    CHECK(pile_text(match).empty());
    CHECK(match.referee_state().last_capturer == 0);
}

TEST_CASE("W2 a completed mitten scores 10") {
    const auto match = play({.hands = "7S 7D KS / 3H QC"}, "7S:m 3H 7D");
    CHECK(points(match) == Points{10, 0});
    CHECK(scored(match) == "call mitten 7 10");
}

TEST_CASE("W3 a completed glove scores 100") {
    const auto match = play({.hands = "9C 9D 9H KS / 5S 4S QC"}, "9C:g 5S 9D 4S 9H");
    CHECK(points(match) == Points{100, 0});
}

TEST_CASE("W4 a mitten scores 60 with the ten of diamonds in the pile") {
    const auto match = play({.hands = "5C 5D KS / TD QC"}, "5C:m TD 5D");
    CHECK(points(match) == Points{60, 0});
    CHECK(scored(match) == "call mitten 5 10, ten 50");
}

TEST_CASE("W5 a mitten of tens scores 60 when the ten of diamonds completes it") {
    const auto match = play({.hands = "TC TD KS / 4S QC"}, "TC:m 4S TD");
    CHECK(points(match) == Points{60, 0});
}

TEST_CASE("W6 steals stack: every call of the pile scores for the player who captures") {
    const auto match = play({.hands = "2C 2D 3C 3D 3H KS / 9C 9D 4S QC"}, "2C:m 9C:m 3C:g 9D 3D 4S 3H");
    CHECK(points(match) == Points{120, 0});
    CHECK(scored(match) == "call mitten 2 10, call mitten 9 10, call glove 3 100");
}

TEST_CASE("W7 a matching card steals an open mitten") {
    const auto match = play({.hands = "4C 4D QS / 4H QC", .pile = "2C KS"}, "4C:m 4H");
    CHECK(points(match) == Points{0, 10});
}

TEST_CASE("W8 one card steals two calls at once") {
    const auto match = play({.hands = "7C 7D 9C QS / 9D 9H QC", .pile = "2C KS"}, "7C:m 9D:m 9C");
    CHECK(points(match) == Points{20, 0});
}

TEST_CASE("W9 a glove gives away the card led when it is stolen") {
    const auto match = play({.hands = "7C 3C QS / 7D 7H QC", .pile = "2C KS"}, "7C 7D:g 3C 7H");
    CHECK(points(match) == Points{0, 100});
}

TEST_CASE("W10 a caller may raise their own call with the table's card") {
    const auto match = play({.hands = "KC KD 9C 9D QS / 9H 4S QC", .pile = "3C 2C"}, "KC:m 9H 9C:g 4S 9D");
    CHECK(points(match) == Points{110, 0});
}

TEST_CASE("W11 a lone match scores 10") {
    const auto match = play({.hands = "QS 2C / 3C 4C", .pile = "QH"}, "QS");
    CHECK(points(match) == Points{10, 0});
    CHECK(scored(match) == "lone 10");
}

TEST_CASE("W12 a stolen lone mitten scores double") {
    const auto match = play({.hands = "8C 8D QS / 8H QC"}, "8C:m 8H");
    CHECK(points(match) == Points{0, 20});
    CHECK(scored(match) == "call mitten 8 10, double mitten 8 10");
}

TEST_CASE("W13 a stolen lone glove scores double") {
    const auto match = play({.hands = "6C 6D 6H QS / 6S QC"}, "6C:g 6S");
    CHECK(points(match) == Points{0, 200});
}

TEST_CASE("W14 a later steal scores once") {
    const auto match = play({.hands = "6C 6D 6H QS / 3C 6S QC"}, "6C:g 3C 6D 6S");
    CHECK(points(match) == Points{0, 100});
}

TEST_CASE("W15 a mitten of jacks scores 50") {
    const auto match = play({.hands = "JC JD QS / 9C QC"}, "JC:m 9C JD");
    CHECK(points(match) == Points{50, 0});
}

TEST_CASE("W16 a jack is wasted on an open call") {
    const auto match = play({.hands = "5C 5D QS / JC QC"}, "5C:m JC");
    CHECK(points(match) == Points{0, 0});
    CHECK(pile_text(match) == "5C JC");
    CHECK(match.referee_state().last_capturer == no_seat);
}

TEST_CASE("W17 a jack on a lone jack scores 50") {
    const auto match = play({.hands = "JC 2C / 3C 4C", .pile = "JD"}, "JC");
    CHECK(points(match) == Points{50, 0});
}

TEST_CASE("W18 a stolen lone mitten of jacks scores double") {
    const auto match = play({.hands = "JC JD QS / JH QC"}, "JC:m JH");
    CHECK(points(match) == Points{0, 100});
}

TEST_CASE("W19 a jack that takes a layout's mitten scores it") {
    const auto match = play({.hands = "JC 2C / 3C 4C", .layout = "AC 5C 8C 5D"}, "JC");
    CHECK(points(match) == Points{10, 0});
    CHECK(scored(match) == "layout mitten 5 10");
}

TEST_CASE("W20 a layout with only the ten of diamonds scores 50") {
    const auto match = play({.hands = "KC 2C / 4C 5C", .layout = "3C JC TD KD"}, "KC");
    CHECK(points(match) == Points{50, 0});
    CHECK(scored(match) == "ten 50");
}

TEST_CASE("W21 a layout's glove scores along with the player's mitten") {
    const auto match = play({.hands = "3C 3D QS / KC QC", .layout = "2C 6C 6D 6H"}, "3C:m KC 3D");
    CHECK(points(match) == Points{110, 0});
    CHECK(scored(match) == "call mitten 3 10, layout glove 6 100");
}

TEST_CASE("W22 a stolen lone mitten scores 70 with the ten of diamonds") {
    const auto match = play({.hands = "TC TS QS / TD QC"}, "TC:m TD");
    CHECK(points(match) == Points{0, 70});
}

TEST_CASE("W23 a stolen lone glove scores 250 with the ten of diamonds") {
    const auto match = play({.hands = "TC TS TH QS / TD QC"}, "TC:g TD");
    CHECK(points(match) == Points{0, 250});
}

TEST_CASE("W24 a sock of tens scores 250") {
    const auto match = play({.hands = "TC TS TH TD QS / 2C 3C 4C QC"}, "TC:s 2C TS 3C TH 4C TD");
    CHECK(points(match) == Points{250, 0});
}

TEST_CASE("W25 a stolen lone glove of jacks scores 300") {
    const auto match = play({.hands = "JC JD JH QS / JS QC"}, "JC:g JS");
    CHECK(points(match) == Points{0, 300});
}

TEST_CASE("W26 a sock of jacks scores 300") {
    const auto match = play({.hands = "JC JD JH JS QS / 2C 3C 4C QC"}, "JC:s 2C JD 3C JH 4C JS");
    CHECK(points(match) == Points{300, 0});
}

TEST_CASE("W27 a glove of jacks scores 150") {
    const auto match = play({.hands = "JC JD JH QS / 2C 3C QC"}, "JC:g 2C JD 3C JH");
    CHECK(points(match) == Points{150, 0});
}

TEST_CASE("W28 a jack on an empty table stays") {
    const auto match = play({.hands = "JC QS / 2C QC"}, "JC");
    CHECK(points(match) == Points{0, 0});
    CHECK(pile_text(match) == "JC");
}

TEST_CASE("W29 in the natural order a mitten of queens is higher than one of jacks") {
    const Position natural{.options = "preset=pagat jack_order=natural", .hands = "JC JD 2C / QC QD 3C"};
    const auto match = play(natural, "JC:m");
    CHECK(refusal(match, "QC:m").empty());
    CHECK(play(natural, "JC:m QC:m").referee_state().calls.size() == 2);
    Position high = natural;
    high.options = "preset=pagat";
    CHECK(refusal(play(high, "JC:m"), "QC:m") == "not_higher M12");
}

TEST_CASE("W30 with lone_jack=10 a jack that captures a lone card scores 10") {
    const auto match = play({.options = "preset=pagat lone_jack=10", .hands = "JC 2C / 3C 4C", .pile = "6C"}, "JC");
    CHECK(points(match) == Points{10, 0});
}

TEST_CASE("W31 regles: a jack that takes a lone jack scores 20") {
    const auto match = play({.options = "preset=regles", .hands = "JC 2C / 3C 4C / 5C 6C / 7C 8C", .pile = "JD"}, "JC");
    CHECK(points(match) == Points{20, 0});
}

TEST_CASE("W32 gaspesie: a joker that takes a lone joker scores 110") {
    const auto match = play({.options = "preset=gaspesie", .hands = "X2 2C / 3C 4C", .pile = "X1"}, "X2");
    CHECK(points(match) == Points{110, 0});
    CHECK(scored(match) == "lone 10, joker 50, joker 50");
}

TEST_CASE("W33 gamerules: the first completed call wins the race") {
    const auto match = play({.options = "preset=gamerules", .hands = "4C 4D QS / 9C 9D 9H QC"}, "4C:m 9C:g 4D");
    CHECK(points(match) == Points{110, 0});
}

TEST_CASE("W34 gamerules: a pair on top joins the call, which captures at once") {
    const auto match = play({.options = "preset=gamerules", .hands = "5C QS / 2C QC", .pile = "KC 5D 5H"}, "5C:g");
    CHECK(points(match) == Points{100, 0});
    CHECK(pile_text(match).empty());
}

TEST_CASE("W35 M10 a mitten called over its equal does not use the table's card") {
    const auto match = play({.hands = "9C 9D KC / 3H QC", .pile = "KS 9S"}, "9C:m 3H 9D");
    CHECK(points(match) == Points{10, 0});
}

TEST_CASE("W36 a topped call cannot be stolen") {
    const auto match =
        play({.options = "preset=pagat players=3", .hands = "7C 7D KC / 9C 9D QC / 7S QS"}, "7C:m 9C:m 7S");
    CHECK(points(match) == Points{0, 0, 0});
    CHECK(pile_text(match) == "7C 9C 7S");
}

TEST_CASE("W37 M15.2 a topped call is stolen where the rules allow it") {
    const Position three{.options = "preset=pagat players=3 topped_calls=stealable",
                         .hands = "7C 7D KC / 9C 9D QC / 7S QS"};
    const auto match = play(three, "7C:m 9C:m 7S");
    CHECK(points(match) == Points{0, 0, 20});
}

TEST_CASE("W38 gamerules: a pair that joins the call also scores as the layout's mitten (M18.4)") {
    const auto match = play({.options = "preset=gamerules", .hands = "5C QS / 2C QC", .layout = "KC 9C 5D 5H"}, "5C:g");
    CHECK(points(match) == Points{110, 0});
    CHECK(scored(match) == "call glove 5 100, layout mitten 5 10");
}

TEST_CASE("W39 M21 gamerules: the match ends at once, even with cards in hand") {
    const auto match =
        play({.options = "preset=gamerules target=100", .hands = "9C 9D 9H 2C / 3C 4C QC"}, "9C:g 3C 9D 4C 9H");
    CHECK(points(match) == Points{100, 0});
    CHECK(match.phase() == MatchPhase::Over);
    CHECK(match.winners() == Points{0});
    CHECK(match.referee_state().hands[1].contains(*parse_card("QC")));
}

TEST_CASE("W40 M18.1 a topped call is not paid with topped_pay=no") {
    Position unpaid{.options = "preset=pagat topped_pay=no", .hands = "7C 7D 2C / 9C 9D 3D", .pile = "KS"};
    CHECK(scored(play(unpaid, "7C:m 9C:m 2C 9D")) == "call mitten 9 10");
    unpaid.options = "preset=pagat";
    CHECK(points(play(unpaid, "7C:m 9C:m 2C 9D")) == Points{0, 20});
}

TEST_CASE("W41 M16 a joker sweeps with joker_sweep=yes") {
    const auto match =
        play({.options = "preset=gaspesie joker_sweep=yes", .hands = "X1 2C / 3C 4C", .pile = "QS KS"}, "X1");
    CHECK(points(match) == Points{50, 0});
    CHECK(pile_text(match).empty());
}

TEST_CASE("W42 M16 a joker does not sweep without joker_sweep") {
    const auto match = play({.options = "preset=gaspesie", .hands = "X1 2C / X2 3C", .pile = "QS KS"}, "X1 X2");
    CHECK(points(match) == Points{0, 100});
    CHECK(pile_text(match).empty());
}
