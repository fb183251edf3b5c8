#include "view/mitigati/controller.h"

#include "cards/text.h"
#include "view/mitigati/bidding.h"
#include "view/mitigati/choices.h"
#include "view/mitigati/hand_order.h"
#include "view/mitigati/spoken.h"

#include <algorithm>

namespace mitts::view::mitigati {

namespace {

using mitts::mitigati::ActionType;
using mitts::mitigati::RefusalId;

Intent redraw() {
    return {.type = IntentType::Redraw};
}

TarotCard card_of(int index) {
    return TarotCard{static_cast<std::uint8_t>(index)};
}

std::optional<TarotCard> card_under(const Target* target) {
    const bool on_card = target != nullptr && target->id == TargetId::Card;
    return on_card ? std::optional(card_of(target->index)) : std::nullopt;
}

// The gate's answer is asked here too, so that a card that is barred says why at once.
Intent play(const TableModel& model, TableUi& ui, TarotCard card) {
    const Action action{.type = ActionType::Play, .card = card};
    if (const auto refusal = why_not(model.match.seen, action)) {
        ui.chosen.reset();
        return {.type = IntentType::Refuse, .refusal = *refusal};
    }
    ui.chosen.reset();
    ui.last_tap.reset();
    return {.type = IntentType::Submit, .actions = {action}};
}

// T9: a card is taken up to be put aside, or put back; a fourth one takes the place of the first.
Intent toggle_discard(const TableModel& model, TableUi& ui, TarotCard card) {
    const auto found = std::find(ui.discarding.begin(), ui.discarding.end(), card);
    if (found != ui.discarding.end()) {
        ui.discarding.erase(found);
        return redraw();
    }
    if (const auto refusal = why_not(model.match.seen, {.type = ActionType::Discard, .card = card})) {
        return {.type = IntentType::Refuse, .refusal = *refusal};
    }
    ui.discarding.push_back(card);
    if (static_cast<int>(ui.discarding.size()) > cards_to_discard(model.match.seen)) {
        ui.discarding.erase(ui.discarding.begin());
    }
    return redraw();
}

Intent confirm_discards(const TableModel& model, TableUi& ui) {
    if (static_cast<int>(ui.discarding.size()) != cards_to_discard(model.match.seen) || ui.discarding.empty()) {
        return {.type = IntentType::Refuse, .refusal = {.id = RefusalId::DiscardFirst}};
    }
    Intent intent{.type = IntentType::Submit};
    for (const auto card : ui.discarding) {
        intent.actions.push_back({.type = ActionType::Discard, .card = card});
    }
    ui.discarding.clear();
    return intent;
}

// While the viewer bids, a card says that bids come first (T4).
Intent tap_card(const TableModel& model, TableUi& ui, TarotCard card) {
    const auto& seen = model.match.seen;
    if (!may_act(model)) {
        return {};
    }
    ui.trick = TrickShown::InPlay;
    if (cards_to_discard(seen) > 0) {
        return toggle_discard(model, ui, card);
    }
    if (ui.chosen == card || !usable_cards(seen).contains(card) || viewer_bids(seen)) {
        return play(model, ui, card);
    }
    ui.chosen = card;
    return redraw();
}

Intent close_all(TableUi& ui) {
    const bool open = ui.chosen || ui.focused || ui.trick == TrickShown::Last;
    ui.chosen.reset();
    ui.focused.reset();
    ui.trick = TrickShown::InPlay;
    return open ? redraw() : Intent{};
}

Intent turn_trick(const TableModel& model, TableUi& ui) {
    if (!last_trick(model.match)) {
        return {};
    }
    ui.trick = ui.trick == TrickShown::Last ? TrickShown::InPlay : TrickShown::Last;
    return redraw();
}

// A double tap plays, whatever the first tap moved under the second.
std::optional<Intent> double_tap(const InputEvent& input, const Target& target, const TableModel& model, TableUi& ui) {
    if (!may_act(model) || !viewer_plays(model.match.seen)) {
        return std::nullopt;
    }
    if (const auto card = double_tapped(ui, input)) {
        return play(model, ui, *card);
    }
    remember_tap(ui, input, card_under(&target));
    return std::nullopt;
}

Intent release(const InputEvent& input, const Scene& scene, const TableModel& model, TableUi& ui) {
    const auto pressed = ui.pressed;
    const auto* target = release_pointer(ui, input, scene);
    if (pressed && pressed->id == TargetId::BidSlider) {
        return slide_bid(model, ui, pressed->rect, input.at);
    }
    if (target == nullptr) {
        return {};
    }
    if (const auto intent = double_tap(input, *target, model, ui)) {
        return *intent;
    }
    return on_target(*target, model, ui);
}

Intent move_pointer(const InputEvent& input, const Scene& scene, const TableModel& model, TableUi& ui) {
    if (ui.pressed && ui.pressed->id == TargetId::BidSlider) {
        return slide_bid(model, ui, ui.pressed->rect, input.at);
    }
    return hover(ui, card_under(scene.hit(input.at))) ? redraw() : Intent{};
}

Intent press(const InputEvent& input, const Scene& scene, const TableModel& model, TableUi& ui) {
    const auto* target = press_pointer(ui, input, scene);
    return target != nullptr && target->id == TargetId::BidSlider ? slide_bid(model, ui, target->rect, input.at)
                                                                  : Intent{};
}

Intent move_focus(const TableModel& model, TableUi& ui, int step) {
    const auto cards = in_hand_order(model.match.seen.hand);
    if (cards.empty() || model.curtain == Curtain::Closed) {
        return {};
    }
    step_focus(ui, cards, step);
    return redraw();
}

Intent press_enter(const TableModel& model, TableUi& ui) {
    if (model.curtain == Curtain::Closed) {
        return {.type = IntentType::Ready};
    }
    if (!may_act(model)) {
        return {};
    }
    const auto& seen = model.match.seen;
    if (viewer_bids(seen)) {
        return make_bid(model, ui);
    }
    if (cards_to_discard(seen) > 0 && static_cast<int>(ui.discarding.size()) == cards_to_discard(seen)) {
        return confirm_discards(model, ui);
    }
    if (ui.chosen) {
        return play(model, ui, *ui.chosen);
    }
    return ui.focused ? tap_card(model, ui, *ui.focused) : move_focus(model, ui, 1);
}

Intent press_character(const TableModel& model, TableUi& ui, char character) {
    if (may_act(model) && viewer_bids(model.match.seen)) {
        if (const auto intent = press_bid_character(model, ui, character)) {
            return *intent;
        }
    }
    switch (character) {
    case 't':
        return turn_trick(model, ui);
    default:
        return on_common_letter<Intent>(character);
    }
}

Intent press_arrow(const TableModel& model, TableUi& ui, Key key) {
    const bool bids = may_act(model) && viewer_bids(model.match.seen);
    switch (key) {
    case Key::Left:
        return bids ? change_bid(model, ui, -1) : move_focus(model, ui, -1);
    case Key::Right:
        return bids ? change_bid(model, ui, 1) : move_focus(model, ui, 1);
    case Key::Up:
        return bids ? change_bid(model, ui, 5) : Intent{};
    case Key::Down:
        return bids ? change_bid(model, ui, -5) : Intent{};
    default:
        return {};
    }
}

Intent press_key(const InputEvent& input, const TableModel& model, TableUi& ui) {
    switch (input.key) {
    case Key::Enter:
        return press_enter(model, ui);
    case Key::Escape: {
        const auto closed = close_all(ui);
        return closed.type == IntentType::None ? Intent{.type = IntentType::OpenMenu} : closed;
    }
    case Key::Character:
        return press_character(model, ui, input.character);
    case Key::Left:
    case Key::Right:
    case Key::Up:
    case Key::Down:
        return press_arrow(model, ui, input.key);
    case Key::None:
        break;
    }
    return {};
}

// The places that only a player on turn can use.
Intent on_acting_target(const Target& target, const TableModel& model, TableUi& ui) {
    switch (target.id) {
    case TargetId::TrickPlace:
        return ui.chosen ? play(model, ui, *ui.chosen) : Intent{};
    case TargetId::Confirm:
        return confirm_discards(model, ui);
    default:
        return on_bid_target(target, model, ui);
    }
}

} // namespace

Intent on_target(const Target& target, const TableModel& model, TableUi& ui) {
    switch (target.id) {
    case TargetId::Card:
        return tap_card(model, ui, card_of(target.index));
    case TargetId::LastTrick:
        return turn_trick(model, ui);
    case TargetId::StripBack:
        ui.strip_back += target.index;
        return redraw();
    case TargetId::StripForth:
        ui.strip_back = std::max(0, ui.strip_back - target.index);
        return redraw();
    case TargetId::Table:
        return close_all(ui);
    default:
        break;
    }
    const auto common = on_common_target<Intent>(target);
    return common.type == IntentType::None && may_act(model) ? on_acting_target(target, model, ui) : common;
}

Intent on_input(const InputEvent& input, const Scene& scene, const TableModel& model, TableUi& ui) {
    switch (input.type) {
    case InputType::PointerDown:
        return press(input, scene, model, ui);
    case InputType::PointerUp:
        return release(input, scene, model, ui);
    case InputType::PointerCancel:
        ui.pressed.reset();
        return {};
    case InputType::PointerMove:
        return move_pointer(input, scene, model, ui);
    case InputType::Key:
        return press_key(input, model, ui);
    }
    return {};
}

} // namespace mitts::view::mitigati
