// Tests Mitigati's careful player: its bids, and its plays in positions where the best card is known.
#include "ai/mitigati/levels.h"
#include "ai/mitigati/quick_sense.h"
#include "games/option_text.h"
#include "session/match.h"
#include "tests/ai/mitigati_bargaining.h"

#include <doctest/doctest.h>

using namespace mitts;
using namespace mitts::ai;
using G = mitigati::Game;
using mitigati::ActionType;
using mitigati::Observation;
using mitigati::Phase;

namespace {

mitigati::Action decide(const Observation& observation, std::uint64_t seed = 1) {
    const auto thought = for_mitigati::begin_reckoning(observation, Rng(seed), for_mitigati::careful);
    while (thought->step()) {
    }
    return thought->decision().action();
}

/// The average result of a hand.
struct Worth {
    double cards = 0;
    double honours = 0;
};
Worth worth_of_hand(const Observation& observation, int deals) {
    for_mitigati::AuctionSampler sampler(observation, nullptr);
    Rng rng(1);
    Worth worth;
    for (int deal = 0; deal < deals; ++deal) {
        const auto sample = sampler.draw(rng);
        worth.cards += sample.cards / static_cast<double>(deals);
        worth.honours += sample.honours / static_cast<double>(deals);
    }
    return worth;
}

/// Returns an ending with these hands. The dealer, seat 2, has captured all other cards. Seat 0 decides.
mitigati::State ending(std::string_view own, std::string_view left, std::string_view right) {
    mitigati::State state;
    state.phase = Phase::Play;
    state.stage = 3;
    state.dealer = 2;
    state.declared = 7;
    state.hands = {tests::tarot_cards(own), tests::tarot_cards(left), tests::tarot_cards(right)};
    state.captured[2] = TarotSet::all() - state.hands[0] - state.hands[1] - state.hands[2];
    return state;
}

void lay(mitigati::State& state, Seat seat, std::string_view card) {
    state.trick.push_back({.seat = seat, .card = *parse_tarot_card(card)});
    state.captured[2].erase(*parse_tarot_card(card));
}

std::string chosen(const mitigati::State& state) {
    return to_text(decide(mitigati::observe(G::preset_options(0), state, 0)));
}

} // namespace

TEST_CASE("a strong hand is expected to score more for cards and for honours than a weak hand") {
    const auto good = worth_of_hand(tests::bargaining(tests::strong_hand), 100);
    const auto bad = worth_of_hand(tests::bargaining(tests::weak_hand), 100);
    CHECK(good.cards > 10);
    CHECK(good.honours >= 60); // all seven honours: 35 points from each opponent (T14)
    CHECK(bad.cards < 0);
    CHECK(bad.honours < 2);
}

TEST_CASE("the careful player's first bid exceeds the hand's value by a varying amount") {
    const auto observation = tests::bargaining(tests::strong_hand);
    const auto worth = worth_of_hand(observation, 200);
    std::vector<int> bids;
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        const auto action = decide(observation, seed);
        REQUIRE(action.type == ActionType::Bid);
        CHECK(action.bid > worth.cards + worth.honours);
        bids.push_back(action.bid);
    }
    CHECK(std::count(bids.begin(), bids.end(), bids[0]) < 8);
    CHECK(decide(tests::bargaining(tests::weak_hand)).bid < bids[0] - 50);
}

TEST_CASE("the careful player accepts a good price and refuses a bad one (T6)") {
    auto observation = tests::bargaining(tests::weak_hand);
    observation.bids = {20, -10, -8};
    CHECK(decide(observation) == mitigati::Action{.type = ActionType::Bid, .bid = 18});
    observation.bids = {20, 40, 35};
    CHECK(decide(observation).bid > -60);
}

TEST_CASE("the careful player asks for more cards once the bids sum to less than zero (T5, T7)") {
    auto observation = tests::bargaining(tests::strong_hand);
    observation.bids = {60, -40, -30};
    CHECK(decide(observation).type == ActionType::More);
}

TEST_CASE("the careful player lowers its bid towards the hand's value, but not below the bid that makes the sum zero") {
    auto observation = tests::bargaining(tests::weak_hand);
    observation.bids = {30, 5, 5};
    const auto action = decide(observation);
    CHECK(action.type == ActionType::Bid);
    CHECK(action.bid < 30);
    CHECK(action.bid >= -10);
}

TEST_CASE("playing last to a trick, the careful player wins it with its most valuable card") {
    auto state = ending("QC 9C 2D 3D", "4D 5D 6D", "7D 8D 9D");
    lay(state, 1, "3C");
    lay(state, 2, "TC");
    state.turn = 0;
    CHECK(chosen(state) == "QC");
}

TEST_CASE("the careful player plays its cheapest card to a lost trick, even if it will lose its queen anyway") {
    auto state = ending("QC 2C", "4D", "7D"); // a trump captures the queen in the last trick anyway
    state.hands[1] = tests::tarot_cards("20");
    state.hands[2] = tests::tarot_cards("21");
    state.captured[2] = TarotSet::all() - state.hands[0] - state.hands[1] - state.hands[2];
    lay(state, 1, "KC");
    lay(state, 2, "TC");
    state.turn = 0;
    CHECK(chosen(state) == "2C");
}

TEST_CASE("the careful player plays the Fool rather than lose a queen (T13)") {
    auto state = ending("QC 00 KD", "4D 5D", "7D 8D");
    lay(state, 1, "KC");
    lay(state, 2, "TC");
    state.turn = 0;
    CHECK(chosen(state) == "00");
}

TEST_CASE("the careful player plays the 1 of trumps if it wins the trick, and otherwise keeps it") {
    auto state = ending("01 05 2D 3D", "4D 5D 6D", "7D 8D 9D");
    lay(state, 1, "20");
    lay(state, 2, "02");
    state.turn = 0;
    CHECK(chosen(state) == "05");
    auto won = ending("01 05 2D 3D", "4D 5D 6D", "7D 8D 9D");
    lay(won, 1, "3C");
    lay(won, 2, "TC");
    won.turn = 0;
    CHECK(chosen(won) == "01");
}

TEST_CASE("a player that uses only rules of thumb discards and plays legally until the end of every deal (T9)") {
    const auto options = G::preset_options(0);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        auto match = *Match<G>::begin(options, SeededStart{.seed = seed});
        while (match.phase() == MatchPhase::Playing) {
            const auto& state = match.referee_state();
            mitigati::Action action{.type = ActionType::More};
            if (state.phase == Phase::Discard) {
                const auto& hand = state.hands[static_cast<std::size_t>(state.turn)];
                action = {.type = ActionType::Discard, .card = *for_mitigati::quick_discard(hand)};
            } else if (state.phase == Phase::Play) {
                const auto table = mitigati::QuickRules(options).table_of(state);
                action = {.type = ActionType::Play, .card = for_mitigati::quick_card(table)};
            }
            REQUIRE(!match.submit(action));
        }
        const auto& scores = match.totals();
        CHECK(scores[0] + scores[1] + scores[2] == 0);
        CHECK(match.referee_state().discards.size() == 3);
    }
}
