// Tests the detection of every kind of blunder, in a position with that blunder and in a similar one without it.
#include "ai/arena/blunders.h"
#include "ai/players.h"
#include "tests/ai/mitigati_bargaining.h"
#include "tests/support/mitaines_position.h"
#include "tests/support/mitch_position.h"

#include <doctest/doctest.h>

using namespace mitts;

namespace {

/// Returns the names of this action's blunders, separated by spaces.
template <Game G> std::string blunders(const Match<G>& match, std::string_view text) {
    const auto observation = match.observe(match.turn());
    const auto action = G::parse_action(text);
    REQUIRE(action);
    REQUIRE(!G::why_not(match.options(), match.referee_state(), *action));
    std::string names;
    for (const auto& kind : ai::blunders_of<G>()) {
        if (kind.is(observation, *action)) {
            names += (names.empty() ? "" : " ") + std::string(kind.name);
        }
    }
    return names;
}

std::string in_mitch(const tests::MitchPosition& position, std::string_view action) {
    return blunders(tests::play(position, ""), action);
}

std::string in_mitaines(const tests::Position& position, std::string_view action) {
    return blunders(tests::play(position, ""), action);
}

} // namespace

TEST_CASE("Mitch: placing a card in a suit that is certainly lost is a blunder") {
    // After the move both columns have two cards, and the lower last card loses the tie (C14).
    tests::MitchPosition position{.hands = "3S / KD", .columns = "7S / 9S 5S"};
    CHECK(in_mitch(position, "place:3S") == "lost-suit");
    CHECK(in_mitch(position, "drop:3S").empty());
    position.columns = "7S / 9S 2S"; // the three is higher than the other last card
    CHECK(in_mitch(position, "place:3S").empty());
    position.columns = "7S / 9S"; // the player's column becomes longer, and the other column might not grow
    CHECK(in_mitch(position, "place:3S").empty());
}

TEST_CASE("Mitch: an early card in a losing suit is a blunder unless it avoids a penalty or frees lower cards") {
    const tests::MitchPosition position{
        .hands = "2S KD 3D / QD QC", .columns = "- / 9S 8S 7S", .stock = "4H 5H 6H 7H AC AD AH", .aces = "0"};
    CHECK(in_mitch(position, "place:2S").empty()); // placing the two avoids the penalty (C16)
    CHECK(blunders(tests::play(position, "place:KD place:QD"), "place:2S") == "lost-suit");
    auto longer = position; // unlike the two, the six leaves room for lower spades
    longer.hands = "6S KD 3D / QD QC";
    longer.columns = "KS / 9S 8S 7S";
    CHECK(blunders(tests::play(longer, "place:KD place:QD"), "place:6S").empty());
}

TEST_CASE("Mitch: placing the last cards in the wrong order is a blunder if no other player holds cards") {
    const tests::MitchPosition position{.hands = "5S 4S KD / -", .columns = "9S / TS 6S, QD JD"};
    CHECK(in_mitch(position, "place:4S").find("ending-spoilt") != std::string::npos);
    CHECK(in_mitch(position, "place:5S").find("ending-spoilt") == std::string::npos);
    CHECK(in_mitch(position, "drop:KD").find("ending-spoilt") == std::string::npos);
}

TEST_CASE("Mitch: placing a card while a higher card in hand still fits is a blunder") {
    tests::MitchPosition position{.hands = "KS 9S 2D / QD 3D", .columns = ""};
    CHECK(in_mitch(position, "place:9S") == "skips-held");
    CHECK(in_mitch(position, "place:KS").empty());
    position.columns = "TS / -"; // the king no longer fits
    CHECK(in_mitch(position, "place:9S").empty());
    for (const char* const options : {"players=2 tie=low_last", "players=2 preset=shortest_doubles"}) {
        position = {.options = options, .hands = "KS 9S 2D / QD 3D"};
        CHECK(in_mitch(position, "place:9S").empty());
    }
}

TEST_CASE("Mitch: discarding a card that fits while a useless card is in hand is a blunder") {
    tests::MitchPosition position{.hands = "KS 4S 2D / QD 3D", .columns = "TS / 8H"};
    CHECK(in_mitch(position, "drop:4S") == "keeps-dead");
    CHECK(in_mitch(position, "drop:KS").empty());
    position.columns = "- / 8H"; // the king fits
    CHECK(in_mitch(position, "drop:4S").empty());
}

TEST_CASE("Mitaines: failing to capture the ten of diamonds with the last jack in hand is a blunder") {
    tests::Position position{.options = "preset=pagat players=4",
                             .hands = "9H TH JD QD / 3C 5C JC 6C / 7C 8C 3S 5S / 2H 3H 5H 6H",
                             .pile = "TD QH AD 4S"};
    CHECK(in_mitaines(position, "TH") == "ten-left");
    CHECK(in_mitaines(position, "JD").empty());
    position.pile = "TC QH AD 4S"; // the ten in the pile is not the ten of diamonds
    CHECK(in_mitaines(position, "TH").empty());
    position.hands = "9H JH JD QD / 3C 5C JC 6C / 7C 8C 3S 5S / 2H 3H 5H 6H"; // another jack is in hand
    position.pile = "TD QH AD 4S";
    CHECK(in_mitaines(position, "9H").empty());
}

TEST_CASE("Mitaines: calling with the ten of diamonds while another ten is in hand is a blunder") {
    tests::Position position{.hands = "TD TC 3C / 5C 6C 7C", .pile = "4S"};
    CHECK(in_mitaines(position, "TD:m") == "ten-risked");
    CHECK(in_mitaines(position, "TC:m").empty());
    CHECK(in_mitaines(position, "TD").empty()); // a ten played without a call may be a trap for the other players
}

namespace {

/// Returns the observation of the seat on turn. All cards outside the set-up count as captured, so the seat knows where
/// every card is.
mitaines::Observation all_known(const tests::Position& position) {
    const auto match = tests::play(position, "");
    auto observation = match.observe(match.turn());
    auto hidden = unseen(observation);
    for (const auto card : match.referee_state().hands[1]) {
        hidden.erase(card);
    }
    observation.captured = hidden;
    return observation;
}

std::string with_all_known(const tests::Position& position, std::string_view action) {
    std::string names;
    for (const auto& kind : ai::blunders_of<mitaines::Game>()) {
        names += kind.is(all_known(position), *mitaines::parse_action(action)) ? std::string(kind.name) + " " : "";
    }
    return names;
}

} // namespace

TEST_CASE("Mitaines: if all cards are known, an action that worsens the best possible result is a blunder") {
    const tests::Position lone{.hands = "5C 9H / 7C 9D", .pile = "9S"};
    CHECK(with_all_known(lone, "5C") == "ending-spoilt ");
    CHECK(with_all_known(lone, "9H").empty());
    const tests::Position two{.hands = "KH 9H / 7C 6D",
                              .pile = "TD 9S"}; // no other player can capture the pile, so nothing is lost
    CHECK(with_all_known(two, "9H").empty());
}

TEST_CASE("Mitaines: not taking available points at once is a blunder, even if no other player can take them") {
    tests::Position position{.hands = "6D JH / 7C 9S", .pile = "TD AD"};
    CHECK(with_all_known(position, "6D") == "points-put-off ");
    CHECK(with_all_known(position, "JH").empty());
    for (const auto* player : {"hasty", "careful", "master"}) {
        CAPTURE(player);
        const auto decision = ai::find_player<mitaines::Game>(player)->decide(all_known(position), Rng(1));
        CHECK(mitaines::to_text(decision.action()) == "JH");
    }
    position.pile = "AD"; // the pile has no points
    CHECK(with_all_known(position, "6D").empty());
    position = {.hands = "6D JH / 6C 9S", .pile = "TD AD"}; // the opponent's six captures the pile
    CHECK(with_all_known(position, "6D") == "ten-left ending-spoilt ");
}

namespace {

template <Game G> ai::arena::Choose<G> chosen_by(std::string_view name) {
    return [player = ai::find_player<G>(name)](const ai::arena::Question<G>& question) {
        return player->decide(question.observation, Rng(question.seed)).action();
    };
}

/// Returns the number of blunders of this kind per 1,000 decisions.
template <Game G>
double share_of(std::string_view kind, std::string_view player, const typename G::Options& options, int decks) {
    const ai::arena::Watched<G> watched{.plays = chosen_by<G>(player)};
    const auto count = ai::arena::count_blunders<G>(options, watched, {.decks = decks, .seed = 2611});
    const auto kinds = ai::blunders_of<G>();
    for (std::size_t index = 0; index < kinds.size(); ++index) {
        if (kinds[index].name == kind) {
            return count.per_thousand(count.by_kind[index]);
        }
    }
    FAIL("unknown kind of blunder");
    return 0;
}

template <Game G> typename G::Options for_players(int players) {
    auto options = G::preset_options(0);
    G::set_players(options, players);
    return options;
}

/// Returns a player's first choice in a position.
template <Game G> std::string first_choice(std::string_view player, const Match<G>& match) {
    return G::action_to_text(ai::find_player<G>(player)->decide(match.observe(match.turn()), Rng(1)).action());
}

} // namespace

TEST_CASE("Mitch: players discard a card that would lose a tie, because placing it costs a point") {
    const tests::MitchPosition position{.hands = "3S / KD", .columns = "7S / 9S 5S"};
    for (const auto* player : {"forgetful", "careful", "expert", "master"}) {
        CAPTURE(player);
        CHECK(first_choice<mitch::Game>(player, tests::play(position, "")) == "drop:3S");
    }
}

TEST_CASE("Mitch: hasty and forgetful players rarely place a card in a lost suit, and stronger players never do") {
    using G = mitch::Game;
    for (const int players : {2, 3, 4, 6}) {
        CAPTURE(players);
        const auto options = for_players<G>(players);
        CHECK(share_of<G>("lost-suit", "careful", options, 20) == 0);
        CHECK(share_of<G>("lost-suit", "expert", options, 20) == 0);
        CHECK(share_of<G>("lost-suit", "forgetful", options, 20) <= 3);
        CHECK(share_of<G>("lost-suit", "hasty", options, 20) <= 15);
        CHECK(share_of<G>("skips-held", "careful", options, 20) == 0);
    }
    CHECK(share_of<G>("lost-suit", "master", for_players<G>(3), 2) == 0);
}

TEST_CASE("Mitaines: the careful player captures the ten of diamonds with its last jack") {
    using G = mitaines::Game;
    const tests::Position position{.options = "preset=pagat players=4",
                                   .hands = "9H TH JD QD / 3C 5C JC 6C / 7C 8C 3S 5S / 2H 3H 5H 6H",
                                   .pile = "TD QH AD 4S"};
    CHECK(first_choice<G>("careful", tests::play(position, "")) == "JD");
}

TEST_CASE("Mitaines: the careful player never blunders") {
    using G = mitaines::Game;
    for (const int players : {2, 3, 4}) {
        CAPTURE(players);
        const ai::arena::Watched<G> watched{.plays = chosen_by<G>("careful")};
        const auto count = ai::arena::count_blunders<G>(for_players<G>(players), watched, {.decks = 60, .seed = 2611});
        CHECK(count.decisions > 2000);
        CHECK(count.total() == 0);
    }
}

TEST_CASE("blunder counts are reproducible, and are lower for an expert's hints than for random moves") {
    using G = mitch::Game;
    const auto options = G::preset_options(0);
    std::int64_t found = 0;
    ai::arena::Watched<G> watched{.plays = chosen_by<G>("random"),
                                  .found = [&](const auto&, const auto&, const auto&) { ++found; }};
    const auto own = ai::arena::count_blunders<G>(options, watched, {.decks = 10, .seed = 1});
    CHECK(own.rounds == 10);
    CHECK(own.total() == found);
    CHECK(own.per_thousand(own.total()) > 50);
    CHECK(own == ai::arena::count_blunders<G>(options, watched, {.decks = 10, .seed = 1}));
    watched.advises = chosen_by<G>("expert");
    const auto advised = ai::arena::count_blunders<G>(options, watched, {.decks = 10, .seed = 1});
    CHECK(advised.decisions == own.decisions);
    CHECK(advised.total() < own.total());
}

namespace {

/// Returns the blunders of seat 0 when it plays `card` from `hand`. Seats 1 and 2 have played the cards of `trick`.
std::string in_mitigati(std::string_view trick, std::string_view hand, std::string_view card) {
    using G = mitigati::Game;
    mitigati::Observation seen;
    seen.options = G::preset_options(0);
    seen.phase = mitigati::Phase::Play;
    seen.hand = tests::tarot_cards(hand);
    Seat seat = static_cast<Seat>(3 - split_words(trick, " ").size());
    for (const auto& word : split_words(trick, " ")) {
        seen.trick.push_back({.seat = seat++, .card = *parse_tarot_card(word.text)});
    }
    std::string names;
    for (const auto& kind : ai::blunders_of<G>()) {
        if (kind.is(seen, {.type = mitigati::ActionType::Play, .card = *parse_tarot_card(card)})) {
            names += (names.empty() ? "" : " ") + std::string(kind.name);
        }
    }
    return names;
}

} // namespace

TEST_CASE("Mitigati: losing a valuable card in a trick while holding a cheaper card of its suit is a blunder") {
    CHECK(in_mitigati("KC 3C", "QC 2C 4D", "QC") == "dear-gift");
    CHECK(in_mitigati("KC 3C", "QC 2C 4D", "2C").empty());
    CHECK(in_mitigati("TC 3C", "QC 2C 4D", "QC").empty()); // the queen wins
    CHECK(in_mitigati("KC 3C", "QC 4D", "QC").empty());    // the queen must be played
    CHECK(in_mitigati("", "QC 2C 4D", "QC").empty());      // seat 0 leads
}

TEST_CASE("Mitigati: careful, expert and forgetful players never lose a valuable card instead of a cheaper one") {
    using G = mitigati::Game;
    const auto seen = mitigati::parse_observation(
        "options preset=standard players=3\n"
        "viewer 0\n"
        "dealer 2\n"
        "turn 0\n"
        "phase play\n"
        "stage 3\n"
        "stock 0\n"
        "hand 3C 6C NC 2D 3D 4D 6D 7D 8S NS QS\n"
        "hand_sizes 11 11 10\n"
        "bids - - -\n"
        "stands 0\n"
        "discarded 3\n"
        "discards -\n"
        "trick 2:5H\n"
        "tricks_played 14\n"
        "captured_0 1H 2H 3H 9H NH KH 00\n"
        "captured_1 2C 5C PC 5D PD 04 07 08 09 20 21\n"
        "captured_2 1D TD ND 4H TH QH 1S 3S 4S 5S 7S 9S KS 02 03 05 06 10 11 12 14 15 18 19\n"
        "honours 0 15 10\n"
        "declared 7\n"
        "scores -25 20 5\n"
        "history 0:bid:-10 1:bid:50 2:bid:40 0:more 0:bid:-5 1:bid:50 2:more 0:bid:-15 1:bid:50 2:bid:35 "
        "0:more 2:discard:? 2:discard:? 2:discard:? 0:3S 1:KS 2:03 2:5D 0:00 1:PD 1:TD 2:ND 0:1D 2:5C "
        "0:2C 1:PC 1:20 2:09 0:08 1:21 2:07 0:04 1:02 2:15 0:05 2:18 0:14 1:06 2:19 0:4S 1:12 2:1H 0:KH "
        "1:2H 0:5S 1:1S 2:10 2:QH 0:TH 1:4H 2:3H 0:NH 1:9H 0:7S 1:9S 2:11 2:5H\n");
    REQUIRE(seen);
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        CHECK(G::action_to_text(ai::find_player<G>("expert")->decide(*seen, Rng(seed)).action()) != "NC");
    }
    for (const auto* player : {"forgetful", "careful"}) {
        CAPTURE(player);
        CHECK(share_of<G>("dear-gift", player, G::preset_options(0), 12) == 0);
    }
}

TEST_CASE("Mitigati: it is a blunder to lose the 1 of trumps needlessly, or to keep it when it would win") {
    CHECK(in_mitigati("20 02", "01 05 2D", "01") == "one-thrown");
    CHECK(in_mitigati("20 02", "01 05 2D", "05").empty());
    CHECK(in_mitigati("20 02", "01 21 2D", "01").empty()); // the 21 is worth as much as the 1
    CHECK(in_mitigati("3C TC", "01 05 2D", "05") == "one-left");
    CHECK(in_mitigati("3C TC", "01 05 2D", "01").empty());
    CHECK(in_mitigati("TC", "01 05 2D", "05").empty()); // an opponent may still overtrump the 1
}

TEST_CASE("Mitigati: bidding below the bid that makes the sum zero is a blunder (T5, T6)") {
    auto seen = tests::bargaining(tests::weak_hand);
    seen.bids = {20, 5, -15};
    const auto is = ai::blunders_of<mitigati::Game>().back().is;
    const auto bid = [](int points) {
        return mitigati::Action{.type = mitigati::ActionType::Bid, .bid = static_cast<std::int16_t>(points)};
    };
    CHECK(is(seen, bid(9)));
    CHECK(!is(seen, bid(10)));
    CHECK(!is(seen, bid(15)));
    seen.bids = {5, 5, -15}; // the bid that makes the sum zero is above the last bid
    CHECK(!is(seen, bid(0)));
    seen.bids = {20, 5, std::nullopt};
    CHECK(!is(seen, bid(-90)));
}
