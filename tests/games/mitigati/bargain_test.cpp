// Tests the bargaining in three stages (T4–T8).
#include "games/setup_text.h"
#include "tests/support/mitigati_position.h"

using namespace mitts;
using namespace mitts::tests;

using Points = std::vector<int>;
using mitigati::EventType;

namespace {

std::vector<EventType> happened(const MitigatiMatch& match) {
    std::vector<EventType> types;
    for (const auto& event : match.log().back().events) {
        types.push_back(event.type);
    }
    return types;
}

} // namespace

TEST_CASE("T4 clockwise from the dealer's left, each player bids or asks for more cards") {
    CHECK(bargain("").turn() == 0);
    CHECK(legal(bargain("")) == "bid:-100..200 more");
    CHECK(bargain("bid:5").turn() == 1);
    CHECK(bargain("bid:5 bid:7 bid:9").turn() == 0);
}

TEST_CASE("T5 a first bid is any whole number from -100 to 200, and later bids are the same or lower") {
    CHECK(refusal(bargain(""), "bid:200").empty());
    CHECK(refusal(bargain(""), "bid:-100").empty());
    CHECK(refusal(bargain(""), "bid:201") == "bid_out_of_range T5");
    CHECK(refusal(bargain(""), "bid:-101") == "bid_out_of_range T5");
    CHECK(legal(bargain("bid:12 bid:200 bid:1")) == "bid:-100..12 more");
    CHECK(legal(bargain("bid:12 bid:200 bid:1 bid:-3")) == "bid:-100..200 more");
    CHECK(legal(bargain("bid:12 bid:200 bid:1 bid:-3 bid:200 bid:1")) == "bid:-100..-3 more");
    CHECK(legal(bargain("bid:-100 bid:-100 bid:-100")) == "bid:-100..-100 more");
}

TEST_CASE("T6 bids that sum to zero are an agreement only if all three players have bid in this stage") {
    CHECK(bargain("bid:20 bid:-20").phase() == MatchPhase::Playing);
    CHECK(bargain("bid:20 bid:-20 bid:0").phase() == MatchPhase::RoundOver);
    // Bids from an earlier stage do not count.
    const auto match = bargain("bid:20 bid:-5 more bid:-15");
    CHECK(match.phase() == MatchPhase::Playing);
    CHECK(match.referee_state().stage == 2);
    CHECK(scored(bargain("more more bid:20 bid:-5 bid:-15")) == "0 agreed 20, 1 agreed -5, 2 agreed -15");
}

TEST_CASE("T6 three bids of zero are an agreement that scores zero for everyone") {
    const auto match = bargain("bid:0 bid:0 bid:0");
    CHECK(match.phase() == MatchPhase::RoundOver);
    CHECK(scored(match).empty());
    CHECK(points(match) == Points{0, 0, 0});
}

TEST_CASE("T6 after an agreement, no cards are played and no honours are declared") {
    const auto match = bargain("bid:1 bid:1 bid:-2");
    CHECK(legal(match).empty());
    CHECK(refusal(match, "more") == "round_over");
    CHECK(match.referee_state().declared == 0);
    CHECK(happened(match).front() == EventType::Bid);
    CHECK(happened(match).back() == EventType::RoundEnded);
}

TEST_CASE("T7 asking for more cards ends the stage immediately, with or without bids") {
    const auto match = bargain("bid:20 bid:-5 more");
    CHECK(match.referee_state().stage == 2);
    CHECK(match.turn() == 0); // the bidding starts again at the dealer's left
    CHECK(legal(match) == "bid:-100..200 more");
    CHECK(happened(match) == std::vector{EventType::AskedMore, EventType::StageBegan});
    CHECK(bargain("more more").referee_state().stage == 3);
}

TEST_CASE("T7 only consecutive stands (repeated bids) count, and a lower bid resets the count") {
    const auto match = bargain("bid:5 bid:5 bid:5 bid:5 bid:5 bid:4");
    CHECK(match.referee_state().stage == 1);
    CHECK(match.referee_state().stands == 0);
    CHECK(bargain("bid:5 bid:5 bid:5 bid:5 bid:5 bid:4 bid:5 bid:5").referee_state().stage == 1);
    const auto third = bargain("bid:5 bid:5 bid:5 bid:5 bid:5 bid:4 bid:5 bid:5 bid:4");
    CHECK(third.referee_state().stage == 2);
    CHECK(happened(third) == std::vector{EventType::Stood, EventType::ThreeStood, EventType::StageBegan});
}

TEST_CASE("T7 equal first bids do not count as stands") {
    const auto match = bargain("bid:5 bid:5 bid:5");
    CHECK(match.referee_state().stands == 0);
    CHECK(bargain("bid:5 bid:5 bid:5 bid:5").referee_state().stands == 1);
}

TEST_CASE("T7 stands do not carry over to the next stage") {
    const auto match = bargain("bid:5 bid:5 bid:5 bid:5 bid:5 more");
    CHECK(match.referee_state().stands == 0);
    CHECK(bargain("bid:5 bid:5 bid:5 bid:5 bid:5 more bid:5 bid:5 bid:5").referee_state().stage == 2);
}

TEST_CASE("T7 T8 in stage 3, a request for more cards or three stands ends the bargaining and clears the bids") {
    for (const char* actions : {"more more more", "more more bid:1 bid:1 bid:1 bid:1 bid:1 bid:1"}) {
        const auto match = bargain(actions);
        CHECK(match.referee_state().phase == mitigati::Phase::Discard);
        CHECK(match.referee_state().hands[0].size() == 25);
        CHECK(match.referee_state().hands[1].size() == 25);
        CHECK(match.referee_state().hands[2].size() == 28);
        CHECK(match.turn() == 2);
        CHECK(match.observe(0).bids == std::array<std::optional<int>, 3>());
    }
}

TEST_CASE("a set-up starts with the seat in the Turn tag, but the next stage starts to the dealer's left") {
    std::string hands[3];
    std::string stock;
    const auto pack = make_tarot_pack();
    for (std::size_t card = 0; card < pack.size(); ++card) {
        auto& place = card < 60 ? hands[card / 20] : stock;
        place += (place.empty() ? "" : " ") + to_text(pack[card]);
    }
    const MitigatiPosition position{.stage = "3",
                                    .hands = hands[0] + " / " + hands[1] + " / " + hands[2],
                                    .stock = stock,
                                    .turn = "1",
                                    .dealer = "2"};
    const auto match = play(position, "");
    CHECK(match.turn() == 1);
    CHECK(points(play(position, "bid:9 bid:-4 bid:-5")) == Points{-5, 9, -4});
    CHECK(play(position, "more").turn() == 2);
    auto second = position;
    second.stage = "2";
    second.hands = "- / 1C / 2C";
    second.stock = CardsTag{}.write(std::vector(pack.begin() + 45, pack.end()));
    CHECK(play(second, "more").turn() == 0);
}
