// Checks that the careful player follows the "Tactics" section of RULES.md, position by position.
#include "ai/mitaines/careful.h"
#include "ai/mitaines/last_deal.h"
#include "games/option_text.h"
#include "session/match.h"
#include "tests/ai/reasons.h"

#include <doctest/doctest.h>

using namespace mitts;
using mitaines::Action;
using mitaines::State;
using G = mitaines::Game;

namespace {

std::vector<Card> cards(std::string_view text) {
    std::vector<Card> list;
    for (const auto& word : split_words(text, " ")) {
        list.push_back(*parse_card(word.text));
    }
    return list;
}

/// A two-player position with hands, a pile and an optional stock. All other cards are out of play.
struct Position {
    std::string_view hand;
    std::string_view other;
    std::string_view pile{};
    std::string_view stock{};
    std::string_view options{};
    std::string_view plays{}; ///< the plays before the decision
    Seat turn = 0;
};

Match<G> set_up(const Position& position) {
    const auto options = parse_options<G>(position.options);
    REQUIRE(options);
    const G::Setup setup{.hands = {cards(position.hand), cards(position.other)},
                         .layout = {},
                         .pile = cards(position.pile),
                         .stock = cards(position.stock),
                         .turn = position.turn,
                         .dealer = std::nullopt};
    auto match = Match<G>::begin(*options, setup);
    REQUIRE_MESSAGE(match, (match ? "" : match.error().to_text()));
    for (const auto& play : split_words(position.plays, " ")) {
        REQUIRE(!match->submit(*G::parse_action(play.text)));
    }
    REQUIRE(match->turn() == 0);
    return *match;
}

std::string chosen(const Position& position) {
    Rng rng(1);
    return to_text(ai::for_mitaines::decide_carefully(set_up(position).observe(0), rng).action());
}

constexpr std::string_view twelve_odd = "2H 3H 4H 5H 6H 8H 2S 3S 4S 5S 6S 8S";
constexpr std::string_view twelve_high = "2H 3H 4H 5H AH 8H 2S 3S 4S 5S AS 8S";

/// Returns the value of a position by searching every sequence of actions, without pruning or merging ranks.
int brute_force(const mitaines::Options& options, const State& state, Seat seat) {
    if (state.phase == mitaines::Phase::Over) {
        return state.scores[0] - state.scores[1];
    }
    int best = state.turn == 0 ? -100000 : 100000;
    for (const auto& action : legal_actions(options, state)) {
        auto after = state;
        apply_quietly(options, after, action);
        const int value = brute_force(options, after, seat);
        best = state.turn == 0 ? std::max(best, value) : std::min(best, value);
    }
    return best;
}

} // namespace

TEST_CASE("on an empty table, the careful player plays an unpaired card rather than a jack or part of a combination") {
    CHECK(chosen({.hand = "JS 4C", .other = "QH KH", .stock = twelve_odd}) == "4C");
    CHECK(chosen({.hand = "9C 9D 9H 4C", .other = "QH KH QD AC", .stock = twelve_odd}) == "4C");
}

TEST_CASE("the careful player captures the pile if the capture scores points") {
    CHECK(chosen({.hand = "QC 4C 7D", .other = "2C 3C 9C", .pile = "QS", .stock = twelve_odd}) == "QC"); // M18.3
    CHECK(chosen({.hand = "JC 4C 7D", .other = "2C 3C 9C", .pile = "TD KS", .stock = twelve_odd}) == "JC");
}

TEST_CASE("the careful player immediately steals a glove called on an empty table, for a double score (M18.2)") {
    CHECK(chosen({.hand = "6S 4C 8C", .other = "6C 6D 6H QC", .stock = twelve_high, .plays = "6C:g", .turn = 1}) ==
          "6S");
}

TEST_CASE("the careful player steals a glove only when the caller has too few cards left for a mitten") {
    const Position first{
        .hand = "6S 4C 8C", .other = "6C 6D 6H QC", .pile = "KS 2C", .stock = twelve_high, .plays = "6C:g", .turn = 1};
    CHECK(chosen(first) != "6S");
    auto second = first;
    second.plays = "6C:g 4C 6D";
    CHECK(chosen(second) == "6S");
}

TEST_CASE("the careful player does not start a call of tens with the ten of diamonds") {
    const auto action = chosen({.hand = "TC TD", .other = "4C 5C", .pile = "8C", .plays = ""});
    CHECK(action != "TD");
    CHECK(action != "TD:m");
}

TEST_CASE("the careful player completes a call that binds it (M9)") {
    CHECK(chosen({.hand = "7S 7D 4C", .other = "3C 9C 2C", .stock = twelve_odd, .plays = "7S:m 3C"}) == "7D");
}

TEST_CASE("the careful player's values are exact in the last deal of a two-player round") {
    Rng rng(77);
    for (const std::string_view preset : {"preset=pagat", "preset=gamerules", "preset=lavoie", "preset=gaspesie"}) {
        const auto options = *parse_options<G>(preset);
        for (int deal = 0; deal < 40; ++deal) {
            // A pack with only five ranks makes combinations and calls frequent.
            auto pack = cards("7C 7D 7H 7S 9C 9D 9H 9S TC TD TH JC JD JH 2C 2D");
            shuffle(std::span<Card>(pack), rng);
            State state;
            std::array<CardSet*, 2> hands{&state.hands[0], &state.hands[1]};
            for (std::size_t card = 0; card < 8; ++card) {
                hands[card % 2]->insert(pack[card]);
            }
            state.pile.push_back(pack[8]);
            for (int card = 0; card < pack_size(options); ++card) { // all other cards have been captured
                const CardSet one(std::uint64_t{1} << card);
                if ((one & (state.hands[0] | state.hands[1] | set_of(state.pile))).empty()) {
                    state.captured |= one;
                }
            }
            state.last_capturer = 1;
            const auto observation = observe(options, state, 0);
            REQUIRE(ai::for_mitaines::is_open_last_deal(observation));
            const auto decision = ai::for_mitaines::decide_carefully(observation, rng);
            for (const auto& alternative : decision.alternatives) {
                auto after = state;
                apply_quietly(options, after, alternative.action);
                CHECK(alternative.value == brute_force(options, after, 0));
                REQUIRE(alternative.reasons.size() == 2);
                CHECK(alternative.value == tests::sum_of_reasons(alternative));
                CHECK(alternative.reasons[0].points == after.scores[0] - after.scores[1]);
            }
        }
    }
}

TEST_CASE("in the exchange, the careful player gives away unpaired cards and keeps combinations (M6)") {
    const auto options = *parse_options<G>("preset=regles");
    mitaines::Observation observation;
    observation.options = options;
    observation.viewer = observation.turn = 1;
    observation.phase = mitaines::Phase::Exchange;
    observation.stock = 24;
    observation.hand = set_of(cards("9C 9D 9H JC JD 4C 2D"));
    observation.hand_sizes = {7, 7, 7, 7};
    Rng rng(1);
    const auto decision = ai::for_mitaines::decide_carefully(observation, rng);
    CHECK(decision.alternatives.size() == 7);
    const auto first = decision.alternatives[0].action.card.rank();
    const auto second = decision.alternatives[1].action.card.rank();
    CHECK((first == Rank::Four || first == Rank::Two));
    CHECK((second == Rank::Four || second == Rank::Two));
}
