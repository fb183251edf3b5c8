// Tests the intents of touches and keys on tables of real matches.
#include "tests/view/finger.h"
#include "tests/view/mitaines/mitaines_states.h"
#include "view/mitaines/choices.h"
#include "view/mitaines/controller.h"

#include <doctest/doctest.h>

namespace {

using namespace mitts;
using namespace mitts::view;
using mitts::mitaines::ActionType;
using mitts::mitaines::Kind;
using mitts::mitaines::Preset;
using mitts::mitaines::preset_options;
using mitts::mitaines::RefusalId;
using view::mitaines::Intent;
using view::mitaines::TableModel;
using view::mitaines::TableUi;

Card card(std::string_view code) {
    return *parse_card(code);
}

using Player = tests::Finger<TableModel, TableUi, Intent>;

Player kings() {
    const auto match =
        tests::set_up(preset_options(Preset::Pagat), "KC KD KH 7S 3H / 9H 9C 9S 5D 6S", "", "QS TD", "9H:g", 1);
    return Player(tests::model_of(match, 0, i18n::Language::English));
}

} // namespace

TEST_CASE("a tap opens a card's choices, and a tap on a call choice makes the call") {
    auto player = kings();
    CHECK(player.tap(TargetId::Card, card("KD").index).type == IntentType::Redraw);
    CHECK(player.ui.chosen == card("KD"));
    const auto intent = player.tap(TargetId::ChoiceCall, static_cast<int>(Kind::Glove));
    CHECK(intent.type == IntentType::Submit);
    REQUIRE(intent.actions.size() == 1);
    CHECK(intent.actions[0] == mitts::mitaines::Action{.card = card("KD"), .call = Kind::Glove});
    CHECK(!player.ui.chosen);
}

TEST_CASE("a choice that the open call forbids is refused with a reason (M12)") {
    auto player = kings();
    player.tap(TargetId::Card, card("KD").index);
    const auto intent = player.tap(TargetId::ChoiceCall, static_cast<int>(Kind::Mitten));
    CHECK(intent.type == IntentType::Refuse);
    CHECK(intent.refusal.id == RefusalId::NotHigher);
    CHECK(player.ui.chosen == card("KD"));
}

TEST_CASE("a card is played by a tap on the play choice, or by a second tap on the card if it has no other choice") {
    auto player = kings();
    player.tap(TargetId::Card, card("KD").index);
    CHECK(player.tap(TargetId::ChoicePlay, card("KD").index).actions.at(0).call == Kind::None);
    player.tap(TargetId::Card, card("7S").index);
    CHECK(player.ui.chosen == card("7S"));
    const auto intent = player.tap(TargetId::Card, card("7S").index);
    CHECK(intent.type == IntentType::Submit);
    CHECK(intent.actions.at(0) == mitts::mitaines::Action{.card = card("7S")});
}

TEST_CASE("a double tap plays the card without a call, even if a choice has opened under the second tap") {
    auto player = kings();
    const auto point = player.place(TargetId::Card, card("KC").index);
    CHECK(player.tap_at(point).type == IntentType::Redraw);
    const auto intent = player.tap_again(point);
    CHECK(intent.type == IntentType::Submit);
    CHECK(intent.actions.at(0) == mitts::mitaines::Action{.card = card("KC")});
}

TEST_CASE("while a card is selected, a tap elsewhere only deselects it") {
    auto player = kings();
    player.tap(TargetId::Card, card("KD").index);
    CHECK(player.tap(TargetId::Pile).type == IntentType::Redraw);
    CHECK(!player.ui.chosen);
    CHECK(player.tap(TargetId::Pile).type == IntentType::OpenPile);
    CHECK(player.tap_at({380, 630}).type == IntentType::None);
}

TEST_CASE("releasing the pointer outside the pressed target, or cancelling the press, does nothing") {
    auto player = kings();
    const auto shown = player.scene();
    TableUi ui;
    const auto match = tests::set_up(preset_options(Preset::Pagat), "KC KD / 9H 9C", "", "QS", "");
    const auto model = tests::model_of(match, 0, i18n::Language::English);
    const auto menu = player.place(TargetId::Menu, 0);
    on_input({.type = InputType::PointerDown, .at = menu}, shown, model, ui);
    CHECK(on_input({.type = InputType::PointerUp, .at = {200, 400}}, shown, model, ui).type == IntentType::None);
    on_input({.type = InputType::PointerDown, .at = menu}, shown, model, ui);
    on_input({.type = InputType::PointerCancel}, shown, model, ui);
    CHECK(on_input({.type = InputType::PointerUp, .at = menu}, shown, model, ui).type == IntentType::None);
}

TEST_CASE("while a call binds the player, a card of another rank is refused with a reason (M9)") {
    const auto match =
        tests::set_up(preset_options(Preset::Pagat), "JC JD JH 7S 3H / 2H 9C 8S 5D 6S", "", "", "JC:g 2H");
    Player player(tests::model_of(match, 0, i18n::Language::English));
    const auto intent = player.tap(TargetId::Card, card("7S").index);
    CHECK(intent.type == IntentType::Refuse);
    CHECK(intent.refusal ==
          mitts::mitaines::Refusal{.id = RefusalId::MustPlayCall, .kind = Kind::Glove, .rank = Rank::Jack});
    CHECK(!player.ui.chosen);
}

TEST_CASE("a player cannot play a card on another player's turn") {
    const auto match = tests::set_up(preset_options(Preset::Pagat), "KC KD / 9H 9C", "", "QS", "KC");
    Player player(tests::model_of(match, 0, i18n::Language::English));
    CHECK(player.tap(TargetId::Card, card("KD").index).type == IntentType::None);
    CHECK(player.key(Key::Character, '1').type == IntentType::None);
    CHECK(player.tap(TargetId::Log).type == IntentType::OpenLog);
}

TEST_CASE("the keyboard can select and play cards, make calls, undo moves, and open the menu and the log") {
    auto player = kings();
    CHECK(player.key(Key::Right).type == IntentType::Redraw);
    CHECK(player.ui.focused == card("KC"));
    player.key(Key::Right);
    CHECK(player.ui.focused == card("KD"));
    CHECK(player.key(Key::Enter).type == IntentType::Redraw);
    CHECK(player.ui.chosen == card("KD"));
    CHECK(player.key(Key::Character, 'm').refusal.id == RefusalId::NotHigher);
    CHECK(player.key(Key::Enter).actions.at(0).call == Kind::Glove); // the default choice
    CHECK(player.key(Key::Character, '4').type == IntentType::Redraw);
    CHECK(player.ui.chosen == card("7S"));
    CHECK(player.key(Key::Character, 'p').actions.at(0).card == card("7S"));
    player.key(Key::Character, '1');
    CHECK(player.key(Key::Escape).type == IntentType::Redraw);
    CHECK(player.key(Key::Escape).type == IntentType::OpenMenu);
    CHECK(player.key(Key::Character, 'u').type == IntentType::Undo);
    CHECK(player.key(Key::Character, 'l').type == IntentType::OpenLog);
}

TEST_CASE("in the exchange, the player selects three cards and then confirms (M6)") {
    const auto match = tests::played(preset_options(Preset::Regles), 5, 0);
    const auto model = tests::model_of(match, match.turn(), i18n::Language::French);
    REQUIRE(view::mitaines::cards_to_give(model.match.seen) == 3);
    Player player(model);
    CHECK(player.tap(TargetId::Confirm).type == IntentType::Refuse);
    const auto hand = model.match.seen.hand;
    for (int nth = 0; nth < 3; ++nth) {
        CHECK(player.tap(TargetId::Card, hand.nth(nth).index).type == IntentType::Redraw);
    }
    player.tap(TargetId::Card, hand.nth(1).index); // deselects the second card
    CHECK(player.ui.taken.size() == 2);
    player.tap(TargetId::Card, hand.nth(4).index);
    const auto intent = player.tap(TargetId::Confirm);
    CHECK(intent.type == IntentType::Submit);
    REQUIRE(intent.actions.size() == 3);
    auto copy = match;
    for (const auto& action : intent.actions) {
        CHECK(action.type == ActionType::Give);
        CHECK(!copy.submit(action));
    }
    CHECK(player.ui.taken.empty());
}

TEST_CASE("while the curtain is closed, only the ready button responds") {
    auto match = tests::played(preset_options(Preset::Pagat), 3, 4);
    auto model = tests::model_of(match, match.turn(), i18n::Language::English);
    model.curtain = Curtain::Closed;
    Player player(model);
    CHECK(player.key(Key::Character, '1').type == IntentType::None);
    CHECK(player.key(Key::Right).type == IntentType::None);
    CHECK(player.tap(TargetId::Ready).type == IntentType::Ready);
    CHECK(player.key(Key::Enter).type == IntentType::Ready);
}

TEST_CASE("every legal action can be taken by touch, and touches never submit an illegal action") {
    const auto match = tests::played(preset_options(Preset::Gamerules), 21, 15);
    const auto model = tests::model_of(match, match.turn(), i18n::Language::English);
    std::size_t submitted = 0;
    for (const auto held : model.match.seen.hand) {
        for (const auto& choice : view::mitaines::choices_on(model.match.seen, held)) {
            Player player(model);
            const auto opened = player.tap(TargetId::Card, held.index);
            if (opened.type != IntentType::Redraw) {
                continue;
            }
            const bool plain = choice.kind == Kind::None;
            const auto intent = player.tap(plain ? TargetId::ChoicePlay : TargetId::ChoiceCall,
                                           plain ? held.index : static_cast<int>(choice.kind));
            auto copy = match;
            if (intent.type == IntentType::Submit) {
                ++submitted;
                CHECK(!copy.submit(intent.actions.at(0)));
            } else {
                CHECK(choice.barred.has_value());
            }
        }
    }
    CHECK(submitted == legal_actions(match.options(), match.referee_state()).size());
}
