// Tests records: round trips to the same match, and errors with their positions.
#include "session/any_match.h"
#include "tests/support/random_play.h"
#include "tests/support/tables.h"
#include "tests/support/toy_game.h"

#include <doctest/doctest.h>

using namespace mitts;
using namespace mitts::tests;

namespace {

using G = mitaines::Game;

const std::string head = "[Game \"mitaines\"]\n[Format \"1\"]\n[Options \"preset=pagat players=2\"]\n";
const std::string setup = head + "[Hands \"7S 7D KS / 3H QC\"]\n[Turn \"0\"]\n\n";

std::string error_of(const std::string& text) {
    const auto match = match_from_text(text);
    return match ? std::string() : match.error().to_text();
}

Match<G> read(const std::string& text) {
    const auto match = match_from_text(text);
    REQUIRE_MESSAGE(match, (match ? std::string() : match.error().to_text()));
    return std::get<Match<G>>(*match);
}

void check_same(const Match<G>& left, const Match<G>& right) {
    CHECK(left.options() == right.options());
    CHECK(left.start() == right.start());
    CHECK(left.seed() == right.seed());
    CHECK(left.phase() == right.phase());
    CHECK(left.totals() == right.totals());
    CHECK(left.winners() == right.winners());
    CHECK(left.log().size() == right.log().size());
    CHECK(left.referee_state() == right.referee_state());
}

} // namespace

TEST_CASE("a record consists of tags, a blank line, and actions with optional comments") {
    const auto match = read(setup + "7S:m {a call} 3H\n7D{captured}");
    CHECK(match.log().size() == 3);
    CHECK(match.referee_state().scores[0] == 10);
}

TEST_CASE("records parse in upper or lower case and are written in a canonical form") {
    const auto match = read("[GAME \"Mitaines\"][options \"PRESET=Pagat\"][hands \"7s 7d ks / 3h qc\"]\n7s:M 3h");
    CHECK(record_to_text(record_of(match)) ==
          "[Game \"mitaines\"]\n[Format \"1\"]\n[Options \"preset=pagat players=2\"]\n[Hands \"7S 7D KS / 3H QC\"]\n"
          "[Turn \"0\"]\n\n7S:m 3H\n");
}

TEST_CASE("a record may have CRLF line endings and a byte order mark") {
    CHECK(read("\xEF\xBB\xBF[Game \"mitaines\"]\r\n[Seed \"1\"]\r\n\r\n").log().empty());
}

TEST_CASE("a comment may appear at the start of a record, within a line or across several lines") {
    CHECK(read("{one\ntwo}" + setup + "{three}7S:m{four\n\n}3H{five}").log().size() == 2);
}

TEST_CASE("seeded and dealt matches survive a round trip after any number of actions") {
    for (const auto& options : all_tables<G>()) {
        CAPTURE(options_to_text<G>(options));
        Rng rng(5);
        auto deck = shuffled(G::pack(options), rng);
        const std::vector<Match<G>> matches{
            *Match<G>::begin(options, SeededStart{.seed = 18446744073709551615ULL}),
            *Match<G>::begin(options, SeededStart{.seed = 3, .dealer = Seat{1}}),
            *Match<G>::begin(options, DealtStart<G>{.deck = deck, .dealer = 1}),
            *Match<G>::begin(options, DealtStart<G>{.deck = deck, .dealer = 0}, 77),
        };
        for (auto match : matches) {
            for (const int more : {0, 1, 20, 100, 1000}) {
                play_at_random(match, rng, more);
                check_same(read(record_to_text(record_of(match))), match);
            }
        }
    }
}

TEST_CASE("a set-up with every tag survives a round trip") {
    const auto text = "[Game \"mitaines\"]\n[Format \"1\"]\n[Options \"preset=pagat players=3\"]\n"
                      "[Hands \"7S / - / 3H QC\"]\n[Layout \"2C 2D\"]\n[Pile \"KH 9C\"]\n"
                      "[Stock \"4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S 8C 8D 8H 8S 9D 9H 9S TC TD TH TS JC\"]\n"
                      "[Turn \"2\"]\n[Dealer \"0\"]\n\n3H 7S QC\n";
    const auto match = read(text);
    CHECK(match.referee_state().deal == 1);
    CHECK(match.referee_state().layout_size == 2);
    CHECK(match.referee_state().dealer == 0);
    CHECK(record_to_text(record_of(match)) == text);
}

TEST_CASE("if the Dealer tag is missing, the dealer of a set-up is the seat before the one in the Turn tag") {
    CHECK(read(head + "[Hands \"7S / 3H\"][Turn \"0\"]").referee_state().dealer == 1);
    CHECK(read(head + "[Hands \"7S / 3H\"][Turn \"1\"]").referee_state().dealer == 0);
}

TEST_CASE("a set-up without a seed ends after one round, but a set-up with a seed continues") {
    const std::string played = "[Hands \"7S / 3H\"]\n7S 3H";
    CHECK(read(head + played).phase() == MatchPhase::Over);
    CHECK(read(head + "[Seed \"4\"]" + played).phase() == MatchPhase::RoundOver);
}

TEST_CASE("undone actions are not saved") {
    auto match = read(setup + "7S:m 3H");
    match.undo();
    CHECK(record_to_text(record_of(match)).ends_with("\n\n7S:m\n"));
}

TEST_CASE("a record marks rounds with comments and has lines of at most 100 characters") {
    Rng rng(8);
    auto match = *Match<G>::begin(mitaines::preset_options(mitaines::Preset::Pagat), SeededStart{.seed = 6});
    play_at_random(match, rng, 150);
    REQUIRE(match.rounds().size() > 2);
    const auto text = record_to_text(record_of(match));
    CHECK(text.find("\n{round 2} ") != std::string::npos);
    CHECK(text.find("\n{round 3} ") != std::string::npos);
    const auto body = text.substr(text.find("\n\n"));
    for (const auto& line : split_parts(body, '\n')) {
        CHECK(line.text.size() <= 100);
    }
}

TEST_CASE("a record must name a known game") {
    CHECK(error_of("[Seed \"1\"]").starts_with("the record does not name its game; known: mitaines"));
    CHECK(error_of("[Game \"whist\"]").starts_with("line 1, column 8: unknown game 'whist'; known: mitaines"));
    CHECK(error_of("").starts_with("the record does not name its game"));
}

TEST_CASE("a record in an unknown format is refused") {
    CHECK(error_of("[Game \"mitaines\"]\n[Format \"2\"]\n[Seed \"1\"]") ==
          "line 2, column 10: this is a record of format 2; only format 1 can be read here");
}

TEST_CASE("tags that are unknown, repeated, unclosed or placed after an action are refused") {
    CHECK(error_of("[Game \"mitaines\"]\n[Sead \"1\"]") ==
          "line 2, column 2: unknown tag 'Sead'; did you mean 'Seed'?");
    CHECK(error_of("[Game \"mitaines\"]\n[Quite_another \"1\"]") == "line 2, column 2: unknown tag 'Quite_another'");
    CHECK(error_of("[Game \"mitaines\"]\n[Seed \"1\"]\n [seed \"2\"]") ==
          "line 3, column 3: the tag 'seed' is given twice");
    CHECK(error_of("[Game mitaines]") == "line 1, column 7: the value of the tag 'Game' must be in double quotes");
    CHECK(error_of("[Game \"mitaines]\n") == "line 1, column 8: the value of the tag 'Game' is never closed by '\"'");
    CHECK(error_of("[Game \"mitaines\"") == "line 1, column 17: the tag 'Game' must be closed by ']'");
    CHECK(error_of("[ \"mitaines\"]") == "line 1, column 3: a tag's name is missing, as in [Seed \"1\"]");
    CHECK(error_of(setup + "7S\n[Seed \"1\"]") == "line 8, column 1: a tag must come before the first action");
}

TEST_CASE("unbalanced comments and brackets are refused") {
    CHECK(error_of(setup + "7S {never closed") == "line 7, column 4: this comment is never closed by '}'");
    CHECK(error_of(setup + "{é “} 7S }") == "line 7, column 10: '}' closes nothing");
    CHECK(error_of(setup + "7S }") == "line 7, column 4: '}' closes nothing");
    CHECK(error_of(setup + "]") == "line 7, column 1: ']' closes nothing");
}

TEST_CASE("an error in the options is reported with its line and column in the record") {
    CHECK(
        error_of("[Game \"mitaines\"]\n[Options \"é=1 ply=2\"]").starts_with("line 2, column 11: unknown option 'é'"));
    CHECK(error_of("[Game \"mitaines\"]\n[Options \"target=50 é=1 a\"]") ==
          "line 2, column 25: expected name=value, found 'a'");
    CHECK(error_of("[Game \"mitaines\"]\n[Options \"preset=pagat playrs=3\"]\n[Seed \"1\"]") ==
          "line 2, column 24: unknown option 'playrs'; did you mean 'players'?");
    CHECK(error_of("[Game \"mitaines\"]\n[Options \"exchange=yes\"]\n[Seed \"1\"]") ==
          "line 2, column 11: option 'exchange' accepts yes only with players=4; otherwise no");
}

TEST_CASE("a record needs a seed, a deck or a set-up, and cannot have both a deck and a set-up") {
    CHECK(error_of(head) == "the record has no cards: add a Seed, a Deck or a set-up");
    CHECK(error_of(head + "[Seed \"minus one\"]") ==
          "line 4, column 8: a seed is a whole number from 0 to 18446744073709551615, not 'minus one'");
    CHECK(error_of(head + "[Seed \"18446744073709551616\"]").find("a seed is a whole number") != std::string::npos);
    CHECK(error_of(head + "[Deck \"7S\"]\n[Hands \"7S / 3H\"]") ==
          "line 4, column 2: Deck and Hands cannot be used together");
    CHECK(error_of(head + "[Seed \"1\"]\n[Dealer \"2\"]") == "line 5, column 10: the seat must be 0 to 1");
    CHECK(error_of(head + "[Seed \"1\"]\n[Dealer \"one\"]") == "line 5, column 10: the seat must be 0 to 1");
}

TEST_CASE("a deck must contain every card of the pack") {
    CHECK(error_of(head + "[Deck \"7S 7D 7S\"]") == "line 4, column 14: 7S appears too often");
    CHECK(error_of(head + "[Deck \"7S 1D\"]") == "line 4, column 11: '1D' is not a card");
    CHECK(error_of(head + "[Deck \"7S X1\"]") == "line 4, column 11: X1 is not in the pack");
    CHECK(error_of(head + "[Deck \"7S 7D\"]") == "line 4, column 8: this is not the whole pack of 52 cards, each once");
}

TEST_CASE("a set-up must give every seat distinct cards from the pack, and its stock must fill whole deals") {
    CHECK(error_of(head + "[Hands \"7S 7D / 3H 7S\"]") == "line 4, column 20: 7S is there twice");
    CHECK(error_of(head + "[Hands \"7S / 3H\"]\n[Pile \"2C 3H\"]") == "line 5, column 11: 3H is there twice");
    CHECK(error_of(head + "[Hands \"7S / X1\"]") == "line 4, column 14: X1 is not in the pack without jokers");
    CHECK(error_of(head + "[Hands \"7S 3\"]") == "line 4, column 12: '3' is not a card");
    CHECK(error_of(head + "[Hands \"7S\"]") == "line 4, column 9: there are lists for 1 seats, but 2 players");
    CHECK(error_of(head + "[Hands \"7S / 3H / 4H\"]") ==
          "line 4, column 9: there are lists for 3 seats, but 2 players");
    CHECK(error_of(head + "[Hands \"7S / \"]") == "line 4, column 13: a seat without cards is written -");
    CHECK(error_of(head + "[Hands \"- / -\"]") == "line 4, column 9: nobody holds a card to play");
    CHECK(error_of(head + "[Hands \"7S / 3H\"]\n[Stock \"2C 4C\"]") ==
          "line 5, column 9: 2 cards do not fill whole deals of 12");
    CHECK(error_of(head + "[Hands \"7S / 3H\"]\n[Turn \"2\"]") == "line 5, column 8: the seat must be 0 to 1");
    CHECK(error_of(head + "[Pile \"7S\"]").find("a set-up needs the cards of every seat") != std::string::npos);
}

TEST_CASE("unknown and illegal actions are refused, and the error lists the legal actions") {
    CHECK(error_of(setup + "7S:m 3H\n 7Z") == "line 8, column 2: '7Z' is not an action; seat 0 may play 7D");
    CHECK(error_of(setup + "7S:m 3H KS") ==
          "line 7, column 9: KS is not legal here (must_play_call, M9); seat 0 may play 7D");
    CHECK(error_of(setup + "3H") == "line 7, column 1: 3H is not legal here (not_in_hand); seat 0 may play "
                                    "7D 7D:m 7S 7S:m KS");
    CHECK(error_of(head + "[Hands \"7S / 3H\"]\n7S 3H 4H") == "line 5, column 7: 4H comes after the end of the match");
}

TEST_CASE("a record of the toy game survives a round trip") {
    auto match = *Match<ToyGame>::begin(ToyGame::preset_options(1), SeededStart{.seed = 9});
    Rng rng(2);
    play_at_random(match, rng);
    const auto record = record_of(match);
    const auto text = record_to_text(record);
    const auto back = match_from_record<ToyGame>(*parse_record(text));
    REQUIRE(back);
    CHECK(back->totals() == match.totals());
    CHECK(record_to_text(record_of(*back)) == text);
}
