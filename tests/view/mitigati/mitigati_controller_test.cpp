// Tests the intents of touches and keys on tables of real Mitigati matches.
#include "tests/view/finger.h"
#include "tests/view/mitigati/mitigati_states.h"
#include "view/mitigati/bidding.h"
#include "view/mitigati/choices.h"
#include "view/mitigati/controller.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace {

using namespace mitts;
using namespace mitts::view;
using mitts::mitigati::Action;
using mitts::mitigati::ActionType;
using mitts::mitigati::RefusalId;
using view::mitigati::Intent;
using view::mitigati::TableModel;
using view::mitigati::TableUi;

class Player : public tests::Finger<TableModel, TableUi, Intent> {
public:
    explicit Player(const tests::MitigatiState& state) : Finger(state.model, state.ui) {
    }

    // Presses the slider and drags the pointer to a fraction of the slider's length.
    void slide(float part) {
        const auto shown = scene();
        const auto slider = std::find_if(shown.targets.begin(), shown.targets.end(),
                                         [](const Target& target) { return target.id == TargetId::BidSlider; });
        REQUIRE(slider != shown.targets.end());
        const Point from = slider->rect.centre();
        const Point to{slider->rect.x + slider->rect.w * part, from.y};
        input({.type = InputType::PointerDown, .at = from});
        input({.type = InputType::PointerMove, .at = to});
        input({.type = InputType::PointerUp, .at = to});
    }
    int bid() const {
        return view::mitigati::prepared_bid(model(), ui);
    }
};

Player player_of(const std::string& name) {
    for (const auto& state : tests::mitigati_states(i18n::Language::English)) {
        if (state.name == name) {
            return Player(state);
        }
    }
    FAIL("there is no state with this name");
    return Player({});
}

Action bid_of(int amount) {
    return {.type = ActionType::Bid, .bid = static_cast<std::int16_t>(amount)};
}

bool asks_first(const Intent& intent, const Action& action) {
    return intent == Intent{.type = IntentType::AskFirst, .actions = {action}};
}

bool submits(const Intent& intent, const Action& action) {
    return intent.type == IntentType::Submit && intent.actions.size() == 1 && intent.actions[0] == action;
}

TarotCard first_of(TarotSet cards) {
    return *cards.begin();
}

} // namespace

TEST_CASE("Mitigati: the bid that ends the deal is not the default and must be confirmed (T6)") {
    CHECK(submits(player_of("mitigati-answer").key(Key::Enter), bid_of(16))); // the default repeats the last bid
    auto player = player_of("mitigati-answer");
    CHECK(player.bid() == 16);
    CHECK(asks_first(player.tap(TargetId::BidZero, 11), bid_of(11)));
    CHECK(asks_first(player_of("mitigati-bargain").tap(TargetId::Bid, 11), bid_of(11)));
    CHECK(asks_first(player_of("mitigati-bargain").key(Key::Enter), bid_of(11)));
    auto typing = player_of("mitigati-answer");
    typing.key(Key::Character, '1');
    typing.key(Key::Character, '1');
    CHECK(asks_first(typing.key(Key::Enter), bid_of(11)));
}

TEST_CASE("Mitigati: the agreement question first focuses \"not yet\", and Enter presses the focused button (T6)") {
    const Intent not_yet{.type = IntentType::AskFirst};
    CHECK(player_of("mitigati-asked").key(Key::Enter) == not_yet);
    CHECK(player_of("mitigati-asked").key(Key::Escape) == not_yet);
    CHECK(player_of("mitigati-asked").tap(TargetId::NotYet) == not_yet);
    CHECK(submits(player_of("mitigati-asked").tap(TargetId::Agree), bid_of(11)));
    auto player = player_of("mitigati-asked");
    CHECK(player.key(Key::Character, '5').type == IntentType::None); // typing is disabled while the question is open
    CHECK(player.key(Key::Left).type == IntentType::Redraw);
    CHECK(submits(player.key(Key::Enter), bid_of(11)));
    auto back = player_of("mitigati-asked");
    back.key(Key::Left);
    back.key(Key::Right);
    CHECK(back.key(Key::Enter) == not_yet);
}

TEST_CASE("Mitigati: without confirmation, one touch selects the bid that ends the deal, and a second makes it (T6)") {
    for (const auto& state : tests::mitigati_states(i18n::Language::English)) {
        if (state.name == "mitigati-answer") {
            auto quiet = state;
            quiet.model.agree = AgreeAsks::Off;
            Player player(quiet);
            player.tap(TargetId::BidZero, 11);
            CHECK(player.bid() == 11);
            CHECK(submits(player.tap(TargetId::Bid, 11), bid_of(11)));
        }
    }
}

TEST_CASE("Mitigati: if the play-out option is shown, Enter accepts it, and changing the bid declines it (T7)") {
    const Intent play_out{.type = IntentType::Repeat, .actions = {{.type = ActionType::More}}};
    CHECK(player_of("mitigati-offered").key(Key::Enter) == play_out);
    CHECK(player_of("mitigati-offered").tap(TargetId::PlayOut) == play_out);
    auto bargains = player_of("mitigati-offered");
    bargains.tap(TargetId::Bargain);
    const auto offered = bid_of(bargains.bid());
    CHECK(submits(bargains.key(Key::Enter), offered));
    auto steps = player_of("mitigati-offered");
    steps.key(Key::Right);
    const auto stepped = bid_of(steps.bid());
    CHECK(submits(steps.key(Key::Enter), stepped));
}

TEST_CASE("Mitigati: the bid control starts six to ten points above the hand's estimate, because bids only fall (T5)") {
    const auto bidder = [](std::string_view bids, int worth) {
        auto model = tests::mitigati_model(tests::bargained_mitigati({}, 5, 2, bids), 2, i18n::Language::English);
        model.worth = view::mitigati::HandWorth{.about = worth, .low = worth - 6, .high = worth + 6};
        return Player({.model = std::move(model), .ui = {}});
    };
    auto player = bidder("bid:5 bid:-2", 14);
    CHECK(player.bid() == 20);
    CHECK(bidder("bid:5 bid:-2", 15).bid() == 25);
    CHECK(bidder("bid:5 bid:-2", -24).bid() == -15);
    CHECK(bidder("bid:5 bid:-2", -25).bid() == -15);
    player.tap(TargetId::BidStep, 1);
    CHECK(player.bid() == 21);
    CHECK(submits(player.key(Key::Enter), bid_of(21)));

    for (const auto& [worth, ends] : {std::pair{14, 20}, {0, 10}}) { // the default bid must not end the deal (T6)
        const auto bids = "bid:5 bid:" + std::to_string(-5 - ends);
        auto by_key = bidder(bids, worth);
        CHECK(by_key.bid() == ends + 1);
        CHECK(submits(by_key.key(Key::Enter), bid_of(ends + 1)));
        auto by_touch = bidder(bids, worth);
        CHECK(submits(by_touch.tap(TargetId::Bid, ends + 1), bid_of(ends + 1)));
        // The bid that ends the deal has a separate button and must be confirmed.
        CHECK(asks_first(bidder(bids, worth).tap(TargetId::BidZero, ends), bid_of(ends)));
    }

    // T5: the last bid of this stage has priority over the estimate.
    CHECK(bidder("bid:5 bid:-2 bid:9 bid:5 bid:-2", 14).bid() == 9);
}

TEST_CASE("Mitigati: the step buttons, the slider and typed numbers change the bid within its limits (T5)") {
    auto player = player_of("mitigati-bargain");
    player.tap(TargetId::BidStep, -5);
    CHECK(player.bid() == 6);
    player.tap(TargetId::BidStep, 1);
    CHECK(player.bid() == 7);
    for (int touch = 0; touch < 4; ++touch) {
        player.tap(TargetId::BidStep, 5);
    }
    CHECK(player.bid() == 16); // the last bid is the maximum
    const auto higher = player.tap(TargetId::BidStep, 1);
    CHECK(higher.type == IntentType::Refuse);
    CHECK(higher.refusal.id == RefusalId::BidTooHigh);
    player.slide(0);
    CHECK(player.bid() == -10); // the lower end of the scale, which contains the estimate of +8 to +20
    player.slide(1);
    CHECK(player.bid() == 16);
    player.key(Key::Character, '-');
    player.key(Key::Character, '1');
    player.key(Key::Character, '2');
    CHECK(player.bid() == -12);
    CHECK(submits(player.key(Key::Enter), bid_of(-12)));
}

TEST_CASE("Mitigati: the slider's scale contains the estimate, the last bid and the bid that makes the sum zero") {
    const auto scale_of = [](int about, int low, int high) {
        auto model = player_of("mitigati-bargain").model(); // the last bid is +16, and +11 makes the sum zero
        model.worth = {.about = about, .low = low, .high = high};
        return view::mitigati::bid_scale(model, {});
    };
    const auto near = scale_of(14, 8, 20);
    CHECK(near.lowest == -10);
    CHECK(near.highest == 40);
    CHECK(near.step == 10);
    const auto far = scale_of(-70, -90, -60);
    CHECK(far.lowest == -100);
    CHECK(far.highest == 20);
    CHECK(far.step == 20);
    CHECK(far.part_of(-100) == 0);
    CHECK(far.part_of(-40) == 0.5F);
    CHECK(far.part_of(50) == 1);
    auto model = player_of("mitigati-bargain").model();
    model.worth.reset();
    CHECK(view::mitigati::bid_scale(model, {}).lowest == -100);
    CHECK(view::mitigati::bid_scale(model, {}).highest == 100);
}

TEST_CASE("Mitigati: the slider's scale extends to a bid beyond it, and stays the same while the slider moves") {
    auto player = player_of("mitigati-first-bid-valued");
    const auto scale = [&] { return view::mitigati::bid_scale(player.model(), player.ui); };
    const int usual = scale().highest;
    REQUIRE(usual < 170);
    REQUIRE(on_number("170", player.model(), player.ui).type == IntentType::Redraw);
    CHECK(scale().highest >= 170);
    const int highest = scale().highest;
    player.slide(1);
    CHECK(player.bid() == highest);
    player.slide(0);
    CHECK(player.bid() == scale().lowest);
    CHECK(scale().highest == highest);
    player.tap(TargetId::BidStep, 5);
    CHECK(scale().highest == usual);
}

TEST_CASE("Mitigati: the zero button is hidden if the selected bid already makes the sum zero (T6)") {
    const auto has_zero = [](const tests::Finger<TableModel, TableUi, Intent>& player) {
        const auto targets = player.scene().targets;
        return std::any_of(targets.begin(), targets.end(),
                           [](const Target& target) { return target.id == TargetId::BidZero; });
    };
    auto player = player_of("mitigati-answer");
    CHECK(has_zero(player)); // the main button is labelled "Stand at +16"
    player.tap(TargetId::BidStep, -5);
    CHECK(player.bid() == 11); // the main button is labelled "Bid +11 and agree"
    CHECK(!has_zero(player));
    player.tap(TargetId::BidStep, -1);
    CHECK(has_zero(player));
}

TEST_CASE("U3: a touch on the bid opens the number dialog, and a number above the last bid is refused") {
    auto player = player_of("mitigati-bargain");
    CHECK(player.tap(TargetId::BidNumber).type == IntentType::AskNumber);
    CHECK(on_number(" −7 ", player.model(), player.ui).type == IntentType::Redraw);
    CHECK(player.bid() == -7);
    const auto high = on_number("+17", player.model(), player.ui);
    CHECK(high.type == IntentType::Refuse);
    CHECK(high.refusal.id == RefusalId::BidTooHigh);
    CHECK(on_number("a lot", player.model(), player.ui).refusal.id == RefusalId::BidOutOfRange);
    CHECK(player.bid() == -7);
}

TEST_CASE("Mitigati: separate buttons make the sum zero, repeat the last bid and request more cards (T5–T7)") {
    auto player = player_of("mitigati-unequal");
    CHECK(player.bid() == 14);
    CHECK(asks_first(player.tap(TargetId::BidZero, 11), bid_of(11)));
    CHECK(submits(player_of("mitigati-bargain").tap(TargetId::Stand, 16), bid_of(16)));
    CHECK(submits(player_of("mitigati-bargain").tap(TargetId::MoreCards), {.type = ActionType::More}));
    CHECK(submits(player_of("mitigati-bargain").key(Key::Character, 's'), bid_of(16)));
    CHECK(submits(player_of("mitigati-bargain").key(Key::Character, 'm'), {.type = ActionType::More}));
}

TEST_CASE("Mitigati: a player cannot bid on another player's turn") {
    auto player = player_of("mitigati-others-bid");
    CHECK(player.tap(TargetId::MoreCards).type == IntentType::None);
    CHECK(player.tap(TargetId::BidStep, 5).type == IntentType::None);
    CHECK(player.key(Key::Enter).type == IntentType::None);
}

TEST_CASE("Mitigati: the dealer discards three selected cards, and a king or trump is refused with a reason (T9)") {
    auto player = player_of("mitigati-discard-2");
    const auto& seen = player.model().match.seen;
    CHECK(player.key(Key::Enter).type != IntentType::Submit); // two cards are not enough
    const auto barred = player.tap(TargetId::Card, first_of(seen.hand - mitts::mitigati::discardable(seen.hand)).index);
    CHECK(barred.type == IntentType::Refuse);
    CHECK(barred.refusal.id == RefusalId::NotDiscardable);
    const auto third = [&] {
        auto left = mitts::mitigati::discardable(seen.hand);
        for (const auto card : player.ui.taken) {
            left.erase(card);
        }
        return first_of(left);
    }();
    CHECK(player.tap(TargetId::Card, third.index).type == IntentType::Redraw);
    const auto confirmed = player.tap(TargetId::Confirm);
    REQUIRE(confirmed.type == IntentType::Submit);
    CHECK(confirmed.actions.size() == 3);
    CHECK(confirmed.actions[2] == Action{.type = ActionType::Discard, .card = third});
}

TEST_CASE("Mitigati: a second touch deselects a card that was selected for the discard") {
    auto player = player_of("mitigati-discard-2");
    const auto card = player.ui.taken[0];
    player.tap(TargetId::Card, card.index);
    CHECK(player.ui.taken.size() == 1);
    CHECK(player.ui.taken[0] != card);
}

TEST_CASE("Mitigati: a touch raises a card, and a touch on the trick or a double tap plays it") {
    auto player = player_of("mitigati-trick");
    const auto card = first_of(view::mitigati::usable_cards(player.model().match.seen));
    const Action play{.type = ActionType::Play, .card = card};
    CHECK(player.tap(TargetId::Card, card.index).type == IntentType::Redraw);
    CHECK(player.ui.chosen == card);
    CHECK(submits(player.tap(TargetId::TrickPlace), play));
    auto quick = player_of("mitigati-trick");
    CHECK(submits(quick.double_tap(TargetId::Card, card.index), play));
}

TEST_CASE("U5: a card that does not follow suit, or does not trump when it must, is refused with a reason (T11)") {
    auto player = player_of("mitigati-trick");
    const auto& seen = player.model().match.seen;
    const auto barred = player.tap(TargetId::Card, first_of(seen.hand - view::mitigati::usable_cards(seen)).index);
    CHECK(barred.type == IntentType::Refuse);
    CHECK((barred.refusal.id == RefusalId::FollowSuit || barred.refusal.id == RefusalId::MustTrump));
}

TEST_CASE("Mitigati: the player can show and hide the last trick") {
    auto player = player_of("mitigati-trick");
    player.tap(TargetId::LastTrick);
    CHECK(player.ui.trick == view::mitigati::TrickShown::Last);
    player.key(Key::Character, 't');
    CHECK(player.ui.trick == view::mitigati::TrickShown::InPlay);
    player.key(Key::Character, 't');
    player.key(Key::Escape);
    CHECK(player.ui.trick == view::mitigati::TrickShown::InPlay);
}

TEST_CASE("Mitigati: the strip of bids scrolls to earlier bids and back") {
    auto player = player_of("mitigati-stage-three");
    player.tap(TargetId::StripBack, 3);
    CHECK(player.ui.strip_back == 3);
    player.tap(TargetId::StripForth, 3);
    CHECK(player.ui.strip_back == 0);
}

TEST_CASE("Mitigati: a selected bid or card is cleared once it is no longer valid") {
    auto player = player_of("mitigati-chosen");
    player.ui.bid = 5;
    view::mitigati::tidy(player.ui, player.model().match);
    CHECK(!player.ui.bid);
    CHECK(player.ui.chosen.has_value());
    view::mitigati::tidy(player.ui, player_of("mitigati-over").model().match);
    CHECK(!player.ui.chosen);
}
