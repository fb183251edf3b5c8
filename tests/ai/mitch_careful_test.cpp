// Checks that Mitch's careful player follows the "Tactics" section of RULES.md.
#include "ai/mitch/careful.h"
#include "games/option_text.h"
#include "session/match.h"
#include "tests/ai/reasons.h"

#include <doctest/doctest.h>

using namespace mitts;
using G = mitch::Game;

namespace {

/// The first player's view of a three-player table: that player's hand and the face-up cards.
struct Position {
    std::string_view hand;
    std::string_view own{};    ///< the player's columns, in the order placed
    std::string_view others{}; ///< the columns of the player on the left
    std::string_view gone{};   ///< the discard pile
    std::string_view aces = "AC";
    int stock = 25;
    mitch::Phase phase = mitch::Phase::First;
    bool placed = true;
    std::string_view options{};
};

std::vector<Card> cards(std::string_view text) {
    std::vector<Card> list;
    for (const auto& word : split_words(text, " ")) {
        list.push_back(*parse_card(word.text));
    }
    return list;
}

mitch::Observation observation(const Position& position) {
    mitch::Observation seen;
    seen.options = *parse_options<G>(position.options);
    seen.dealer = 2;
    seen.phase = position.phase;
    seen.stock = position.stock;
    seen.had_turn = 7;
    seen.placed = position.placed ? 7 : 6;
    for (const auto card : cards(position.hand)) {
        seen.hand.insert(card);
    }
    for (const auto card : cards(position.own)) {
        place_on(seen.tableaus[0][static_cast<std::size_t>(card.suit())], card.rank());
    }
    for (const auto card : cards(position.others)) {
        place_on(seen.tableaus[1][static_cast<std::size_t>(card.suit())], card.rank());
    }
    seen.discards.append(cards(position.gone));
    seen.aces.append(cards(position.aces));
    seen.hand_sizes = {seen.hand.size(), 5, 5};
    return seen;
}

std::string chosen(const Position& position) {
    Rng rng(1);
    return to_text(ai::for_mitch::decide_carefully(observation(position), rng).action());
}

} // namespace

TEST_CASE("the careful player neither starts a long suit with a low card nor discards its high cards") {
    const auto action = chosen({.hand = "KC QC 8C 3C 2D 9H"});
    CHECK(action != "place:3C");
    CHECK(action != "place:8C");
    CHECK(action != "drop:KC");
    CHECK(action != "drop:QC");
}

TEST_CASE("the careful player discards a card that no longer fits") {
    CHECK(chosen({.hand = "QC 3C 2H", .own = "KH QH 8H 7C"}) == "drop:QC");
}

TEST_CASE("in the second phase, the careful player places the cards that win a suit, highest first") {
    const Position position{.hand = "9S 5S 4S",
                            .own = "KS JS",
                            .others = "QS TS 8S",
                            .aces = "AC AD AH",
                            .stock = 20,
                            .phase = mitch::Phase::Second};
    CHECK(chosen(position) == "place:9S");
}

TEST_CASE("in the second phase, the careful player leaves a hopeless suit empty, because each card costs a point") {
    const Position position{.hand = "5S",
                            .own = "KH QH JH",
                            .others = "KS QS JS TS 9S 8S",
                            .aces = "AC AD AH",
                            .stock = 20,
                            .phase = mitch::Phase::Second};
    CHECK(chosen(position) == "drop:5S");
}

TEST_CASE("the careful player places at least one card in the first phase if the closing ace is near (C16)") {
    const Position near{.hand = "2C", .others = "KC QC JC TC", .aces = "AC AD", .stock = 5, .placed = false};
    CHECK(chosen(near) == "place:2C");
    auto safe = near;
    safe.placed = true;
    CHECK(chosen(safe) == "drop:2C");
}

TEST_CASE("the careful player takes a discard that its columns need, and leaves a discard that does not fit (C7)") {
    auto seen = observation(
        {.hand = "4S 2H 2D", .own = "KC QC JC", .others = "9C 8C 7C 5C", .gone = "3D TC", .options = "preset=pick_up"});
    seen.step = mitch::Step::Draw;
    Rng rng(1);
    CHECK(to_text(ai::for_mitch::decide_carefully(seen, rng).action()) == "draw:pile");
    seen.discards.clear();
    seen.discards.append(cards("3D KS"));
    seen.tableaus[0][static_cast<std::size_t>(Suit::Spades)] = {};
    place_on(seen.tableaus[0][static_cast<std::size_t>(Suit::Spades)], Rank::Five);
    CHECK(to_text(ai::for_mitch::decide_carefully(seen, rng).action()) == "draw:stock");
}

TEST_CASE("an alternative's value is the sum of its reasons") {
    Rng rng(1);
    const auto decision = ai::for_mitch::decide_carefully(observation({.hand = "KC QC 8C 3C 2D 9H"}), rng);
    CHECK(decision.alternatives.size() == 12);
    for (const auto& alternative : decision.alternatives) {
        CHECK(alternative.value == doctest::Approx(tests::sum_of_reasons(alternative)));
    }
}
