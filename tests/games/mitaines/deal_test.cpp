// Tests the pack, the first dealer and the deal (M1–M7).
#include "tests/support/mitaines_position.h"

using namespace mitts;
using namespace mitts::mitaines;
using namespace mitts::tests;

namespace {

// Deals the unshuffled pack, so that the n-th card dealt has the index n.
State dealt(const Options& options, Seat dealer) {
    return start_round(options, mitaines::pack(options), dealer);
}

std::string numbers(CardSet cards) {
    std::string text;
    for (const auto card : cards) {
        text += (text.empty() ? "" : " ") + std::to_string(card.index);
    }
    return text;
}

std::string pile_numbers(const State& state) {
    std::string text;
    for (const auto card : state.pile) {
        text += (text.empty() ? "" : " ") + std::to_string(card.index);
    }
    return text;
}

} // namespace

TEST_CASE("M1 the pack has 52 cards, or 54 with jokers") {
    CHECK(mitaines::pack(preset_options(Preset::Pagat)).size() == 52);
    CHECK(mitaines::pack(preset_options(Preset::Gaspesie)).size() == 54);
}

TEST_CASE("M3 two players get packets of three, and half of the layout is dealt before each of the dealer's packets") {
    const auto state = dealt(preset_options(Preset::Pagat), 0);
    CHECK(numbers(state.hands[1]) == "0 1 2 8 9 10");
    CHECK(pile_numbers(state) == "3 4 11 12");
    CHECK(numbers(state.hands[0]) == "5 6 7 13 14 15");
    CHECK(state.layout_size == 4);
    CHECK(stock_size(state) == 36);
}

TEST_CASE("M3 three players get packets of four") {
    auto options = preset_options(Preset::Pagat);
    options.players = 3;
    const auto state = dealt(options, 1);
    CHECK(numbers(state.hands[2]) == "0 1 2 3 14 15 16 17");
    CHECK(numbers(state.hands[0]) == "4 5 6 7 18 19 20 21");
    CHECK(pile_numbers(state) == "8 9 22 23");
    CHECK(numbers(state.hands[1]) == "10 11 12 13 24 25 26 27");
}

TEST_CASE("M3 a layout of six cards is dealt in two halves") {
    const auto state = dealt(preset_options(Preset::Gaspesie), 1);
    CHECK(numbers(state.hands[0]) == "0 1 2 9 10 11");
    CHECK(pile_numbers(state) == "3 4 5 12 13 14");
}

TEST_CASE("M4 a round has four deals with two players and two deals with three or four, with or without jokers") {
    for (const auto preset : {Preset::Pagat, Preset::Gaspesie}) {
        auto options = preset_options(preset);
        CHECK(deal_count(options) == 4);
        options.players = 3;
        CHECK(deal_count(options) == 2);
        options.players = 4;
        CHECK(deal_count(options) == 2);
    }
    CHECK(deal_count(preset_options(Preset::Regles)) == 2);
}

TEST_CASE("M5 with dealing=singly, there is no layout, and each player gets seven cards one at a time, then six") {
    auto options = preset_options(Preset::Regles);
    options.exchange = YesNo::No;
    auto state = dealt(options, 3);
    CHECK(numbers(state.hands[0]) == "0 4 8 12 16 20 24");
    CHECK(numbers(state.hands[3]) == "3 7 11 15 19 23 27");
    CHECK(state.pile.empty());
    while (state.deal == 0) {
        apply_quietly(options, state, legal_actions(options, state)[0]);
    }
    CHECK(state.hands[0].size() == 6);
    CHECK(stock_size(state) == 0);
}

TEST_CASE("M6 each player gives three cards to their partner, and then the player to the dealer's left starts") {
    const auto options = preset_options(Preset::Regles);
    auto state = dealt(options, 2);
    std::string givers;
    while (state.phase == Phase::Exchange) {
        const auto giver = state.turn;
        const auto card = legal_actions(options, state)[0].card;
        givers += std::to_string(giver);
        apply_quietly(options, state, {.type = ActionType::Give, .card = card});
        CHECK(!state.hands[static_cast<std::size_t>(giver)].contains(card));
        CHECK(state.hands[static_cast<std::size_t>(seat_after(giver, 4, 2))].contains(card));
    }
    CHECK(givers == "333000111222"); // in order: dealer+1, dealer+2, dealer+3, the dealer
    CHECK(state.turn == 3);
    for (const auto hand : state.hands) {
        CHECK(hand.size() == 7);
    }
}

TEST_CASE("M6 cards just received may be given back") {
    const auto options = preset_options(Preset::Regles);
    auto state = dealt(options, 0);
    const auto first = legal_actions(options, state)[0].card;
    for (int gift = 0; gift < 6; ++gift) {
        apply_quietly(options, state, legal_actions(options, state)[0]);
    }
    REQUIRE(state.turn == 3);
    CHECK(!why_not(options, state, {.type = ActionType::Give, .card = first}));
}

TEST_CASE("M7 the player to the dealer's left plays first in each deal, and the deal passes to the left") {
    auto match = *MitainesMatch::begin(preset_options(Preset::Pagat), SeededStart{.seed = 2, .dealer = Seat{1}});
    CHECK(match.turn() == 0);
    Rng rng(1);
    int deal = 0;
    while (match.phase() == MatchPhase::Playing) {
        const auto legal = legal_actions(match.options(), match.referee_state());
        match.submit(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
        if (match.phase() == MatchPhase::Playing && match.referee_state().deal != deal) {
            deal = match.referee_state().deal;
            CHECK(match.turn() == 0);
        }
    }
    CHECK(deal == 3);
    REQUIRE(match.phase() == MatchPhase::RoundOver);
    match.next_round();
    CHECK(match.rounds().back().dealer == 0);
    CHECK(match.turn() == 1);
}

TEST_CASE("M2 with first_dealer=random, every seat can be the first dealer") {
    auto options = preset_options(Preset::Pagat);
    options.players = 3;
    std::array<int, 3> times{};
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        auto rng = derive_rng(seed, Purpose::FirstDealer, 0);
        ++times[static_cast<std::size_t>(first_dealer(options, rng))];
    }
    for (const int count : times) {
        CHECK(count > 60);
    }
}

TEST_CASE("M2 with first_dealer=highest_spade, players draw until someone has a spade, and the highest spade deals") {
    const auto options = preset_options(Preset::Regles);
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        auto rng = derive_rng(seed, Purpose::FirstDealer, 0);
        auto same = rng;
        const auto dealer = first_dealer(options, rng);
        // Finds the dealer independently. In each round of draws, every player draws a card.
        const auto cards = shuffled(pack(options), same);
        Seat expected = no_seat;
        for (std::size_t circle = 0; expected == no_seat; circle += 4) {
            int best = -1;
            for (Seat seat = 0; seat < 4; ++seat) {
                const auto card = cards[circle + static_cast<std::size_t>(seat)];
                const int height = card.suit() == Suit::Spades ? rank_height(options, card.rank()) : -1;
                if (height > best) {
                    best = height;
                    expected = seat;
                }
            }
        }
        CHECK(dealer == expected);
    }
}
