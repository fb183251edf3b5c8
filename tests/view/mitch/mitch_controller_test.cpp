// Tests the intents of touches and keys on tables of real Mitch matches.
#include "tests/view/finger.h"
#include "tests/view/mitch/mitch_states.h"
#include "view/mitch/choices.h"
#include "view/mitch/controller.h"

#include <doctest/doctest.h>

namespace {

using namespace mitts;
using namespace mitts::view;
using mitts::mitch::Action;
using mitts::mitch::ActionType;
using mitts::mitch::Preset;
using mitts::mitch::RefusalId;
using view::mitch::HandCard;
using view::mitch::index_of;
using view::mitch::Intent;
using view::mitch::TableModel;
using view::mitch::TableUi;

HandCard held(std::string_view code, int copy = 0) {
    return {.card = *parse_card(code), .copy = copy};
}

using Player = tests::Finger<TableModel, TableUi, Intent>;

TableModel first_phase() {
    return tests::mitch_model(tests::set_up_mitch(tests::mitch_rules(Preset::Banilower, 3),
                                                  {.hands = "8H 6S QS 3D JC / 2H 3S 4C 6D 7H / 2S 3H 5S 2D 8C",
                                                   .columns = "KS TS 8S / QC / ",
                                                   .stock = "5C AS 3C AD AH JS",
                                                   .discards = "7D 4S"}),
                              0, i18n::Language::English);
}

TableModel two_piles() {
    return tests::mitch_model(tests::set_up_mitch(tests::mitch_rules(Preset::PickUp, 3),
                                                  {.hands = "8H 6S QS 3D JC / 2H 3S 4C 6D 7H / 2S 3H 5S 2D 8C",
                                                   .columns = "KS TS 8S / QC / ",
                                                   .stock = "5C AS 3C AD AH JS",
                                                   .discards = "7D 4S"}),
                              0, i18n::Language::English);
}

} // namespace

TEST_CASE("Mitch: a tap selects a card, and a tap on one of its choices places or discards the card") {
    Player player(first_phase());
    CHECK(player.tap(TargetId::Card, index_of(held("6S"))).type == IntentType::Redraw);
    CHECK(player.ui.chosen == held("6S"));
    const auto placed = player.tap(TargetId::ChoicePlace, index_of(held("6S")));
    CHECK(placed.type == IntentType::Submit);
    CHECK(placed.actions == std::vector<Action>{{ActionType::Place, *parse_card("6S")}});
    CHECK(!player.ui.chosen);
    player.tap(TargetId::Card, index_of(held("6S")));
    const auto dropped = player.tap(TargetId::ChoiceDiscard, index_of(held("6S")));
    CHECK(dropped.actions == std::vector<Action>{{ActionType::Drop, *parse_card("6S")}});
}

TEST_CASE("Mitch: tapping the matching column places the chosen card, and tapping another column deselects the card") {
    Player player(first_phase());
    player.tap(TargetId::Card, index_of(held("3D")));
    CHECK(player.tap(TargetId::Column, static_cast<int>(Suit::Hearts)).type == IntentType::Redraw);
    CHECK(!player.ui.chosen);
    player.tap(TargetId::Card, index_of(held("3D")));
    const auto placed = player.tap(TargetId::Column, static_cast<int>(Suit::Diamonds));
    CHECK(placed.actions == std::vector<Action>{{ActionType::Place, *parse_card("3D")}});
}

TEST_CASE("Mitch: a card that does not fit is refused with a reason and can still be discarded (C11)") {
    Player player(first_phase());
    player.tap(TargetId::Card, index_of(held("QS")));
    const auto refused = player.tap(TargetId::ChoicePlace, index_of(held("QS")));
    CHECK(refused.type == IntentType::Refuse);
    CHECK(refused.refusal.id == RefusalId::DoesNotFit);
    CHECK(player.ui.chosen == held("QS"));
    CHECK(player.key(Key::Enter).actions == std::vector<Action>{{ActionType::Drop, *parse_card("QS")}});
}

TEST_CASE("Mitch: a double tap places the card") {
    Player player(first_phase());
    const auto point = player.place(TargetId::Card, index_of(held("6S")));
    player.tap_at(point);
    CHECK(player.tap_again(point).actions == std::vector<Action>{{ActionType::Place, *parse_card("6S")}});
}

TEST_CASE("Mitch: a double tap on a card that does not fit is refused, and the card is not discarded (C11)") {
    Player player(first_phase());
    player.tap(TargetId::Card, index_of(held("QS")));
    const auto discard = player.place(TargetId::ChoiceDiscard, index_of(held("QS")));
    player.ui.last_tap_at = discard; // as if the first tap, at this point, had opened the choices
    const auto refused = player.tap_again(discard);
    CHECK(refused.type == IntentType::Refuse);
    CHECK(refused.refusal.id == RefusalId::DoesNotFit);
}

TEST_CASE("Mitch: if a player may draw from either pile, a tap on one of the piles draws from it (C7)") {
    Player player(two_piles());
    CHECK(player.tap(TargetId::Stock).actions == std::vector<Action>{{ActionType::DrawStock}});
    CHECK(player.tap(TargetId::Pile).actions == std::vector<Action>{{ActionType::DrawPile}});
    CHECK(player.key(Key::Character, 's').actions == std::vector<Action>{{ActionType::DrawStock}});
    CHECK(player.key(Key::Character, 't').actions == std::vector<Action>{{ActionType::DrawPile}});
    const auto early = player.tap(TargetId::Card, index_of(held("6S")));
    CHECK(early.type == IntentType::Refuse);
    CHECK(early.refusal.id == RefusalId::DrawFirst);
}

TEST_CASE("Mitch: if no draw is possible, tapping the discard pile lists its cards, and tapping the stock is refused") {
    Player player(first_phase());
    CHECK(player.tap(TargetId::Pile).type == IntentType::OpenPile);
    CHECK(player.tap(TargetId::Stock).refusal.id == RefusalId::NoDrawNow);
}

TEST_CASE("Mitch: a tap on a player enlarges their columns, and the next tap restores the table") {
    Player player(first_phase());
    CHECK(player.tap(TargetId::Seat, 1).type == IntentType::Redraw);
    CHECK(player.ui.enlarged == Seat{1});
    CHECK(player.tap_at({200, 200}).type == IntentType::Redraw);
    CHECK(!player.ui.enlarged);
    player.tap(TargetId::Seat, 2);
    player.key(Key::Escape);
    CHECK(!player.ui.enlarged);
}

TEST_CASE("Mitch: a card can be played with the keyboard alone") {
    Player player(first_phase());
    player.key(Key::Right);
    CHECK(player.ui.focused == held("QS")); // spades are first, from high to low
    player.key(Key::Right);
    CHECK(player.ui.focused == held("6S"));
    player.key(Key::Enter);
    CHECK(player.ui.chosen == held("6S"));
    CHECK(player.key(Key::Enter).actions == std::vector<Action>{{ActionType::Place, *parse_card("6S")}});
    player.key(Key::Character, '1');
    CHECK(player.ui.chosen == held("QS"));
    CHECK(player.key(Key::Character, 'd').actions == std::vector<Action>{{ActionType::Drop, *parse_card("QS")}});
}

TEST_CASE("Mitch: two identical cards in a hand are separate touch targets for the same action") {
    Player player(tests::mitch_model(
        tests::set_up_mitch(
            tests::mitch_rules(Preset::TwoPacks, 3),
            {.hands = "8H 8H 6S / 2H 3S / 2S 3H", .columns = "KS / QC / ", .stock = "5C AS 3C AD AH AC AS AD JS"}),
        0, i18n::Language::English));
    player.tap(TargetId::Card, index_of(held("8H", 1)));
    CHECK(player.ui.chosen == held("8H", 1));
    const auto placed = player.tap(TargetId::ChoicePlace, index_of(held("8H", 1)));
    CHECK(placed.actions == std::vector<Action>{{ActionType::Place, *parse_card("8H")}});
}

TEST_CASE("Mitch: a player who is not on turn can open the menu and the log and enlarge columns, but not play") {
    auto model = first_phase();
    model.match.seen.turn = 1;
    Player player(model);
    CHECK(player.tap(TargetId::Card, index_of(held("6S"))).type == IntentType::None);
    CHECK(player.tap(TargetId::Stock).type == IntentType::None);
    CHECK(player.tap(TargetId::Menu).type == IntentType::OpenMenu);
    CHECK(player.tap(TargetId::Log).type == IntentType::OpenLog);
    CHECK(player.tap(TargetId::Seat, 1).type == IntentType::Redraw);
}
