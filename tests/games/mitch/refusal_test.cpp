// Checks every refusal: the rule that forbids the action, and the legal alternatives.
#include "tests/support/mitch_position.h"

using namespace mitts;
using namespace mitts::tests;

namespace {

const MitchPosition pile{.options = "preset=pick_up players=2",
                         .hands = "KC QC / 4C 5C",
                         .stock = "2S 3S 4S 5S AC",
                         .discards = "9D",
                         .aces = "2"};

} // namespace

TEST_CASE("Mitch: a card that is not in the hand can neither be placed nor discarded") {
    const auto match = play({.hands = "KC / QC"}, "");
    CHECK(refusal(match, "place:QC") == "not_in_hand");
    CHECK(refusal(match, "drop:QC") == "not_in_hand");
    CHECK(refusal(match, "place:AC") == "not_in_hand");
}

TEST_CASE("Mitch: no action is legal after the end of the round") {
    const auto match = play({.hands = "KC / -"}, "drop:KC");
    CHECK(match.phase() == MatchPhase::Over);
    for (const char* action : {"drop:KC", "place:KC", "draw:stock", "draw:pile"}) {
        CHECK(refusal(match, action) == "round_over");
    }
    CHECK(legal(match).empty());
}

TEST_CASE("C5 a player must draw exactly once before playing a card") {
    const auto match = play(pile, "");
    CHECK(refusal(match, "place:KC") == "draw_first C5");
    CHECK(refusal(match, "drop:KC") == "draw_first C5");
    const auto drawn = play(pile, "draw:stock");
    CHECK(refusal(drawn, "draw:stock") == "no_draw_now C5");
    CHECK(refusal(drawn, "draw:pile") == "no_draw_now C5");
    const auto no_choice = play({.hands = "KC / QC", .stock = "2S 3S AC", .aces = "2"}, "");
    CHECK(refusal(no_choice, "draw:stock") == "no_draw_now C5"); // the draw was automatic
}

TEST_CASE("C7 a card taken from the discard pile cannot be discarded in the same turn") {
    CHECK(refusal(play(pile, "draw:pile"), "drop:9D") == "taken_stays C7");
    CHECK(refusal(play(pile, "draw:pile"), "place:9D").empty());
    CHECK(refusal(play(pile, "draw:pile"), "drop:KC").empty());
}

TEST_CASE("C7 every forbidden draw from the discard pile is refused with its reason") {
    // The draw is automatic if the stock is the only source, so the test changes the state by hand.
    auto state = play(pile, "").referee_state();
    auto options = *parse_options<Mitch>("preset=pick_up players=2");
    const auto asked = [&] {
        const auto why = mitch::why_not(options, state, {.type = mitch::ActionType::DrawPile});
        return why ? std::string(to_text(why->id)) + " " + std::string(rule_of(why->id)) : std::string();
    };
    CHECK(asked().empty());
    state.pile_draws = 4;
    CHECK(asked() == "pile_too_often C7");
    state.pile_draws = 3;
    state.hands[0] = {};
    mitch::place_on(state.tableaus[0][static_cast<std::size_t>(Suit::Diamonds)], Rank::Five);
    CHECK(asked() == "taken_must_fit C7");
    options.draw = mitch::Draw::EitherPlace;
    state.pile_draws = 4;
    CHECK(asked() == "taken_must_fit C7");
    options.draw = mitch::Draw::Stock;
    CHECK(asked() == "pile_not_offered C7");
    options.draw = mitch::Draw::Either;
    state.discards.clear();
    CHECK(asked() == "pile_not_offered C7");
}

TEST_CASE("C11 a card must be lower than the last card of its column, and any card may start a column") {
    const auto match = play({.hands = "9H TH 8H KC / 2S", .columns = "9S, QC / -"}, "place:9H drop:2S");
    CHECK(legal(match) == "place:8H drop:8H drop:TH drop:KC");
    CHECK(refusal(match, "place:TH") == "does_not_fit C11");
    CHECK(refusal(match, "place:KC") == "does_not_fit C11");
}

TEST_CASE("C12 with two packs, a card of the same rank as the last card never fits, in either direction") {
    for (const char* preset : {"preset=two_packs players=2", "preset=high_low players=2 packs=2"}) {
        const auto match = play({.options = preset, .hands = "9H 9H / 2S", .aces = "6"}, "place:9H drop:2S");
        CHECK(legal(match) == "drop:9H");
        CHECK(refusal(match, "place:9H") == "does_not_fit C11");
    }
}

TEST_CASE("Mitch: with two packs, identical cards in a hand share one action") {
    const auto match = play({.options = "preset=two_packs players=2", .hands = "9H 9H KC / 2S", .aces = "6"}, "");
    CHECK(legal(match) == "place:9H place:KC drop:9H drop:KC");
}

TEST_CASE("Mitch: a refused action leaves the match unchanged") {
    auto match = play(pile, "draw:pile");
    const auto before = match.referee_state();
    CHECK(match.submit(*mitch::parse_action("drop:9D")));
    CHECK(match.referee_state() == before);
    CHECK(match.log().size() == 1);
}

TEST_CASE("Mitch: text that is not an action is rejected") {
    for (const char* text : {"", "KH", "place", "place:", "place:X1", "place:KHH", "drop:1H", "draw",
                             "draw:", "draw:hand", "draw:stock:", "give:KH", "place:KH:m"}) {
        CAPTURE(text);
        CHECK(!mitch::parse_action(text));
    }
    CHECK(to_text(*mitch::parse_action("PLACE:kh")) == "place:KH");
    CHECK(to_text(*mitch::parse_action("Draw:Pile")) == "draw:pile");
}

TEST_CASE("Mitch: every refusal has a unique name, and a rule number if a rule forbids the action") {
    using mitch::RefusalId;
    std::vector<std::string_view> names;
    for (int id = 0; id <= static_cast<int>(RefusalId::DoesNotFit); ++id) {
        const auto refused = static_cast<RefusalId>(id);
        CHECK(std::find(names.begin(), names.end(), to_text(refused)) == names.end());
        names.push_back(to_text(refused));
        const bool plain = refused == RefusalId::RoundOver || refused == RefusalId::NotInHand;
        CHECK(rule_of(refused).starts_with("C") == !plain);
    }
}
