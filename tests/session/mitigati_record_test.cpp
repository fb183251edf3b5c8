// Tests Mitigati records: round trips of set-ups, decks and seeds, and errors with their positions.
#include "games/setup_text.h"
#include "session/any_match.h"
#include "session/query.h"
#include "tests/support/random_options.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

using namespace mitts;
using namespace mitts::tests;

namespace {

using G = mitigati::Game;

const std::string head = "[Game \"mitigati\"]\n[Format \"1\"]\n[Options \"\"]\n";

std::string error_of(const std::string& text) {
    const auto match = match_from_text(text);
    return match ? std::string() : match.error().to_text();
}

Match<G> read(const std::string& text) {
    const auto match = match_from_text(text);
    REQUIRE_MESSAGE(match, (match ? std::string() : match.error().to_text()));
    return std::get<Match<G>>(*match);
}

Match<G> read_query(std::string_view query) {
    const auto match = match_from_query(query, 99);
    REQUIRE_MESSAGE(match, (match ? std::string() : match.error().to_text()));
    REQUIRE(match->has_value());
    return std::get<Match<G>>(**match);
}

void check_same(const Match<G>& left, const Match<G>& right) {
    CHECK(left.options() == right.options());
    CHECK(left.start() == right.start());
    CHECK(left.phase() == right.phase());
    CHECK(left.totals() == right.totals());
    CHECK(left.winners() == right.winners());
    CHECK(left.log().size() == right.log().size());
    CHECK(left.referee_state() == right.referee_state());
}

// Returns the tags of a set-up with this many cards per hand, in pack order, and the other cards as the stock.
std::string in_order(std::string_view stage, int cards) {
    const auto pack = make_tarot_pack();
    std::vector<std::vector<TarotCard>> hands(3);
    std::size_t next = 0;
    for (auto& hand : hands) {
        for (int card = 0; card < cards; ++card) {
            hand.push_back(pack[next++]);
        }
    }
    const std::vector<TarotCard> stock(pack.begin() + static_cast<std::ptrdiff_t>(next), pack.end());
    return "[Stage \"" + std::string(stage) + "\"]\n[Hands \"" + SeatsTag{}.write(hands) + "\"]\n[Stock \"" +
           CardsTag{}.write(stock) + "\"]\n";
}

const std::string play_setup = "[Game \"mitigati\"]\n[Format \"1\"]\n[Options \"preset=standard players=3 deals=6\"]\n"
                               "[Stage \"play\"]\n[Hands \"KH 2C / - / QH 00\"]\n[Discards \"QD 3C 4C\"]\n"
                               "[Tricks \"21 / KS 5S / -\"]\n[Turn \"0\"]\n[Dealer \"1\"]\n\nKH 00 2C\n";

} // namespace

TEST_CASE("a Mitigati set-up with every tag survives a round trip") {
    const auto match = read(play_setup);
    const auto& state = match.referee_state();
    CHECK(state.dealer == 1);
    CHECK(state.phase == mitigati::Phase::Play);
    CHECK(state.discards.size() == 3);
    CHECK(state.captured[0].size() == 2); // 21, and KH from the trick; the Fool stays with its player
    CHECK(record_to_text(record_of(match)) == play_setup);
}

TEST_CASE("a Mitigati set-up can start in any stage") {
    for (const std::string stage : {"1", "2", "3"}) {
        const auto match = read(head + in_order(stage, 5 + 5 * std::stoi(stage)) + "[Turn \"1\"]\nbid:3");
        CHECK(match.referee_state().phase == mitigati::Phase::Bargain);
        CHECK(std::to_string(match.referee_state().stage) == stage);
        CHECK(match.log().front().seat == 1);
        CHECK(match.referee_state().dealer == 0);
        check_same(read(record_to_text(record_of(match))), match);
    }
    const auto discard = read(head + "[Stage \"Discard\"][Hands \"2H / 3H / 2C 3C 4C 5C\"]\n");
    CHECK(discard.referee_state().phase == mitigati::Phase::Discard);
    CHECK(discard.turn() == 2); // Turn defaults to seat 0, and the dealer is the seat before it
    CHECK(read(head + "[Hands \"2H / 3H / 4H\"]").referee_state().phase == mitigati::Phase::Play);
}

TEST_CASE("seeded and dealt Mitigati matches survive a round trip through a record and a query string") {
    Rng rng(5);
    for (int table = 0; table < 12; ++table) {
        const auto options = random_options<G>(rng);
        const auto deck = shuffled(G::pack(options), rng);
        const std::vector<Match<G>> matches{
            *Match<G>::begin(options, SeededStart{.seed = 18446744073709551615ULL}),
            *Match<G>::begin(options, SeededStart{.seed = 3, .dealer = Seat{1}}),
            *Match<G>::begin(options, DealtStart<G>{.deck = deck, .dealer = 1}),
            *Match<G>::begin(options, DealtStart<G>{.deck = deck, .dealer = 0}, 77),
        };
        for (auto match : matches) {
            for (const int more : {0, 1, 3, 20, 150}) {
                play_at_random(match, rng, more);
                check_same(read(record_to_text(record_of(match))), match);
                check_same(read_query(record_to_query(record_of(match))), match);
            }
        }
    }
}

TEST_CASE("bids and requests for more cards parse in upper or lower case and between comments in a Mitigati record") {
    const auto match = read("[Game \"Mitigati\"]\n[Seed \"1\"]\n[Dealer \"2\"]\n\n"
                            "{stage 1} BID:5 bid:-5 {too much} bid:3 More {stage 2} bid:+1 bid:1 bid:-2");
    CHECK(match.log().size() == 7);
    CHECK(match.totals() == std::vector<int>{1, 1, -2});
    CHECK(record_to_text(record_of(match)).ends_with("\n\nbid:5 bid:-5 bid:3 more bid:1 bid:1 bid:-2\n"));
}

TEST_CASE("a Mitigati set-up survives a round trip through a query string") {
    const auto match = read_query("?game=mitigati&options=deals=6&stage=play&hands=KH,2C/-/QH,00&discards=QD,3C,4C&"
                                  "tricks=21/KS,5S/-&turn=0&dealer=1&moves=KH,00");
    CHECK(match.log().size() == 2);
    CHECK(record_to_query(record_of(match)) ==
          "game=mitigati&options=preset=standard,players=3,deals=6&stage=play&hands=KH,2C/-/QH,00&discards=QD,3C,4C&"
          "tricks=21/KS,5S/-&turn=0&dealer=1&moves=KH,00");
    CHECK(read_query("game=mitigati&seed=4&moves=bid:%2B5,bid:-100").log().size() == 2);
}

TEST_CASE("undo removes actions from a Mitigati record one by one, even across bargaining stages") {
    auto match = read("[Game \"mitigati\"][Seed \"1\"][Dealer \"2\"] bid:5 more bid:5 bid:6 more bid:7 more");
    const auto end = match.referee_state();
    REQUIRE(end.phase == mitigati::Phase::Discard);
    match.undo();
    CHECK(match.referee_state().phase == mitigati::Phase::Bargain);
    CHECK(match.referee_state().bids[0] == 7);
    while (match.undo()) {
    }
    CHECK(match.referee_state().hands[0].size() == 10);
    while (match.redo()) {
    }
    CHECK(match.referee_state() == end);
}

TEST_CASE("a Mitigati set-up with invalid, duplicate or missing cards is refused") {
    CHECK(error_of(head + "[Hands \"KH / 3H / KH\"]") == "line 4, column 19: KH is there twice");
    CHECK(error_of(head + "[Hands \"KH / 3H / 22\"]") == "line 4, column 19: '22' is not a card");
    CHECK(error_of(head + "[Hands \"KH / 3H / JH\"]") == "line 4, column 19: 'JH' is not a card");
    CHECK(error_of(head + "[Hands \"KH / 3H / 2H\"]\n[Tricks \"- / 5C 3H / -\"]") ==
          "line 5, column 17: 3H is there twice");
    CHECK(error_of(head + "[Hands \"KH / 3H\"]") == "line 4, column 9: there are lists for 2 seats, but 3 players");
    CHECK(error_of(head + "[Hands \"KH / 3H / -\"]\n[Tricks \"2H\"]") ==
          "line 5, column 10: there are lists for 1 seats, but 3 players");
    CHECK(error_of(head + "[Hands \"- / - / -\"]") == "line 4, column 9: nobody holds a card to play");
    CHECK(error_of(head + "[Stage \"1\"]").find("a set-up needs the cards of every seat") != std::string::npos);
}

TEST_CASE("the tags of a Mitigati set-up must be valid and fit its stage (T7–T9)") {
    CHECK(error_of(head + "[Stage \"4\"]\n[Hands \"KH / 3H / 2H\"]") ==
          "line 4, column 9: the stage is 1, 2, 3, discard or play, not '4'");
    CHECK(error_of(head + "[Stage \"1\"]\n[Hands \"KH / 3H / 2H\"]") ==
          "Stock: at this stage 48 cards are still to be dealt, not 0");
    CHECK(error_of(head + "[Stage \"3\"]\n[Hands \"KH / 3H / 2H\"]\n[Stock \"1C\"]") ==
          "line 6, column 9: at this stage 18 cards are still to be dealt, not 1");
    CHECK(error_of(head + "[Hands \"KH / 3H / 2H\"]\n[Stock \"1C\"]") ==
          "line 5, column 9: at this stage 0 cards are still to be dealt, not 1");
    CHECK(error_of(head + "[Hands \"KH / 3H / 2H\"]\n[Discards \"1C 2C\"]") ==
          "line 5, column 12: the dealer discards three cards, not 2");
    CHECK(error_of(head + "[Hands \"KH / 3H / 2H\"]\n[Discards \"1C 2C 07\"]") ==
          "line 5, column 12: 07 may not be discarded");
    CHECK(error_of(head + "[Hands \"QH / 3H / 2H\"]\n[Discards \"1C 2C KH\"]") ==
          "line 5, column 12: KH may not be discarded");
    CHECK(error_of(head + "[Hands \"QH / 3H / 2H\"]\n[Discards \"1C 2C 00\"]").empty());
    CHECK(error_of(head + "[Stage \"discard\"]\n[Hands \"KH / 3H / 2H 3C KC 21\"]") ==
          "line 5, column 9: the dealer needs three cards that are neither kings nor trumps to discard");
    CHECK(error_of(head + "[Stage \"discard\"]\n[Hands \"KH / 3H / 2H 3C 4C\"]\n[Discards \"5C 6C 7C\"]") ==
          "line 6, column 12: the dealer discards just before play");
    CHECK(error_of(head + "[Hands \"KH / 3H / 2H\"]\n[Turn \"3\"]") == "line 5, column 8: the seat must be 0 to 2");
    CHECK(error_of(head + "[Hands \"KH / 3H / 2H\"]\n[Dealer \"-1\"]") == "line 5, column 10: the seat must be 0 to 2");
}

TEST_CASE("a Mitigati deck must contain all 78 cards of the pack") {
    CHECK(error_of(head + "[Deck \"KH KH\"]") == "line 4, column 11: KH appears too often");
    CHECK(error_of(head + "[Deck \"KH 00\"]") == "line 4, column 8: this is not the whole pack of 78 cards, each once");
    CHECK(error_of(head + "[Deck \"KH\"]\n[Stage \"1\"]") ==
          "line 4, column 2: Deck and Stage cannot be used together");
}

TEST_CASE("unknown and illegal Mitigati actions are refused, and the error lists the legal actions") {
    const std::string seeded = "[Game \"mitigati\"]\n[Seed \"1\"]\n[Dealer \"2\"]\n\n";
    CHECK(error_of(seeded + "bid:5 bid:5 bid:5 bid:6") ==
          "line 5, column 19: bid:6 is not legal here (bid_too_high, T5); seat 0 may play bid:-100..5 more");
    CHECK(error_of(seeded + "bid:five") ==
          "line 5, column 1: 'bid:five' is not an action; seat 0 may play bid:-100..200 more");
    CHECK(error_of(seeded + "bid:-100..200") ==
          "line 5, column 1: 'bid:-100..200' is not an action; seat 0 may play bid:-100..200 more");
    CHECK(error_of(head + "[Hands \"QH / 2H 05 / 4H\"]\nQH 05") ==
          "line 5, column 4: 05 is not legal here (follow_suit, T11); seat 1 may play 2H");
    CHECK(error_of(head + "[Hands \"QH / 2H / 4H\"]\nQH 2H 4H more") ==
          "line 5, column 10: more comes after the end of the match");
}
