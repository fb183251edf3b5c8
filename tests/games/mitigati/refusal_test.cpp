// Checks every refusal: the rule that forbids the action, and the legal alternatives.
#include "tests/support/mitigati_position.h"

using namespace mitts;
using namespace mitts::tests;

namespace {

const MitigatiPosition discarding{
    .stage = "discard", .hands = "5H 6H / 7H 8H / KC 21 01 00 QD 2C 3C 4C", .turn = "0", .dealer = "2"};

} // namespace

TEST_CASE("Mitigati: no action is legal after the end of the deal") {
    const auto match = bargain("bid:0 bid:0 bid:0");
    for (const char* action : {"bid:0", "more", "discard:2C", "KH"}) {
        CHECK(refusal(match, action) == "round_over");
    }
}

TEST_CASE("T4 cards cannot be played or discarded during the bargaining") {
    const auto match = bargain("bid:7");
    const auto held = to_text(*match.referee_state().hands[1].begin());
    CHECK(refusal(match, held) == "bargain_first T4");
    CHECK(refusal(match, "discard:" + held) == "bargain_first T4");
}

TEST_CASE("T8 after the bargaining, no player can bid or ask for more cards") {
    for (const auto& match : {play(discarding, ""), play({.hands = "2H / 3H / 4H"}, "")}) {
        CHECK(refusal(match, "bid:5") == "no_bargain_now T8");
        CHECK(refusal(match, "more") == "no_bargain_now T8");
    }
}

TEST_CASE("T5 a bid that is out of range or above the player's last bid in this stage is refused") {
    CHECK(refusal(bargain(""), "bid:201") == "bid_out_of_range T5");
    CHECK(refusal(bargain(""), "bid:-101") == "bid_out_of_range T5");
    CHECK(refusal(bargain("bid:3 bid:4 bid:5"), "bid:4") == "bid_too_high T5");
    const auto why = mitigati::why_not({}, bargain("bid:3 bid:4 bid:5").referee_state(), {.bid = 9});
    REQUIRE(why);
    CHECK(why->bid == 3);                                           // the highest legal bid
    CHECK(refusal(bargain("bid:3 bid:4 more"), "bid:200").empty()); // a new stage has begun, so any bid is legal
}

TEST_CASE("T9 before play, the dealer may discard any card from their hand except kings and trumps") {
    const auto match = play(discarding, "");
    CHECK(refusal(match, "2C") == "discard_first T9");
    CHECK(refusal(match, "discard:5H") == "not_in_hand");
    CHECK(refusal(match, "discard:KC") == "not_discardable T9");
    CHECK(refusal(match, "discard:21") == "not_discardable T9");
    CHECK(refusal(match, "discard:00").empty());
    const auto playing = play(discarding, "discard:2C discard:3C discard:4C");
    CHECK(refusal(playing, "discard:5H") == "no_discard_now T9");
    CHECK(refusal(playing, "5H").empty());
}

TEST_CASE("T11 a player must follow suit, or else play a trump") {
    const auto holding = play({.hands = "QH / 2H 05 3S / 4H"}, "QH");
    CHECK(refusal(holding, "05") == "follow_suit T11");
    CHECK(refusal(holding, "3S") == "follow_suit T11");
    CHECK(refusal(holding, "2H").empty());
    const auto without = play({.hands = "QH / 05 3S / 4H"}, "QH");
    CHECK(refusal(without, "3S") == "must_trump T11");
    CHECK(refusal(play({.hands = "10 / 05 3S / 4H"}, "10"), "3S") == "must_trump T11");
    CHECK(refusal(without, "QH") == "not_in_hand");
}

TEST_CASE("T11 with overtrump=yes, a player who must play a trump must beat the trumps in the trick if possible") {
    const auto after = [](std::string_view hands, std::string_view plays) {
        return play({.options = "overtrump=yes", .hands = std::string(hands)}, plays);
    };
    const auto led = after("10 / 05 12 00 3S / 4H", "10"); // a trump was led
    CHECK(legal(led) == "00 12");
    CHECK(refusal(led, "05") == "must_overtrump T11");
    CHECK(refusal(led, "3S") == "must_trump T11");
    CHECK(legal(after("10 / 05 08 00 3S / 4H", "10")) == "00 05 08"); // no higher trump is held, so any trump is legal
    CHECK(legal(after("10 / 3S 00 / 4H", "10")) == "3S 00");          // no trump is held, so any card is legal
    CHECK(legal(after("2H / 10 / 3H 21 05", "2H 10")) == "3H");       // following suit has priority
    CHECK(legal(after("2H / 10 / 4S 21 05", "2H 10")) == "21");
    CHECK(legal(after("2H / 10 / 21 05", "2H")) == "10");
    // The card must beat the highest trump of the trick, not the last card.
    CHECK(legal(after("15 / 10 / 05 12 16", "15 10")) == "16");
    // If the Fool is led, any suit may be played, and there is no trump to beat (T13).
    CHECK(legal(after("00 / 05 12 2H / 4H", "00")) == "2H 05 12");
    CHECK(legal(after("00 / 12 / 05 14 4H", "00 12")) == "14");
    CHECK(legal(after("2H / 00 / 05 14 4S", "2H 00")) == "05 14");
}

TEST_CASE("Mitigati: a refused action leaves the match unchanged") {
    auto match = play({.hands = "QH / 2H 05 3S / 4H"}, "QH");
    const auto before = match.referee_state();
    CHECK(match.submit(*mitigati::parse_action("3S")));
    CHECK(match.referee_state() == before);
    CHECK(match.log().size() == 1);
}

TEST_CASE("Mitigati: text that is not an action is rejected") {
    for (const char* text : {"", "bid", "bid:", "bid:x", "bid:1.5", "bid:--5", "bid:+-5", "bid:5 ", "moré",
                             "discard:", "discard:22", "22", "JH", "X1", "play:KH", "bid:-100..5", "bid:99999999999"}) {
        CAPTURE(text);
        CHECK(!mitigati::parse_action(text));
    }
    CHECK(to_text(*mitigati::parse_action("BID:-5")) == "bid:-5");
    CHECK(to_text(*mitigati::parse_action("bid:+20")) == "bid:20");
    CHECK(to_text(*mitigati::parse_action("Discard:nd")) == "discard:ND");
    CHECK(to_text(*mitigati::parse_action("kh")) == "KH");
    CHECK(to_text(*mitigati::parse_action("07")) == "07");
}

TEST_CASE("Mitigati: every refusal has a unique name, and a rule number if a rule forbids the action") {
    using mitigati::RefusalId;
    std::vector<std::string_view> names;
    for (int id = 0; id <= static_cast<int>(RefusalId::MustOvertrump); ++id) {
        const auto refused = static_cast<RefusalId>(id);
        CHECK(std::find(names.begin(), names.end(), to_text(refused)) == names.end());
        names.push_back(to_text(refused));
        const bool plain = refused == RefusalId::RoundOver || refused == RefusalId::NotInHand;
        CHECK(rule_of(refused).starts_with("T") == !plain);
    }
}
