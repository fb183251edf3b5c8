// Tests the scoring of a round (C13–C18).
#include "games/mitch/scoring.h"
#include "tests/support/mitch_position.h"

using namespace mitts;
using namespace mitts::tests;

using Points = std::vector<int>;

namespace {

// Returns a finished match with these columns. The first player discards the last card.
MitchMatch ended(std::string options, std::string columns) {
    std::string hands = "2H";
    const auto players = parse_options<Mitch>(options)->players;
    for (int seat = 1; seat < players; ++seat) {
        hands += " / -";
    }
    const int aces = mitch::closing_ace(*parse_options<Mitch>(options));
    return play(
        {.options = std::move(options), .hands = hands, .columns = std::move(columns), .aces = std::to_string(aces)},
        "drop:2H");
}

} // namespace

TEST_CASE("C13 no player wins a suit in which no card was placed") {
    const auto match = ended("players=2", "KC / -");
    CHECK(points(match) == Points{4, 0});
    CHECK(scored(match) == "0 suit C 4");
    CHECK(points(ended("players=3", "- / - / -")) == Points{0, 0, 0});
}

TEST_CASE("C14 the tie rule compares the columns of all players, with tie=high_last and with tie=low_last") {
    const std::string columns = "KC 5C / QC 6C / JC 4C";
    CHECK(points(ended("players=3", columns)) == Points{-2, 4, -2});
    CHECK(points(ended("preset=lowest_wins", columns)) == Points{-2, -2, 4});
}

TEST_CASE(
    "C14 with two packs, no player wins a suit if the best columns are equal, and the tied players lose no points") {
    const auto match = ended("players=3 packs=2", "KC 7C 2C / KC 7C 2C / QC 3C");
    CHECK(points(match) == Points{0, 0, -2});
    CHECK(scored(match) == "2 lost_cards C -2");
    // A longer column still beats both tied columns.
    CHECK(points(ended("players=3 packs=2", "KC 7C 2C / KC 7C 2C / QC JC TC 3C")) == Points{-3, -3, 4});
    // If the last cards are equal, the cards before them decide.
    CHECK(points(ended("players=3 packs=2", "KC 7C 2C / QC 7C 2C / KC 6C")) == Points{4, -3, -2});
    CHECK(points(ended("players=3 packs=2 tie=low_last", "KC 7C 2C / QC 7C 2C / KC 6C")) == Points{-3, 4, -2});
}

TEST_CASE("C14 two suits can be tied in the same round") {
    CHECK(points(ended("players=8 packs=2", "KC / KC / QC / QD / - / QD / - / 2S")) == Points{0, 0, -1, 0, 0, 0, 0, 4});
}

TEST_CASE("C15 with two packs and direction=high_low, no player wins a suit if the best columns are equal") {
    const std::string options = "preset=high_low players=3 packs=2";
    CHECK(points(ended(options, "2C 9C / 2C 9C / 8C 7C")) == Points{-2, -2, 4}); // room for 4 cards against 5
    CHECK(points(ended(options, "2C 8C / 2C 8C / 7C 6C")) == Points{0, 0, -2});  // room for 5 cards against 4
    CHECK(points(ended(options, "2C 8C / 3C 8C / 7C 6C")) == Points{4, -2, -2}); // 2 leaves room for 11 cards, 3 for 10
}

TEST_CASE("C16 each suit won scores suit_points, and each card of a lost suit costs one point") {
    const auto match = ended("players=2", "KC QC, 9D, 2S / JC TC 9C, 8D 7D, KS QS");
    CHECK(points(match) == Points{-4, 12});
    CHECK(scored(match) == "0 lost_cards C -2, 0 lost_cards D -1, 0 lost_cards S -1, "
                           "1 suit C 4, 1 suit D 4, 1 suit S 4");
}

TEST_CASE("C16 a won suit scores the value of suit_points, and scores of zero are not reported") {
    CHECK(points(ended("players=2 suit_points=7", "KC / QC")) == Points{7, -1});
    CHECK(points(ended("players=2 suit_points=players_plus_1", "KC / QC")) == Points{3, -1});
    const auto nothing = ended("players=2 suit_points=0 shortest=double", "KC / QC");
    CHECK(points(nothing) == Points{0, -1});
    CHECK(scored(nothing) == "1 lost_cards C -1");
}

TEST_CASE("C16 the penalty applies to players who had a turn in the first phase but did not place a card in it") {
    // Seat 0 discards, and seat 1 places. Seat 0 then draws the third ace, and places a card only after that.
    const MitchPosition position{.hands = "KC / QC", .stock = "2H 3H AC", .aces = "2"};
    CHECK(scored(play(position, "drop:2H place:3H place:KC place:QC")) ==
          "0 suit C 4, 0 penalty -10, 1 lost_cards C -1, 1 suit H 4");
    auto other = position;
    other.options = "players=2 penalty=50";
    CHECK(points(play(other, "drop:2H place:3H place:KC place:QC")) == Points{4 - 50, 3});
    other.options = "players=2 penalty=0";
    CHECK(points(play(other, "drop:2H place:3H place:KC place:QC")) == Points{4, 3});
}

TEST_CASE("C16 the turn that draws the closing ace is in the second phase and neither causes nor prevents a penalty") {
    const MitchPosition position{.hands = "KC / QC", .stock = "2H AC", .aces = "2"};
    CHECK(points(play(position, "drop:2H drop:QC drop:KC")) == Points{-10, 0});
    // A card placed in the turn that draws the closing ace does not count for the first phase.
    const MitchPosition longer{.hands = "KC / QC", .stock = "2H 3H AC", .aces = "2"};
    CHECK(scored(play(longer, "drop:2H drop:3H place:KC drop:QC")) == "0 suit C 4, 0 penalty -10, 1 penalty -10");
}

TEST_CASE("C16 the penalty also applies with ending=last_ace") {
    const MitchPosition position{
        .options = "players=2 ending=last_ace", .hands = "KC / QC", .stock = "2H 3H AC", .aces = "3"};
    CHECK(points(play(position, "drop:2H place:3H")) == Points{-10, 4});
}

TEST_CASE("C16 if a set-up starts in the first phase, its columns count as placed in that phase") {
    const MitchPosition position{.hands = "KC / QC", .columns = "9S / -", .stock = "2H 3H AC", .aces = "2"};
    CHECK(points(play(position, "drop:2H drop:3H drop:KC drop:QC")) == Points{4, -10});
}

TEST_CASE("C17 shortest=double and shortest=fifth_suit both score suit_points again for the shortest winning column") {
    for (const std::string value : {"double", "fifth_suit"}) {
        const auto match = ended("players=2 shortest=" + value, "KC QC JC, KD / KH QH, 3S 2S");
        CHECK(points(match) == Points{12, 8});
        CHECK(scored(match) == "0 suit C 4, 0 suit D 4, 0 shortest D 4, 1 suit H 4, 1 suit S 4");
    }
    CHECK(points(ended("players=2", "KC QC JC, KD / KH QH, 3S 2S")) == Points{8, 8});
}

TEST_CASE("C17 if several winning columns tie for the shortest, all of them score") {
    const auto match = ended("preset=shortest_doubles players=3", "KC 9C / KD 9D / KS QS JS");
    CHECK(points(match) == Points{8, 8, 4});
    // One player may own both of the tied columns.
    CHECK(points(ended("preset=shortest_doubles players=2", "KC 9C, KD 9D / KS QS JS")) == Points{16, 4});
}

TEST_CASE("C17 only a winning column can count as the shortest") {
    CHECK(points(ended("preset=shortest_doubles players=2", "KC QC JC / TC, KD QD")) == Points{4, 8 - 1});
    CHECK(points(ended("preset=shortest_doubles players=2 packs=2", "KC QC, 7D / JC TC 9C, 7D")) == Points{-2, 8});
    CHECK(points(ended("preset=shortest_doubles players=2 packs=2", "7D / 7D")) == Points{0, 0});
}

TEST_CASE("C17 in the revolution preset, the shortest winning column scores one point more than there are players") {
    const MitchPosition position{.options = "preset=revolution players=4",
                                 .hands = "KC / QC / JC / TC",
                                 .columns = "KD QD / KH / - / 2S",
                                 .stock = "2H 3H AC",
                                 .aces = "3"};
    const auto match = play(position, "drop:2H drop:3H");
    CHECK(scored(match) == "0 suit D 5, 1 suit H 5, 3 suit S 5, 3 shortest S 5");
}

TEST_CASE("C18 a round with eight players is scored in the same way as a round with two") {
    CHECK(points(ended("players=2", "KC / KD")) == Points{4, 4});
    CHECK(points(ended("players=8", "KC / KD / KH / KS / - / - / - / QC")) == Points{4, 4, 4, 4, 0, 0, 0, -1});
}

TEST_CASE("the result of each suit can be computed during a round") {
    const auto match = play({.options = "players=2 packs=2 shortest=double",
                             .hands = "2H / 3H",
                             .columns = "KC QC, 9D / KS, 9D",
                             .aces = "6"},
                            "");
    const std::span<const mitch::Tableau> tableaus(match.referee_state().tableaus.data(), 2);
    CHECK(mitch::suit_result(match.options(), tableaus, Suit::Clubs).winner == 0);
    CHECK(mitch::suit_result(match.options(), tableaus, Suit::Diamonds).winner == no_seat);
    CHECK(mitch::suit_result(match.options(), tableaus, Suit::Diamonds).best == 0b11);
    CHECK(mitch::suit_result(match.options(), tableaus, Suit::Hearts).winner == no_seat);
    CHECK(mitch::suit_result(match.options(), tableaus, Suit::Hearts).best == 0);
    const auto scores = mitch::score_round(match.options(), tableaus, 0);
    CHECK(scores[0].shortest == std::array<int, suit_count>{});
    CHECK(scores[1].shortest[static_cast<std::size_t>(Suit::Spades)] == suit_value(match.options()));
}
