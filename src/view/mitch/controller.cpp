#include "view/mitch/controller.h"

#include "view/mitch/choices.h"
#include "view/mitch/spoken.h"

namespace mitts::view::mitch {

namespace {

Intent redraw() {
    return {.type = IntentType::Redraw};
}

std::optional<HandCard> card_under(const Target* target) {
    const bool on_card = target != nullptr && target->id == TargetId::Card;
    return on_card ? std::optional(hand_card_of(target->index)) : std::nullopt;
}

bool may_play(const TableModel& model) {
    return may_act(model) && viewer_plays(model.match.seen);
}

bool can_place(const TableModel& model, HandCard held) {
    return !why_not(model.match.seen, {.type = ActionType::Place, .card = held.card});
}

// The gate's answer is asked here too, so that a choice that is barred says why at once.
Intent attempt(const TableModel& model, TableUi& ui, const Action& action) {
    if (const auto refusal = why_not(model.match.seen, action)) {
        return {.type = IntentType::Refuse, .refusal = *refusal};
    }
    ui.chosen.reset();
    ui.focused.reset();
    ui.last_tap.reset();
    return {.type = IntentType::Submit, .actions = {action}};
}

// A card that cannot be played in any way says why instead of opening; before the draw (C5) that is every card.
Intent tap_card(const TableModel& model, TableUi& ui, HandCard held) {
    if (!may_act(model)) {
        return {};
    }
    if (!default_choice(choices_on(model.match.seen, held.card))) {
        ui.chosen.reset();
        return attempt(model, ui, {.type = ActionType::Place, .card = held.card});
    }
    if (ui.chosen == held) {
        ui.chosen.reset();
    } else {
        ui.chosen = held;
    }
    return redraw();
}

Intent choose_action(const TableModel& model, TableUi& ui, ActionType type, HandCard held) {
    return may_play(model) ? attempt(model, ui, {.type = type, .card = held.card}) : Intent{};
}

Intent draw(const TableModel& model, TableUi& ui, ActionType type) {
    return may_act(model) ? attempt(model, ui, {.type = type}) : Intent{};
}

// With a card open, a touch elsewhere only closes it; where they may choose (C7) the pile is drawn from.
Intent tap_pile(const TableModel& model, TableUi& ui) {
    if (ui.chosen) {
        ui.chosen.reset();
        return redraw();
    }
    const bool offered = may_act(model) && viewer_draws(model.match.seen);
    return offered ? draw(model, ui, ActionType::DrawPile) : Intent{.type = IntentType::OpenPile};
}

Intent tap_stock(const TableModel& model, TableUi& ui) {
    if (ui.chosen) {
        ui.chosen.reset();
        return redraw();
    }
    return draw(model, ui, ActionType::DrawStock);
}

// The chosen card goes to its column; a column of another suit only closes it.
Intent tap_column(const TableModel& model, TableUi& ui, Suit suit) {
    const auto held = ui.chosen ? ui.chosen : ui.focused;
    if (held && held->card.suit() == suit && may_play(model)) {
        return attempt(model, ui, {.type = ActionType::Place, .card = held->card});
    }
    if (!ui.chosen) {
        return {};
    }
    ui.chosen.reset();
    return redraw();
}

Intent enlarge(TableUi& ui, Seat seat) {
    ui.chosen.reset();
    if (ui.enlarged == seat) {
        ui.enlarged.reset();
    } else {
        ui.enlarged = seat;
    }
    return redraw();
}

Intent close_all(TableUi& ui) {
    const bool open = ui.chosen || ui.focused || ui.enlarged;
    ui.chosen.reset();
    ui.focused.reset();
    ui.enlarged.reset();
    return open ? redraw() : Intent{};
}

// A double tap places the card, whatever the first tap opened under the second. With a card that cannot be placed there is only
// what the first tap opened, however soon it is touched.
std::optional<Intent> double_tap(const InputEvent& input, const Target& target, const TableModel& model, TableUi& ui) {
    if (!may_play(model)) {
        return std::nullopt;
    }
    if (const auto held = double_tapped(ui, input); held && can_place(model, *held)) {
        return choose_action(model, ui, ActionType::Place, *held);
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
    const auto cards = in_hand_order(model.match.seen.hand);
    if (cards.empty() || model.curtain == Curtain::Closed) {
        return {};
    }
    step_focus(ui, cards, step);
    return redraw();
}

Intent pick_number(const TableModel& model, TableUi& ui, int number) {
    const auto cards = in_hand_order(model.match.seen.hand);
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
    if (viewer_draws(model.match.seen)) {
        return draw(model, ui, ActionType::DrawStock);
    }
    if (ui.chosen) {
        const auto type = default_choice(choices_on(model.match.seen, ui.chosen->card));
        return choose_action(model, ui, type.value_or(ActionType::Place), *ui.chosen);
    }
    return ui.focused ? tap_card(model, ui, *ui.focused) : move_focus(model, ui, 1);
}

// A letter that places or discards the card that is chosen or focused.
Intent press_choice(const TableModel& model, TableUi& ui, ActionType type) {
    const auto held = ui.chosen ? ui.chosen : ui.focused;
    return held ? choose_action(model, ui, type, *held) : Intent{};
}

Intent press_character(const TableModel& model, TableUi& ui, char character) {
    if (character >= '1' && character <= '9') {
        return pick_number(model, ui, character - '1');
    }
    switch (character) {
    case 'p':
        return press_choice(model, ui, ActionType::Place);
    case 'd':
        return press_choice(model, ui, ActionType::Drop);
    case 's':
        return draw(model, ui, ActionType::DrawStock);
    case 't':
        return draw(model, ui, ActionType::DrawPile);
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
        return ui.chosen || ui.focused || ui.enlarged ? close_all(ui) : Intent{.type = IntentType::OpenMenu};
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
        return tap_card(model, ui, hand_card_of(target.index));
    case TargetId::ChoicePlace:
        return choose_action(model, ui, ActionType::Place, hand_card_of(target.index));
    case TargetId::ChoiceDiscard:
        return choose_action(model, ui, ActionType::Drop, hand_card_of(target.index));
    case TargetId::Column:
        return tap_column(model, ui, static_cast<Suit>(target.index));
    case TargetId::Stock:
        return tap_stock(model, ui);
    case TargetId::Pile:
        return tap_pile(model, ui);
    case TargetId::Seat:
        return enlarge(ui, static_cast<Seat>(target.index));
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

} // namespace mitts::view::mitch
