// The worked cases V1–V7 of the rules page.
#include "tests/support/mitch_position.h"

using namespace mitts;
using namespace mitts::tests;

using Points = std::vector<int>;

TEST_CASE("V1 of two equally long columns the higher last card wins, and with low_last the lower (C14)") {
    MitchPosition position{.hands = "2H / -", .columns = "KC QC JC TC 3C / 9C 8C 7C 6C 2C"};
    CHECK(points(play(position, "drop:2H")) == Points{4, -5});
    position.options = "preset=lowest_wins players=2";
    CHECK(points(play(position, "drop:2H")) == Points{-5, 4});
}

TEST_CASE("V2 the third ace drawn on a turn is not replaced, and that player plays next without a drawn card (C8)") {
    const auto match = play({.hands = "KC QC JC TC 9C / 8C 7C 6C 5C 4C", .stock = "2H AC 3H", .aces = "2"}, "drop:2H");
    CHECK(match.referee_state().phase == mitch::Phase::Second);
    CHECK(match.turn() == 1);
    CHECK(hand(match, 1) == "4C 5C 6C 7C 8C");
    CHECK(!match.referee_state().drawn);
    CHECK(refusal(match, "place:4C").empty());
}

TEST_CASE("V3 three aces in the dealt hands are replaced, without a first phase or a penalty (C3, C16)") {
    const auto options = *parse_options<Mitch>("players=2");
    auto match = *MitchMatch::begin(options, DealtStart<Mitch>{.deck = deck_of(options, "AC AD AH"), .dealer = 0});
    CHECK(match.referee_state().phase == mitch::Phase::Second);
    CHECK(match.turn() == 1);
    CHECK(match.referee_state().hands[0].size() == 5);
    CHECK(match.referee_state().hands[1].size() == 5);
    CHECK(words(match.referee_state().aces) == "AC AH AD"); // seat 1 was dealt two of them and sets them aside first
    while (match.phase() == MatchPhase::Playing) {
        const auto own = match.referee_state().hands[static_cast<std::size_t>(match.turn())];
        REQUIRE(!match.submit({.type = mitch::ActionType::Drop, .card = *own.begin()}));
    }
    CHECK(points(match) == Points{0, 0});
}

TEST_CASE("V4 a player who only discarded before the closing ace loses 10 (C16)") {
    const auto match =
        play({.hands = "KC / QC", .stock = "2H 3H AC", .aces = "2"}, "drop:2H place:3H place:KC drop:QC");
    CHECK(points(match) == Points{4 - 10, 4});
    CHECK(scored(match) == "0 suit C 4, 0 penalty -10, 1 suit H 4");
}

TEST_CASE("V5 a column goes down, and with high_low its second card sets its direction (C11, C12)") {
    MitchPosition position{.hands = "9H QH TH KH / 2C 3C 4C 5C"};
    CHECK(refusal(play(position, "place:9H drop:2C"), "place:QH") == "does_not_fit C11");
    position.options = "preset=high_low players=2";
    CHECK(refusal(play(position, "place:9H drop:2C"), "place:QH").empty());
    const auto rising = play(position, "place:9H drop:2C place:QH drop:3C");
    CHECK(refusal(rising, "place:TH") == "does_not_fit C11");
    CHECK(refusal(rising, "place:KH").empty());
}

TEST_CASE("V6 high_low: at equal distance from the end the descending column wins (C15)") {
    const auto match =
        play({.options = "preset=high_low players=2", .hands = "2H / -", .columns = "5C 4C 3C / 9C JC QC"}, "drop:2H");
    CHECK(points(match) == Points{4, -3});
}

TEST_CASE("V7 shortest_doubles: of the shortest winning columns the one with the lowest card scores 8 (C17)") {
    const auto match = play({.options = "preset=shortest_doubles players=2",
                             .hands = "2H / -",
                             .columns = "KC QC JC TC, KD QD JD, 8H 7H 6H, 9S 8S 2S / -"},
                            "drop:2H");
    CHECK(points(match) == Points{20, 0});
    CHECK(scored(match) == "0 suit C 4, 0 suit D 4, 0 suit H 4, 0 suit S 4, 0 shortest S 4");
}
