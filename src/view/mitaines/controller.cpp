#include "view/mitaines/controller.h"

#include "view/mitaines/choices.h"
#include "view/mitaines/hand_order.h"
#include "view/mitaines/spoken.h"

#include <algorithm>

namespace mitts::view::mitaines {

namespace {

using mitts::mitaines::ActionType;

Intent redraw() {
    return {.type = IntentType::Redraw};
}

Card card_of(int index) {
    return Card{static_cast<std::uint8_t>(index)};
}

std::optional<Card> card_under(const Target* target) {
    const bool on_card = target != nullptr && target->id == TargetId::Card;
    return on_card ? std::optional(card_of(target->index)) : std::nullopt;
}

// The gate's answer is asked here too, so that a choice that is barred says why at once.
Intent attempt(const TableModel& model, TableUi& ui, const Action& action) {
    if (const auto refusal = why_not(model.match.seen, action)) {
        return {.type = IntentType::Refuse, .refusal = *refusal};
    }
    ui.chosen.reset();
    ui.last_tap.reset();
    return {.type = IntentType::Submit, .actions = {action}};
}

Intent play_plainly(const TableModel& model, TableUi& ui, Card card) {
    return attempt(model, ui, {.card = card});
}

// M6: a card is taken up for the partner, or put back; a fourth one takes the place of the first.
Intent toggle_gift(const TableModel& model, TableUi& ui, Card card) {
    const auto found = std::find(ui.giving.begin(), ui.giving.end(), card);
    if (found != ui.giving.end()) {
        ui.giving.erase(found);
    } else {
        ui.giving.push_back(card);
        if (static_cast<int>(ui.giving.size()) > cards_to_give(model.match.seen)) {
            ui.giving.erase(ui.giving.begin());
        }
    }
    return redraw();
}

Intent confirm_gifts(const TableModel& model, TableUi& ui) {
    if (static_cast<int>(ui.giving.size()) != cards_to_give(model.match.seen) || ui.giving.empty()) {
        return {.type = IntentType::Refuse, .refusal = {.id = mitts::mitaines::RefusalId::ExchangeFirst}};
    }
    Intent intent{.type = IntentType::Submit};
    for (const auto card : ui.giving) {
        intent.actions.push_back({.type = ActionType::Give, .card = card});
    }
    ui.giving.clear();
    return intent;
}

// A card that cannot be played in any way says why instead of opening.
Intent choose(const TableModel& model, TableUi& ui, Card card) {
    const auto choices = choices_on(model.match.seen, card);
    if (!default_choice(choices)) {
        ui.chosen.reset();
        return attempt(model, ui, {.card = card});
    }
    ui.chosen = card;
    return redraw();
}

Intent tap_card(const TableModel& model, TableUi& ui, Card card) {
    if (!may_act(model)) {
        return {};
    }
    if (cards_to_give(model.match.seen) > 0) {
        return toggle_gift(model, ui, card);
    }
    if (ui.chosen != card) {
        return choose(model, ui, card);
    }
    // The second tap plays a card with which nothing else can be done.
    if (choices_on(model.match.seen, card).size() == 1) {
        return play_plainly(model, ui, card);
    }
    ui.chosen.reset();
    return redraw();
}

Intent close_all(TableUi& ui) {
    const bool open = ui.chosen.has_value() || ui.focused.has_value();
    ui.chosen.reset();
    ui.focused.reset();
    return open ? redraw() : Intent{};
}

// A double tap plays plainly, whatever the first tap opened under the second; where that is barred, the second tap is one of its
// own.
std::optional<Intent> double_tap(const InputEvent& input, const Target& target, const TableModel& model, TableUi& ui) {
    if (!may_act(model) || cards_to_give(model.match.seen) > 0) {
        return std::nullopt;
    }
    if (const auto card = double_tapped(ui, input); card && !why_not(model.match.seen, {.card = *card})) {
        return play_plainly(model, ui, *card);
    }
    remember_tap(ui, input, card_under(&target));
    return std::nullopt;
}

Intent release(const InputEvent& input, const Scene& scene, const TableModel& model, TableUi& ui) {
    const auto* target = release_pointer(ui, input, scene);
    if (target == nullptr) {
        return {};
    }
    if (const auto intent = double_tap(input, *target, model, ui)) {
        return *intent;
    }
    return on_target(*target, model, ui);
}

Intent move_focus(const TableModel& model, TableUi& ui, int step) {
    const auto cards = in_hand_order(model.match.seen.options, model.match.seen.hand);
    if (cards.empty() || model.curtain == Curtain::Closed) {
        return {};
    }
    step_focus(ui, cards, step);
    return redraw();
}

Intent pick_number(const TableModel& model, TableUi& ui, int number) {
    const auto cards = in_hand_order(model.match.seen.options, model.match.seen.hand);
    if (number >= static_cast<int>(cards.size()) || !may_act(model)) {
        return {};
    }
    ui.focused = cards[static_cast<std::size_t>(number)];
    ui.chosen.reset();
    return tap_card(model, ui, *ui.focused);
}

Intent press_enter(const TableModel& model, TableUi& ui) {
    if (model.curtain == Curtain::Closed) {
        return {.type = IntentType::Ready};
    }
    if (!may_act(model)) {
        return {};
    }
    if (cards_to_give(model.match.seen) > 0 && static_cast<int>(ui.giving.size()) == cards_to_give(model.match.seen)) {
        return confirm_gifts(model, ui);
    }
    if (ui.chosen) {
        const auto kind = default_choice(choices_on(model.match.seen, *ui.chosen));
        return attempt(model, ui, {.card = *ui.chosen, .call = kind.value_or(Kind::None)});
    }
    return ui.focused ? tap_card(model, ui, *ui.focused) : move_focus(model, ui, 1);
}

// A letter that plays or calls with the card that is chosen or focused.
Intent press_choice(const TableModel& model, TableUi& ui, Kind kind) {
    const auto card = ui.chosen ? ui.chosen : ui.focused;
    if (!card || !may_act(model) || cards_to_give(model.match.seen) > 0) {
        return {};
    }
    return attempt(model, ui, {.card = *card, .call = kind});
}

Intent press_character(const TableModel& model, TableUi& ui, char character) {
    if (character >= '1' && character <= '9') {
        return pick_number(model, ui, character - '1');
    }
    switch (character) {
    case 'p':
        return press_choice(model, ui, Kind::None);
    case 'm':
        return press_choice(model, ui, Kind::Mitten);
    case 'g':
        return press_choice(model, ui, Kind::Glove);
    case 's':
        return press_choice(model, ui, Kind::Sock);
    default:
        return on_common_letter<Intent>(character);
    }
}

Intent press_key(const InputEvent& input, const TableModel& model, TableUi& ui) {
    switch (input.key) {
    case Key::Left:
        return move_focus(model, ui, -1);
    case Key::Right:
        return move_focus(model, ui, 1);
    case Key::Enter:
        return press_enter(model, ui);
    case Key::Escape:
        return ui.chosen || ui.focused ? close_all(ui) : Intent{.type = IntentType::OpenMenu};
    case Key::Character:
        return press_character(model, ui, input.character);
    case Key::Up:
    case Key::Down:
    case Key::None:
        break;
    }
    return {};
}

} // namespace

Intent on_target(const Target& target, const TableModel& model, TableUi& ui) {
    switch (target.id) {
    case TargetId::Card:
        return tap_card(model, ui, card_of(target.index));
    case TargetId::ChoicePlay:
        return may_act(model) ? play_plainly(model, ui, card_of(target.index)) : Intent{};
    case TargetId::ChoiceCall:
        if (!ui.chosen || !may_act(model)) {
            return {};
        }
        return attempt(model, ui, {.card = *ui.chosen, .call = static_cast<Kind>(target.index)});
    case TargetId::Confirm:
        return may_act(model) ? confirm_gifts(model, ui) : Intent{};
    case TargetId::Pile: // with a card open, a touch elsewhere only closes it
        return ui.chosen ? close_all(ui) : Intent{.type = IntentType::OpenPile};
    case TargetId::Table:
        return close_all(ui);
    default:
        return on_common_target<Intent>(target);
    }
}

Intent on_input(const InputEvent& input, const Scene& scene, const TableModel& model, TableUi& ui) {
    switch (input.type) {
    case InputType::PointerDown:
        press_pointer(ui, input, scene);
        return {};
    case InputType::PointerUp:
        return release(input, scene, model, ui);
    case InputType::PointerCancel:
        ui.pressed.reset();
        return {};
    case InputType::PointerMove:
        return hover(ui, card_under(scene.hit(input.at))) ? redraw() : Intent{};
    case InputType::Key:
        return press_key(input, model, ui);
    }
    return {};
}

} // namespace mitts::view::mitaines
