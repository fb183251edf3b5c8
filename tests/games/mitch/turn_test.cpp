// Tests draws, placing and discarding, the two phases, and the end of a round (C5–C10).
#include "tests/support/mitch_position.h"

using namespace mitts;
using namespace mitts::tests;

using Points = std::vector<int>;
using mitch::Phase;

namespace {

// Returns a stock with these cards, followed by three aces, so that the closing ace has not been drawn yet.
std::string stock_of(std::string_view cards) {
    return std::string(cards) + " AC AD AH";
}

MitchPosition pick_up(std::string hands, std::string discards,
                      std::string stock = stock_of("2S 3S 4S 5S 6S 7S 8S 9S")) {
    return {.options = "preset=pick_up players=2",
            .hands = std::move(hands),
            .stock = std::move(stock),
            .discards = std::move(discards),
            .aces = "0"};
}

} // namespace

TEST_CASE("C5 a turn starts with a draw, which is automatic if the stock is the only source") {
    const auto match = play({.hands = "KC / QC", .stock = stock_of("2H 3H 4H"), .aces = "0"}, "place:2H");
    CHECK(hand(match, 0) == "KC");
    CHECK(match.turn() == 1);
    CHECK(hand(match, 1) == "3H QC");
    CHECK(match.referee_state().drawn == *parse_card("3H"));
    CHECK(legal(match) == "place:3H place:QC drop:3H drop:QC");
}

TEST_CASE("C5 a drawn ace is set aside, and the player draws again until the card is not an ace") {
    const auto match = play({.hands = "KC / QC", .stock = "AC AD 2H 3H AH", .aces = "0"}, "");
    CHECK(words(match.referee_state().aces) == "AC AD");
    CHECK(hand(match, 0) == "2H KC");
    CHECK(match.referee_state().phase == Phase::First);
}

TEST_CASE("C6 a card is placed or discarded face up, and the turn passes to the left") {
    const auto match =
        play({.options = "players=3", .hands = "KC / QC / JC", .stock = stock_of("2H 3H 4H 5H"), .aces = "0"},
             "drop:2H drop:QC");
    CHECK(words(match.referee_state().discards) == "2H QC");
    CHECK(match.turn() == 2);
}

TEST_CASE("C7 with draw=stock, no player may draw from the discard pile") {
    const auto match = play({.hands = "KC / QC", .stock = stock_of("2H 3H 4H"), .discards = "9D", .aces = "0"}, "");
    CHECK(legal(match) == "place:2H place:KC drop:2H drop:KC");
}

TEST_CASE("C7 with draw=either, a player may draw from a non-empty discard pile, and the card is added to the hand") {
    const auto match = play(pick_up("KC / QC", "9D 8D"), "");
    CHECK(legal(match) == "draw:stock draw:pile");
    const auto taken = play(pick_up("KC / QC", "9D 8D"), "draw:pile");
    CHECK(hand(taken, 0) == "8D KC");
    CHECK(words(taken.referee_state().discards) == "9D");
    CHECK(stock_size(taken.referee_state()) == 11);
    const auto empty = play(pick_up("KC / QC", ""), "");
    CHECK(hand(empty, 0) == "2S KC"); // C5: if there are no discards, the draw is automatic
}

TEST_CASE("C7 with draw=either, a player may draw from the stock, and aces are always replaced from the stock") {
    const auto match = play(pick_up("KC / QC", "9D", "AC 2S 3S AD AH"), "draw:stock");
    CHECK(words(match.referee_state().aces) == "AC");
    CHECK(hand(match, 0) == "2S KC");
    CHECK(words(match.referee_state().discards) == "9D");
}

TEST_CASE("C7 with draw=either, the card taken may be placed or kept, but not discarded in the same turn") {
    const auto match = play(pick_up("KC / QC", "9D"), "draw:pile");
    CHECK(legal(match) == "place:9D place:KC drop:KC");
    CHECK(refusal(match, "drop:9D") == "taken_stays C7");
    // In a later turn the card may be discarded.
    const auto later = play(pick_up("KC / QC", "9D"), "draw:pile drop:KC draw:stock place:QC draw:stock");
    CHECK(refusal(later, "drop:9D").empty());
}

TEST_CASE("C7 with draw=either and two packs, a player who already held the taken card's twin may discard that twin") {
    auto position = pick_up("9D / QC", "9D", "2S 3S AC AD AH AS AC AD AH AS");
    position.options = "preset=pick_up players=2 packs=2";
    const auto match = play(position, "draw:pile");
    CHECK(hand(match, 0) == "9D 9D");
    CHECK(legal(match) == "place:9D drop:9D");
    const auto dropped = play(position, "draw:pile drop:9D");
    CHECK(words(dropped.referee_state().discards) == "9D");
    CHECK(hand(dropped, 0) == "9D");
}

TEST_CASE("C7 with draw=either, a card may be taken only if it fits or the player holds other cards") {
    auto position = pick_up("- / QC", "9D");
    CHECK(legal(play(position, "")) == "draw:stock draw:pile"); // 9D fits, because there is no column of diamonds
    position.columns = "5D / -";
    CHECK(hand(play(position, ""), 0) == "2S"); // 9D could be neither placed nor discarded, so 2S was drawn instead
    position.hands = "KC / QC";
    CHECK(legal(play(position, "")) == "draw:stock draw:pile");
}

TEST_CASE("C7 with draw=either, after two draws from the discards per player, the next draw must be from the stock") {
    // Each player takes the other's discard and discards a card.
    const auto position = pick_up("KC / QC", "9D");
    const std::string four = "draw:pile drop:KC draw:pile drop:QC draw:pile drop:9D draw:pile drop:KC";
    const auto after_three = play(position, "draw:pile drop:KC draw:pile drop:QC draw:pile drop:9D");
    CHECK(legal(after_three) == "draw:stock draw:pile");
    const auto after_four = play(position, four);
    CHECK(after_four.referee_state().pile_draws == 0); // the draw from the stock was automatic
    CHECK(after_four.turn() == 0);
    CHECK(hand(after_four, 0) == "2S QC");
    CHECK(legal(play(position, four + " drop:2S")) == "draw:stock draw:pile"); // the count of draws has restarted
}

TEST_CASE("C7 with draw=either, placing a card or drawing from the stock resets the count of draws from the discards") {
    const auto position = pick_up("KC / QC", "9D");
    const std::string three = "draw:pile drop:KC draw:pile drop:QC draw:pile drop:9D";
    CHECK(play(position, three).referee_state().pile_draws == 3);
    CHECK(play(position, three + " draw:stock").referee_state().pile_draws == 0);
    // Seat 1 takes 9D and places it, so seat 0 has no discard to take.
    const auto placed = play(position, three + " draw:pile place:9D");
    CHECK(placed.referee_state().pile_draws == 0);
}

TEST_CASE("C7 with draw=either_place, the card taken must be placed immediately, and placing it ends the turn") {
    MitchPosition position = pick_up("KC / QC", "9D 8H");
    position.options = "preset=pick_up_and_place players=2";
    CHECK(legal(play(position, "")) == "draw:stock draw:pile");
    const auto taken = play(position, "draw:pile");
    CHECK(legal(taken) == "place:8H");
    CHECK(refusal(taken, "place:KC") == "place_taken C7");
    CHECK(refusal(taken, "drop:KC") == "place_taken C7");
    CHECK(refusal(taken, "drop:8H") == "place_taken C7");
    const auto placed = play(position, "draw:pile place:8H");
    CHECK(placed.turn() == 1);
    CHECK(hand(placed, 0) == "KC");
    CHECK(legal(placed) == "draw:stock draw:pile"); // 9D fits in seat 1's columns
}

TEST_CASE("C7 with draw=either_place, a card may be taken only if it fits, regardless of the hand") {
    MitchPosition position = pick_up("KC / QC", "9D");
    position.options = "preset=pick_up_and_place players=2";
    position.columns = "5D / -";
    CHECK(hand(play(position, ""), 0) == "2S KC"); // the draw was automatic
}

TEST_CASE("C7 with draw=either_place, draws from the discard pile are unlimited, because each drawn card is placed") {
    MitchPosition position = pick_up("KC / QC", "2D 2H 3D 3H 4D 4H");
    position.options = "preset=pick_up_and_place players=2";
    const auto match = play(position, "draw:pile place:4H draw:pile place:4D draw:pile place:3H draw:pile place:3D "
                                      "draw:pile place:2H");
    CHECK(legal(match) == "draw:stock draw:pile");
}

TEST_CASE("C8 the closing ace is set aside and not replaced, and the player who drew it starts the second phase") {
    const auto match = play({.hands = "KC / QC", .stock = "2H AH 3H", .aces = "2"}, "drop:2H");
    CHECK(match.referee_state().phase == Phase::Second);
    CHECK(match.turn() == 1);
    CHECK(hand(match, 1) == "QC");
    CHECK(match.referee_state().aces.size() == 3);
}

TEST_CASE("C8 if a player with an empty hand draws the closing ace, the turn passes to the next player") {
    const auto match = play({.hands = "- / QC", .stock = "AH 3H", .aces = "2"}, "");
    CHECK(match.referee_state().phase == Phase::Second);
    CHECK(match.turn() == 1);
}

TEST_CASE("C9 with ending=last_ace, the fourth ace ends the round immediately, without a second phase") {
    const auto match =
        play({.options = "players=2 ending=last_ace", .hands = "KC / QC", .stock = "2H 3H AH 4H", .aces = "3"},
             "place:2H place:3H");
    CHECK(match.phase() == MatchPhase::Over);
    CHECK(points(match) == Points{-1, 4});
    CHECK(hand(match, 0) == "KC");
    // The third ace is replaced like the first two.
    const auto third =
        play({.options = "players=2 ending=last_ace", .hands = "KC / QC", .stock = "AC 2H AH", .aces = "2"}, "");
    CHECK(third.referee_state().phase == Phase::First);
    CHECK(hand(third, 0) == "2H KC");
}

TEST_CASE("C10 in the second phase, no cards are drawn, and the round ends when all hands are empty") {
    const auto match =
        play({.options = "preset=pick_up players=2", .hands = "KC KD / QC QD", .stock = "2H 3H", .discards = "9D"},
             "place:KC drop:QC");
    CHECK(legal(match) == "place:KD drop:KD");
    CHECK(refusal(match, "draw:stock") == "no_draw_now C5");
    CHECK(refusal(match, "draw:pile") == "no_draw_now C5");
    const auto over = play({.hands = "KC KD / QC QD"}, "place:KC drop:QC place:KD drop:QD");
    CHECK(over.phase() == MatchPhase::Over);
    CHECK(stock_size(over.referee_state()) == 0);
}

TEST_CASE("C10 players without cards are skipped") {
    const auto match = play({.options = "players=4", .hands = "KC KD / - / QC / -"}, "place:KC");
    CHECK(match.turn() == 2);
    const auto alone = play({.options = "players=4", .hands = "KC KD / - / QC / -"}, "place:KC place:QC");
    CHECK(alone.turn() == 0);
    CHECK(play({.options = "players=4", .hands = "- / - / QC / -"}, "").turn() == 2);
}

TEST_CASE("in the first phase, no player is skipped, because every turn starts with a draw") {
    const auto match = play({.hands = "- / QC", .stock = stock_of("2H 3H 4H"), .aces = "0"}, "drop:2H drop:QC");
    CHECK(match.turn() == 0);
    CHECK(hand(match, 0) == "4H");
}

TEST_CASE("in the first phase, players with empty hands draw in turn until the closing ace ends the round") {
    const auto match =
        play({.hands = "- / -", .stock = stock_of("2H 3H 4H 5H"), .aces = "0"}, "place:2H place:3H drop:4H drop:5H");
    // AC and AD were replaced. AH is the third ace, and the round ends because the hands are empty.
    CHECK(match.phase() == MatchPhase::Over);
    CHECK(points(match) == Points{-1, 4});
}
