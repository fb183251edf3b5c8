// Tests Mitch records: round trips of set-ups, decks and seeds, and errors with their positions.
#include "session/any_match.h"
#include "session/query.h"
#include "tests/support/random_options.h"
#include "tests/support/random_play.h"

#include <doctest/doctest.h>

using namespace mitts;
using namespace mitts::tests;

namespace {

using G = mitch::Game;

const std::string head = "[Game \"mitch\"]\n[Format \"1\"]\n[Options \"preset=pick_up players=2\"]\n";
const std::string aces = "[Aces \"3\"]\n";

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

std::string query_error(std::string_view query) {
    const auto match = match_from_query(query, 1);
    return match ? std::string() : match.error().to_text();
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

const std::string whole_setup = "[Game \"mitch\"]\n[Format \"1\"]\n[Options \"preset=pick_up players=3\"]\n"
                                "[Hands \"7S 7D / - / 3H QC\"]\n[Columns \"KS 9S, QH / - / 2D\"]\n"
                                "[Stock \"4C AC 5C 6C AH\"]\n[Discards \"2C 3C\"]\n[Aces \"2\"]\n[Turn \"2\"]\n"
                                "[Dealer \"0\"]\n\n{first} draw:pile place:3C draw:stock drop:4C\n";

} // namespace

TEST_CASE("a Mitch set-up with every tag survives a round trip") {
    const auto match = read(whole_setup);
    const auto& state = match.referee_state();
    CHECK(state.dealer == 0);
    CHECK(state.phase == mitch::Phase::First);
    CHECK(state.aces.size() == 2);
    CHECK(state.discards.size() == 2);
    CHECK(state.tableaus[0][static_cast<std::size_t>(Suit::Spades)].size() == 2);
    auto plain = whole_setup;
    plain.erase(plain.find("{first} "), 8);
    CHECK(record_to_text(record_of(match)) == plain);
}

TEST_CASE("a Mitch set-up may be in lower case and omit a seat's columns") {
    const auto match = read(
        "[game \"MITCH\"][OPTIONS \"players=2\"][hands \"kc 2d / -\"][aces \"3\"][stock \"as\"]\nPLACE:kc drop:2d");
    CHECK(match.phase() == MatchPhase::Over);
    CHECK(match.totals() == std::vector<int>{4, 0});
}

TEST_CASE("C3 the aces of a Mitch set-up determine its phase") {
    const std::string hands = head + "[Hands \"KC / QC\"]\n";
    CHECK(read(hands + "[Stock \"2H AC\"]\n[Aces \"2\"]").referee_state().phase == mitch::Phase::First);
    CHECK(read(hands + "[Stock \"2H AC\"]\n[Aces \"3\"]").referee_state().phase == mitch::Phase::Second);
    CHECK(read(hands + "[Aces \"4\"]").referee_state().phase == mitch::Phase::Second);
    CHECK(read(hands + "[Stock \"AC 2H AD AH\"]").referee_state().aces.size() == 1); // AC is drawn immediately
}

TEST_CASE("if the Dealer tag is missing, the dealer of a Mitch set-up is the seat before the one in the Turn tag") {
    CHECK(read(head + aces + "[Hands \"KC / QC\"]").referee_state().dealer == 1);
    CHECK(read(head + aces + "[Hands \"KC / QC\"][Turn \"1\"]").referee_state().dealer == 0);
}

TEST_CASE("a Mitch set-up without a seed ends after one round") {
    const std::string played = aces + "[Hands \"KC / QC\"]\nplace:KC place:QC";
    CHECK(read(head + played).phase() == MatchPhase::Over);
    CHECK(read(head + played).winners().empty()); // the match has two rounds
    CHECK(read(head + "[Seed \"4\"]" + played).phase() == MatchPhase::RoundOver);
    CHECK(read("[Game \"mitch\"][Options \"players=2 rounds=1\"]" + played).winners() == std::vector<int>{0});
}

TEST_CASE("the hands in a Mitch set-up may have any size") {
    std::string hand;
    for (const auto card : mitch::pack({})) {
        hand += card.rank() == Rank::Ace ? "" : " " + to_text(card);
    }
    const auto match = read("[Game \"mitch\"][Options \"players=2\"][Aces \"3\"][Hands \"" + hand + " / -\"]");
    CHECK(match.referee_state().hands[0].size() == 48);
    CHECK(mitch::legal_actions(match.options(), match.referee_state()).size() == 96);
    const auto again = read(record_to_text(record_of(match)));
    CHECK(again.referee_state() == match.referee_state());
}

TEST_CASE("seeded and dealt Mitch matches survive a round trip after any number of actions, with any options") {
    Rng rng(5);
    for (int table = 0; table < 60; ++table) {
        const auto options = random_options<G>(rng);
        CAPTURE(options_to_text<G>(options));
        const auto deck = shuffled(G::pack(options), rng);
        const std::vector<Match<G>> matches{
            *Match<G>::begin(options, SeededStart{.seed = 18446744073709551615ULL}),
            *Match<G>::begin(options, SeededStart{.seed = 3, .dealer = Seat{1}}),
            *Match<G>::begin(options, DealtStart<G>{.deck = deck, .dealer = 1}),
            *Match<G>::begin(options, DealtStart<G>{.deck = deck, .dealer = 0}, 77),
        };
        for (auto match : matches) {
            for (const int more : {0, 1, 20, 150}) {
                play_at_random(match, rng, more);
                match.pass_over_rounds_without_actions();
                check_same(read(record_to_text(record_of(match))), match);
                check_same(read_query(record_to_query(record_of(match))), match);
            }
        }
    }
}

TEST_CASE("undo removes actions from a Mitch record one by one, and undone actions are not saved") {
    auto match = read(whole_setup);
    const auto first = match.referee_state();
    while (match.undo()) {
    }
    CHECK(record_to_text(record_of(match)).ends_with("[Dealer \"0\"]\n\n"));
    while (match.redo()) {
    }
    CHECK(match.referee_state() == first);
}

TEST_CASE("in a query string, semicolons separate a Mitch set-up's columns") {
    const auto match = read_query("?game=mitch&options=preset=pick_up,players=3&hands=7S,7D/-/3H,QC&"
                                  "columns=KS,9S;QH/-/2D&stock=4C,AC,5C,6C,AH&discards=2C,3C&aces=2&turn=2&dealer=0&"
                                  "moves=draw:pile,place:3C");
    CHECK(match.log().size() == 2);
    CHECK(match.referee_state().tableaus[0][static_cast<std::size_t>(Suit::Hearts)].size() == 1);
    CHECK(record_to_query(record_of(match)) ==
          "game=mitch&options=preset=pick_up,players=3&hands=7S,7D/-/3H,QC&columns=KS,9S;QH/-/2D&stock=4C,AC,5C,6C,AH&"
          "discards=2C,3C&aces=2&turn=2&dealer=0&moves=draw:pile,place:3C");
}

TEST_CASE("a Mitch set-up with invalid, duplicate or misplaced cards is refused") {
    CHECK(error_of(head + aces + "[Hands \"7S / 3H 7S\"]") == "line 5, column 17: 7S is there twice");
    CHECK(error_of(head + aces + "[Hands \"7S / X1\"]") == "line 5, column 14: X1 is not in the pack");
    CHECK(error_of(head + aces + "[Hands \"7S / 3\"]") == "line 5, column 14: '3' is not a card");
    CHECK(error_of(head + aces + "[Hands \"7S / 3H\"]\n[Discards \"2C 3H\"]") ==
          "line 6, column 15: 3H is there twice");
    CHECK(error_of(head + aces + "[Hands \"7S / AH\"]") ==
          "line 5, column 9: AH is an ace: aces are set aside (tag Aces) or in the stock");
    CHECK(error_of(head + aces + "[Hands \"7S / 3H\"]\n[Columns \"AS / -\"]")
              .starts_with("line 6, column 11: AS is an ace"));
    CHECK(error_of(head + aces + "[Hands \"7S / 3H\"]\n[Discards \"AS\"]")
              .starts_with("line 6, column 12: AS is an ace"));
    const std::string two = "[Game \"mitch\"][Options \"packs=2 players=2\"][Aces \"6\"]\n";
    CHECK(error_of(two + "[Hands \"7S 7S / 7S\"]") == "line 2, column 17: 7S is there three times");
    CHECK(error_of(two + "[Hands \"7S 7S / 8S\"]").empty());
}

TEST_CASE("a Mitch set-up needs cards for every seat, and its numbers must be in range") {
    CHECK(error_of(head + aces + "[Hands \"7S\"]") == "line 5, column 9: there are lists for 1 seats, but 2 players");
    CHECK(error_of(head + aces + "[Hands \"7S / \"]") == "line 5, column 13: a seat without cards is written -");
    CHECK(error_of(head + aces + "[Hands \"7S / -\"]\n[Columns \"KS\"]") ==
          "line 6, column 11: there are lists for 1 seats, but 2 players");
    CHECK(error_of(head + aces + "[Hands \"7S / -\"]\n[Columns \"KS,  / -\"]") ==
          "line 6, column 14: a column has cards; a seat without columns is written -");
    CHECK(error_of(head + "[Hands \"7S / -\"]\n[Aces \"5\"]") == "line 5, column 8: there are 0 to 4 aces");
    CHECK(error_of(head + "[Hands \"7S / -\"]\n[Aces \"x\"]") == "line 5, column 8: there are 0 to 4 aces");
    CHECK(error_of(head + aces + "[Hands \"7S / -\"]\n[Turn \"2\"]") == "line 6, column 8: the seat must be 0 to 1");
    CHECK(error_of(head + aces + "[Hands \"7S / -\"]\n[Dealer \"2\"]") == "line 6, column 10: the seat must be 0 to 1");
    CHECK(error_of(head + aces).find("a set-up needs the cards of every seat") != std::string::npos);
}

TEST_CASE("a Mitch set-up with impossible columns is refused (C11, C12)") {
    const std::string hands = aces + "[Hands \"7S / -\"]\n";
    CHECK(error_of(head + hands + "[Columns \"KS QS, JS / -\"]") ==
          "line 6, column 11: a player has one column for each suit (C11)");
    CHECK(error_of(head + hands + "[Columns \"KS QH / -\"]") == "line 6, column 11: QH is in a column of another suit");
    CHECK(error_of(head + hands + "[Columns \"9S KS / -\"]") ==
          "line 6, column 11: KS does not fit on its column (C11, C12)");
    const std::string high_low = "[Game \"mitch\"][Options \"preset=high_low players=2\"]\n";
    CHECK(error_of(high_low + hands + "[Columns \"9S KS / -\"]").empty());
    CHECK(error_of(high_low + hands + "[Columns \"9S KS TS / -\"]").find("TS does not fit") != std::string::npos);
}

TEST_CASE("the closing ace of a Mitch set-up must be set aside or in the stock (C3)") {
    CHECK(error_of(head + "[Hands \"7S / -\"]") == "Aces: the closing ace must be out or in the stock");
    CHECK(error_of(head + "[Hands \"7S / -\"]\n[Aces \"2\"]") ==
          "line 5, column 8: the closing ace must be out or in the stock");
    CHECK(error_of(head + "[Hands \"7S / -\"]\n[Stock \"2H AC\"]\n[Aces \"2\"]").empty());
    CHECK(error_of(head + "[Hands \"7S / -\"]\n[Stock \"2H AC AD AH AS\"]\n[Aces \"1\"]") ==
          "line 6, column 8: 4 of the 4 aces are in the stock");
    const std::string last_ace = "[Game \"mitch\"][Options \"players=2 ending=last_ace\"]\n[Hands \"7S / -\"]\n";
    CHECK(error_of(last_ace + "[Stock \"2H AC\"][Aces \"2\"]").find("closing ace") != std::string::npos);
    CHECK(error_of(last_ace + "[Stock \"2H AC\"][Aces \"3\"]").empty());
}

TEST_CASE("a Mitch set-up in which no player has anything to play is refused") {
    CHECK(error_of(head + aces + "[Hands \"- / -\"]") == "line 5, column 9: nobody has anything left to play");
    CHECK(error_of(head + "[Hands \"- / -\"]\n[Stock \"2H AC\"]\n[Aces \"2\"]").empty());
    CHECK(error_of(head + "[Hands \"- / -\"]\n[Stock \"AC 2H\"]\n[Aces \"2\"]")
              .find("the round is over before anybody has anything to play") != std::string::npos);
}

TEST_CASE("a Mitch deck must consist of one or two complete packs, depending on the options") {
    CHECK(error_of(head + "[Deck \"7S 7D 7S\"]") == "line 4, column 14: 7S appears too often");
    CHECK(error_of(head + "[Deck \"7S X1\"]") == "line 4, column 11: X1 is not in the pack");
    CHECK(error_of(head + "[Deck \"7S\"]") == "line 4, column 8: this is not the whole pack of 52 cards, each once");
    CHECK(error_of("[Game \"mitch\"][Options \"preset=two_packs\"]\n[Deck \"7S 7S 7S\"]") ==
          "line 2, column 14: 7S appears too often");
    CHECK(error_of(head + "[Deck \"7S\"]\n[Aces \"3\"]") == "line 4, column 2: Deck and Aces cannot be used together");
}

TEST_CASE("unknown and illegal Mitch actions are refused, and the error lists the legal actions") {
    const std::string setup = head + aces + "[Hands \"9H QH / 2S\"]\n\n";
    CHECK(error_of(setup + "place:9H drop:2S\n place:QH") ==
          "line 8, column 2: place:QH is not legal here (does_not_fit, C11); seat 0 may play drop:QH");
    CHECK(error_of(setup + "9H") ==
          "line 7, column 1: '9H' is not an action; seat 0 may play place:9H place:QH drop:9H drop:QH");
    CHECK(error_of(setup + "place:9H drop:2S drop:QH drop:2S") ==
          "line 7, column 26: drop:2S comes after the end of the match");
    CHECK(error_of("[Game \"mitch\"]\n[Pile \"7S\"]") == "line 2, column 2: unknown tag 'Pile'");
    CHECK(error_of("[Game \"mitch\"]\n[Column \"7S\"]") ==
          "line 2, column 2: unknown tag 'Column'; did you mean 'Columns'?");
}

TEST_CASE("an error in a Mitch query string names the parameter") {
    CHECK(query_error("game=mitch&options=playrs=3") ==
          "parameter options: unknown option 'playrs'; did you mean 'players'?");
    CHECK(query_error("game=mitch&hands=7S,7S/3H/-&aces=3") == "parameter hands: 7S is there twice");
    CHECK(query_error("game=mitch&hands=7S/3H/-&columns=KS;QS/-/-&aces=3").starts_with("parameter columns: "));
    CHECK(query_error("game=mitch&hands=7S/3H/-&aces=3&moves=drop:3H") ==
          "parameter moves: drop:3H is not legal here (not_in_hand); seat 0 may play place:7S drop:7S");
}
