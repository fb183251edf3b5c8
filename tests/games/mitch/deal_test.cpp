// Tests packs, first dealers, and hands without aces (C1–C4).
#include "tests/support/mitch_position.h"

using namespace mitts;
using namespace mitts::mitch;
using namespace mitts::tests;

namespace {

State dealt(std::string_view options_text, std::string_view first_cards, Seat dealer) {
    const auto options = *parse_options<Mitch>(options_text);
    return start_round(options, deck_of(options, first_cards), dealer);
}

std::string hand_of(const State& state, Seat seat) {
    return words(state.hands[static_cast<std::size_t>(seat)]);
}

} // namespace

TEST_CASE("C1 one pack has 52 cards, and two packs have 104, with every card twice") {
    CHECK(mitch::pack(preset_options(Preset::Banilower)).size() == 52);
    const auto two = mitch::pack(preset_options(Preset::TwoPacks));
    CHECK(two.size() == 104);
    CHECK(std::count(two.begin(), two.end(), *parse_card("KH")) == 2);
}

TEST_CASE("C2 cards are dealt singly, clockwise from the dealer's left") {
    const auto state = dealt("players=3 hand_size=3", "2C 2D 2H 3C 3D 3H 4C 4D 4H 5S", 0);
    CHECK(hand_of(state, 1) == "2C 3C 4C 5S"); // 5S was drawn at the start of the turn
    CHECK(hand_of(state, 2) == "2D 3D 4D");
    CHECK(hand_of(state, 0) == "2H 3H 4H");
    CHECK(stock_size(state) == 52 - 10);
}

TEST_CASE("C2 aces are set aside and replaced from the stock, player by player from the dealer's left") {
    // Seat 1 is dealt AC and 3C. Seat 0 is dealt 2C and AD. Seat 1's first replacement card is AH.
    const auto state = dealt("players=2 hand_size=2", "AC 2C 3C AD AH 4C 5C 6C", 0);
    CHECK(words(state.aces) == "AC AH AD");
    CHECK(hand_of(state, 1) == "3C 4C");
    CHECK(hand_of(state, 0) == "2C 5C");
    CHECK(state.phase == Phase::Second); // C3: three aces have been drawn
    CHECK(state.turn == 1);
    CHECK(stock_size(state) == 52 - 7);
}

TEST_CASE("C2 a dealt ace is replaced with the next card from the stock, and then the first phase starts") {
    const auto state = dealt("players=2 hand_size=2", "AC 2C 3C 4C 5C 6C", 0);
    CHECK(words(state.aces) == "AC");
    CHECK(hand_of(state, 1) == "3C 5C 6C");
    CHECK(hand_of(state, 0) == "2C 4C");
    CHECK(state.phase == Phase::First);
}

TEST_CASE("C3 the closing ace is the third ace, or the sixth with two packs, or the last ace with ending=last_ace") {
    CHECK(closing_ace(*parse_options<Mitch>("")) == 3);
    CHECK(closing_ace(*parse_options<Mitch>("packs=2")) == 6);
    CHECK(closing_ace(*parse_options<Mitch>("ending=last_ace")) == 4);
    CHECK(closing_ace(*parse_options<Mitch>("ending=last_ace packs=2")) == 8);
}

TEST_CASE("C3 with two packs, play starts in the first phase after five dealt aces and in the second phase after six") {
    const std::string five = "AC AC AD AD AH KC KC KD KD KH";
    CHECK(dealt("players=2 packs=2", five + " 2C 2D 2H 2S 3C 3D", 0).phase == Phase::First);
    CHECK(dealt("players=2 packs=2", five + " 2C 2D AH 2S 3C 3D", 0).phase == Phase::Second);
}

TEST_CASE("C3 with ending=last_ace, dealing the closing ace ends the round with zero points for all players") {
    const auto options = *parse_options<Mitch>("preset=revolution players=2 penalty=10");
    const auto deck = deck_of(options, "AC AD AH AS");
    const auto match = *MitchMatch::begin(options, DealtStart<Mitch>{.deck = deck, .dealer = 0});
    CHECK(match.phase() == MatchPhase::Over);
    CHECK(legal(match).empty());
    CHECK(points(match) == std::vector<int>{0, 0});
    CHECK(match.referee_state().hands[0].size() == 5); // the hands are complete although the round is over
    CHECK(match.referee_state().hands[1].size() == 5);
}

TEST_CASE("C3 C8 drawing the closing ace ends the round if all hands are empty") {
    const auto state = dealt("preset=no_hand players=2", "AC AD AH", 0);
    CHECK(state.phase == Phase::Over);
    CHECK(state.turn == no_seat);
}

TEST_CASE("C3 a match continues after a round that ends during the deal") {
    const auto options = *parse_options<Mitch>("preset=revolution players=2");
    const DealtStart<Mitch> start{.deck = deck_of(options, "AC AD AH AS"), .dealer = 0};
    auto match = *MitchMatch::begin(options, start, 5);
    CHECK(match.phase() == MatchPhase::RoundOver);
    match.next_round();
    CHECK(match.phase() == MatchPhase::Playing);
    CHECK(match.rounds().back().dealer == 1);
}

TEST_CASE("C4 the player to the dealer's left starts, play is clockwise, and the deal passes to the left") {
    auto match = *MitchMatch::begin(*parse_options<Mitch>("players=4"), SeededStart{.seed = 2, .dealer = Seat{2}});
    for (const int seat : {3, 0, 1, 2, 3}) {
        CHECK(match.turn() == seat);
        REQUIRE(!match.submit(mitch::legal_actions(match.options(), match.referee_state()).back()));
    }
    Rng rng(1);
    while (match.phase() == MatchPhase::Playing) {
        const auto actions = mitch::legal_actions(match.options(), match.referee_state());
        match.submit(actions[rng.below(static_cast<std::uint32_t>(actions.size()))]);
    }
    match.next_round();
    CHECK(match.rounds().back().dealer == 3);
    CHECK(match.turn() == 0);
}

TEST_CASE("in Mitch, every seat can be the first dealer") {
    const auto options = *parse_options<Mitch>("players=5");
    std::array<int, 5> times{};
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        auto rng = derive_rng(seed, Purpose::FirstDealer, 0);
        ++times[static_cast<std::size_t>(Mitch::first_dealer(options, rng))];
    }
    for (const int count : times) {
        CHECK(count > 60);
    }
}

TEST_CASE("shuffling keeps every card of the pack") {
    for (const char* text : {"players=2", "players=8", "preset=two_packs"}) {
        const auto options = *parse_options<Mitch>(text);
        Rng rng(3);
        auto drawn = shuffled(pack(options), rng);
        auto whole = mitch::pack(options);
        CHECK(drawn != whole);
        std::sort(drawn.begin(), drawn.end());
        std::sort(whole.begin(), whole.end());
        CHECK(drawn == whole);
    }
}
