// Checks every refusal: the rule that forbids the action, and the legal alternatives.
#include "tests/support/mitaines_position.h"

using namespace mitts;
using namespace mitts::tests;

TEST_CASE("a card that is not in the hand cannot be played") {
    const auto match = play({.hands = "7S KS / 3H QC"}, "");
    CHECK(refusal(match, "3H") == "not_in_hand");
    CHECK(refusal(match, "7D:m") == "not_in_hand");
}

TEST_CASE("no card can be played after the end of the round") {
    const auto match = play({.hands = "7S / 3H"}, "7S 3H");
    CHECK(match.phase() == MatchPhase::Over);
    CHECK(refusal(match, "7S") == "round_over");
    CHECK(legal(match).empty());
}

TEST_CASE("M6 cards must be given before play, and cannot be given without an exchange") {
    const auto exchanging =
        *MitainesMatch::begin(mitaines::preset_options(mitaines::Preset::Regles), SeededStart{.seed = 1});
    const auto card = to_text(exchanging.referee_state().hands[static_cast<std::size_t>(exchanging.turn())].first());
    CHECK(refusal(exchanging, card) == "exchange_first M6");
    CHECK(refusal(exchanging, "give:" + card).empty());
    CHECK(refusal(play({.hands = "7S KS / 3H QC"}, ""), "give:7S") == "no_exchange_now M6");
}

TEST_CASE("M9 a bound caller may play only cards of their call") {
    const auto match = play({.hands = "7S 7D KS KD / 3H QC 2C"}, "7S:m 3H");
    CHECK(legal(match) == "7D");
    CHECK(refusal(match, "KS") == "must_play_call M9");
    CHECK(refusal(match, "KS:m") == "must_raise_or_play M9");
}

TEST_CASE("M9 a bound caller may raise with a call that includes the top card") {
    const auto match = play({.hands = "KC KD 9C 9D / 9H 4S 5S", .pile = "2C"}, "KC:m 9H");
    CHECK(legal(match) == "9C:g 9D:g KD");
    CHECK(refusal(match, "9C") == "must_play_call M9");
    CHECK(refusal(match, "9C:m") == "must_raise_or_play M9"); // a mitten uses only cards from the hand (M10)
}

TEST_CASE("M8 M9 a caller whose call was topped is no longer bound") {
    const auto match = play({.hands = "2C 2D KS / 9C 9D 4S"}, "2C:m 9C:m");
    CHECK(legal(match) == "2D KS");
}

TEST_CASE("M9 with resolution=first_complete, every caller stays bound to their own call") {
    const auto match = play({.options = "preset=gamerules", .hands = "4C 4D QS QD / 9C 9D 9H QC"}, "4C:m 9C:g");
    CHECK(legal(match) == "4D");
    CHECK(refusal(match, "QS") == "must_play_call M9");
    CHECK(refusal(match, "QS:m") == "one_call_at_a_time M9");
}

TEST_CASE("M10 a caller must hold enough cards for the call, and may hold more") {
    const auto match = play({.hands = "7S 7D 7H 2C / 3H QC"}, "");
    CHECK(legal(match) == "2C 7D 7D:m 7D:g 7H 7H:m 7H:g 7S 7S:m 7S:g");
    CHECK(refusal(match, "7S:s") == "too_few_cards M10");
    CHECK(refusal(match, "2C:m") == "too_few_cards M10");
}

TEST_CASE("M11 on a matching top card, one matching card in hand allows no call, but two allow a glove") {
    const auto one = play({.hands = "7S 2C / 3H QC", .pile = "KC 7D"}, "");
    CHECK(legal(one) == "2C 7S");
    CHECK(refusal(one, "7S:m") == "table_card_counts M11");
    const auto two = play({.options = "mitten_on_match=no", .hands = "7S 7H 2C / 3H QC", .pile = "KC 7D"}, "");
    CHECK(legal(two) == "2C 7H 7H:g 7S 7S:g");
    CHECK(refusal(two, "7S:m") == "table_card_counts M11");
    CHECK(refusal(two, "7S:s") == "too_few_with_table M11");
}

TEST_CASE("M10 M12 with mitten_on_match=yes, a mitten may be called on a card of its rank if it beats the open call") {
    const auto free = play({.hands = "7S 7H 2C / 3H QC", .pile = "KC 7D"}, "");
    CHECK(legal(free) == "2C 7H 7H:m 7H:g 7S 7S:m 7S:g");
    const auto called = play({.hands = "8S 8H 2C / 9D 9C QC", .turn = "1"}, "9C:m");
    CHECK(refusal(called, "8S:m") == "not_higher M12");
    const auto of_the_call = play({.hands = "7S 7H 2C / 7D 7C QC", .turn = "1"}, "7C:m");
    CHECK(refusal(of_the_call, "7S:m") == "not_higher M12");
}

TEST_CASE("M11 a call may include a top card that belongs to another call or to the layout") {
    CHECK(legal(play({.hands = "7S 7H 2C / 3H QC", .layout = "KC QD JD 7D"}, "")) == "2C 7H 7H:m 7H:g 7S 7S:m 7S:g");
    const auto of_a_call = play({.hands = "7S 7H 2C / 7D 7C QC", .turn = "1"}, "7C:m");
    CHECK(legal(of_a_call) == "2C 7H 7H:g 7S 7S:g");
}

TEST_CASE("M11 with top_pair_call=yes, a call may include a pair on top, except cards played with or after a call") {
    const auto pair = play({.options = "preset=gamerules", .hands = "7S 7H 2C / 3H QC", .pile = "KC 7D 7C"}, "");
    CHECK(legal(pair) == "2C 7H 7H:m 7H:g 7H:s 7S 7S:m 7S:g 7S:s"); // a mitten uses only cards in hand (M10)
    const auto without = play({.hands = "7S 7H 2C / 3H QC", .pile = "KC 7D 7C"}, "");
    CHECK(legal(without) == "2C 7H 7H:m 7H:g 7S 7S:m 7S:g");
    const auto called = play(
        {.options = "preset=gamerules players=3", .hands = "QS QD 2C / 7D 8C 8D / 7C 7S 4C", .pile = "KC"}, "QS:m 7D");
    CHECK(legal(called) == "4C 7C 7C:g 7S 7S:g");
}

TEST_CASE("M12 a new call must be higher than the open call") {
    const auto match = play({.hands = "9C 9D 2H / 8C 8D 8H TC TS JC JD"}, "9C:m");
    CHECK(refusal(match, "8C:m") == "not_higher M12");
    CHECK(refusal(match, "8C:g").empty());
    CHECK(refusal(match, "TC:m").empty());
    CHECK(refusal(match, "JC:m").empty());
}

TEST_CASE("M12 jacks rank above aces unless jack_order=natural, and jokers rank above all other cards") {
    const std::string hands = "AC AD 2H / JC JD 3H";
    CHECK(refusal(play({.hands = hands}, "AC:m"), "JC:m").empty());
    CHECK(refusal(play({.options = "jack_order=natural", .hands = hands}, "AC:m"), "JC:m") == "not_higher M12");
    const Position jokers{.options = "preset=gaspesie", .hands = "AC AD 2H / X1 X2 3H"};
    CHECK(refusal(play(jokers, "AC:m"), "X1:m").empty());
    Position high_jacks = jokers;
    high_jacks.options = "preset=gaspesie jack_order=high";
    high_jacks.hands = "JC JD 2H / X1 X2 3H";
    CHECK(refusal(play(high_jacks, "JC:m"), "X1:m").empty());
}

TEST_CASE("M13 a player is never forced to call") {
    const auto match = play({.hands = "7S 7D / 3H QC"}, "");
    CHECK(legal(match) == "7D 7D:m 7S 7S:m");
}

TEST_CASE("a refused action leaves the match unchanged") {
    auto match = play({.hands = "7S 7D KS KD / 3H QC 2C"}, "7S:m 3H");
    const auto before = match.referee_state();
    CHECK(match.submit(*mitaines::parse_action("KS")));
    CHECK(match.referee_state() == before);
    CHECK(match.log().size() == 2);
}
