// Tests the dealer's discard, tricks, honours and card points (T9–T16).
#include "games/mitigati/scoring.h"
#include "tests/support/mitigati_position.h"

#include <algorithm>

using namespace mitts;
using namespace mitts::mitigati;
using namespace mitts::tests;

using Points = std::vector<int>;

namespace {

Seat winner_of(std::string_view cards) {
    Trick trick;
    for (const auto& word : split_words(cards, " ")) {
        trick.push_back({.seat = static_cast<Seat>(trick.size()), .card = *parse_tarot_card(word.text)});
    }
    return trick_winner(trick);
}

const MitigatiPosition discarding{
    .stage = "discard", .hands = "5H 6H / 7H 8H / KC 21 01 00 QD 2C 3C 4C", .turn = "0", .dealer = "2"};

} // namespace

TEST_CASE("T9 the dealer discards three cards one by one, and may discard the Fool but neither kings nor trumps") {
    CHECK(legal(play(discarding, "")) == "discard:2C discard:3C discard:4C discard:QD discard:00");
    CHECK(play(discarding, "").turn() == 2);
    const auto match = play(discarding, "discard:00 discard:QD discard:3C");
    CHECK(words(match.referee_state().discards) == "3C QD 00");
    CHECK(match.turn() == 0);
    CHECK(legal(match) == "5H 6H");
}

TEST_CASE("T9 the tricks begin at once if a set-up leaves the dealer fewer than three cards to discard") {
    const MitigatiPosition small{.stage = "3",
                                 .hands = "2C / 3C / 9H",
                                 .stock = "4C 5C 6C 7C 8C 2D 3D 4D 5D 6D 01 02 03 04 05 06 07 9C",
                                 .turn = "0",
                                 .dealer = "2"};
    const auto match = play(small, "more");
    CHECK(match.turn() == 0);
    CHECK(legal(match) == "2C 4C 5C 6C 7C 8C");
    CHECK(play(small, "more 2C 3C 9C").phase() == MatchPhase::Playing);
}

TEST_CASE("T16 the deal is scored after the discard if no player has a card") {
    const auto match = play({.stage = "discard", .hands = "- / - / 2C 3C QD", .turn = "2", .dealer = "2"},
                            "discard:2C discard:3C discard:QD");
    CHECK(match.phase() == MatchPhase::Over);
    CHECK(points(match) == Points{-43, -43, 6 - 43});
}

TEST_CASE("T10 the player to the dealer's left leads, and play is clockwise") {
    auto position = discarding;
    position.dealer = "1";
    position.hands = "5H 6H / KC 21 01 00 QD 2C 3C 4C / 7H 8H";
    const auto match = play(position, "discard:2C discard:3C discard:4C");
    CHECK(match.turn() == 2);
    CHECK(play(position, "discard:2C discard:3C discard:4C 7H").turn() == 0);
}

TEST_CASE("T11 players must follow the suit led but need not beat any card") {
    CHECK(legal(play({.hands = "QH / 2H KH 05 3S / 4H"}, "QH")) == "2H KH");
    CHECK(legal(play({.hands = "QH / 2H KH 05 3S 00 / 4H"}, "QH")) == "2H KH 00");
}

TEST_CASE("T11 a player without the suit led must play a trump, and without trumps may play any card") {
    CHECK(legal(play({.hands = "QH / 05 21 3S / 4H"}, "QH")) == "05 21");
    CHECK(legal(play({.hands = "QH / 2S 3C / 4H"}, "QH")) == "3C 2S");
    CHECK(legal(play({.hands = "QH / 2S 3C 00 / 4H"}, "QH")) == "3C 2S 00");
    // The third player need not beat the second player's trump.
    CHECK(legal(play({.hands = "QH / 20 / 03 04 5C"}, "QH 20")) == "03 04");
}

TEST_CASE("T11 if a trump is led, players must play a trump, and the Fool is not a trump") {
    CHECK(legal(play({.hands = "10 / 05 21 3S / 4H"}, "10")) == "05 21");
    CHECK(legal(play({.hands = "10 / 05 3S 00 / 4H"}, "10")) == "00 05");
    CHECK(legal(play({.hands = "10 / 3S 4C / 4H"}, "10")) == "4C 3S");
    CHECK(legal(play({.hands = "10 / 3S 4C 00 / 4H"}, "10")) == "4C 3S 00");
}

TEST_CASE("T12 the highest trump wins the trick, and without trumps the highest card of the suit led wins") {
    CHECK(winner_of("2H KH QH") == 1);
    CHECK(winner_of("NH PH QH") == 2);
    CHECK(winner_of("1H TH 9H") == 1);
    CHECK(winner_of("2H KS KD") == 0);
    CHECK(winner_of("KH 01 QH") == 1);
    CHECK(winner_of("KH 01 02") == 2);
    CHECK(winner_of("05 21 20") == 1);
    CHECK(winner_of("05 KS KD") == 0);
}

TEST_CASE("T13 the Fool never wins, and if it is led, the next card counts as the card led") {
    CHECK(winner_of("00 2H KS") == 1);
    CHECK(winner_of("00 2H 3H") == 2);
    CHECK(winner_of("00 2H 01") == 2);
    CHECK(winner_of("2H 00 KS") == 0);
    CHECK(winner_of("2H KS 00") == 0);
    CHECK(winner_of("10 00 09") == 0);
    CHECK(winner_of("00") == 0); // in a set-up, the Fool can be the only card of the trick
}

TEST_CASE("T12 T13 the winner takes the trick and leads, and the Fool stays with its player") {
    const auto match = play({.hands = "KH 2C / 00 3C / QH 4C"}, "KH 00 QH");
    CHECK(match.turn() == 0);
    CHECK(words(match.referee_state().captured[0]) == "QH KH");
    CHECK(words(match.referee_state().captured[1]) == "00");
    CHECK(match.referee_state().captured[2].empty());
    const auto& events = match.log().back().events;
    const auto won = std::find_if(events.begin(), events.end(),
                                  [](const Event& event) { return event.type == EventType::TrickWon; });
    REQUIRE(won != events.end());
    CHECK(won->points == 9); // for a king and a queen; the Fool's 4 points go to its player
    const auto led = play({.hands = "00 2C / 3H 3C / QH 4C"}, "00 3H QH");
    CHECK(led.turn() == 2);
    CHECK(words(led.referee_state().captured[2]) == "3H QH");
    CHECK(words(led.referee_state().captured[0]) == "00");
}

TEST_CASE("T13 if the Fool is led, the second player may play any card, and the third must follow suit") {
    CHECK(legal(play({.hands = "00 / 3H 05 2C / QH 4C"}, "00")) == "2C 3H 05");
    CHECK(legal(play({.hands = "00 / 3H 05 2C / QH 06 4C"}, "00 05")) == "06");
    CHECK(legal(play({.hands = "00 / 3H 05 2C / QH 06 4C"}, "00 3H")) == "QH");
}

TEST_CASE("T16 a player scores the value of their tricks and Fool minus 43, and the dealer also scores the discards") {
    // The dealer, seat 2, discarded a queen and two small cards, worth 6.
    const auto match = play({.hands = "KH / 00 / 2H", .discards = "QD 3C 4C", .tricks = "- / 21 / KS"}, "KH 00 2H");
    CHECK(match.phase() == MatchPhase::Over);
    CHECK(points(match) == Points{6 - 43, 9 - 43, 11 - 43});
    CHECK(scored(match) == "0 cards -37, 1 cards -34, 2 cards -32");
}

TEST_CASE("T16 the scores of a whole deal sum to zero, and zero scores are not reported") {
    // All cards except those of the last trick are captured. Seat 0 has 41 points and wins two more.
    TarotSet rest = TarotSet::all() - tarot_set("1C 1D 00");
    TarotSet first;
    for (const auto card : rest) {
        TarotSet with = first;
        with.insert(card);
        if (value_of(with) <= 41) {
            first = with;
        }
    }
    REQUIRE(value_of(first) == 41);
    rest = rest - first;
    const auto match =
        play({.hands = "1C / 1D / 00", .tricks = words(first) + " / " + words(rest) + " / -"}, "1C 1D 00");
    CHECK(points(match) == Points{0, 129 - 41 - 2 - 4 - 43, 4 - 43});
    CHECK(points(match)[0] + points(match)[1] + points(match)[2] == 0);
    CHECK(scored(match) == "1 cards 39, 2 cards -39");
}

TEST_CASE("T14 honours are declared with a player's first card, and that card counts among the 25 cards held") {
    const auto pack = make_tarot_pack();
    std::string plain;
    for (std::size_t card = 0; card < 25; ++card) {
        plain += (card > 0 ? " " : "") + to_text(pack[card]); // 1C to KC and 1D to PD, with only one king
    }
    std::string kings = "KD KH KS 01";
    for (std::size_t card = 28; card < 28 + 13; ++card) {
        kings += " " + to_text(pack[card]);
    }
    for (std::size_t card = 42; card < 42 + 8; ++card) {
        kings += " " + to_text(pack[card]);
    }
    const MitigatiPosition position{.hands = plain + " / " + kings + " / TS", .turn = "1", .dealer = "0"};
    const auto before = play(position, "");
    CHECK(before.referee_state().declared == 0);
    const auto shown = play(position, "KD");
    CHECK(shown.referee_state().honours[1] == 10);
    CHECK(shown.referee_state().declared == 0b010);
    CHECK(points(shown) == Points{0, 0, 0}); // honours are paid after the first trick
    const auto paid = play(position, "KD TS 1D");
    CHECK(points(paid) == Points{-10, 20, -10});
    CHECK(paid.referee_state().declared == 0b011); // seat 2 did not hold 25 cards
}

TEST_CASE("T14 a player who does not hold 25 cards never declares honours") {
    const auto all = make_tarot_pack();
    std::string hand = "KC KD KH KS 01 21 00";
    int size = 7;
    for (const auto card : all) {
        if (card.is_suited() && !card.is_king() && card.suit() != Suit::Spades && size < 26) {
            hand += " " + to_text(card);
            ++size;
        }
    }
    const auto match = play({.hands = hand + " / 2S 3S / 4S 5S"}, "KC 2S 4S KD");
    CHECK(match.referee_state().declared == 0);
    CHECK(match.referee_state().honours[0] == 0);
    CHECK(points(play({.hands = hand + " / 2S 3S / 4S 5S"}, "KC 2S 4S KD 3S 5S")) == Points{0, 0, 0});
}

TEST_CASE("Mitigati: a seat without cards is skipped in a set-up, even in the middle of a trick") {
    CHECK(play({.hands = "- / 2H 3H / 4H"}, "").turn() == 1);
    const auto match = play({.hands = "- / 2H 3H / 4H"}, "2H 4H");
    CHECK(match.turn() == 1); // seat 2 won the trick but has no card to lead
    CHECK(words(match.referee_state().captured[2]) == "2H 4H");
    const auto alone = play({.hands = "- / 2H 3H / 4H"}, "2H 4H 3H");
    CHECK(alone.phase() == MatchPhase::Over);
    CHECK(words(alone.referee_state().captured[1]) == "3H");
}
