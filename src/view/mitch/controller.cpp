#include "view/mitch/controller.h"

#include "view/hand_control.h"
#include "view/mitch/choices.h"
#include "view/mitch/spoken.h"

namespace mitts::view::mitch {

namespace {

bool may_play(const TableModel& model) {
    return may_act(model) && viewer_plays(model.match.seen);
}

Intent attempt(const TableModel& model, TableUi& ui, const Action& action) {
    auto intent = submit_unless<Intent>(why_not(model.match.seen, action), ui, action);
    if (intent.type == IntentType::Submit) {
        ui.focused.reset();
    }
    return intent;
}

Intent choose_action(const TableModel& model, TableUi& ui, ActionType type, HandCard held) {
    return may_play(model) ? attempt(model, ui, {.type = type, .card = held.card}) : Intent{};
}

Intent draw(const TableModel& model, TableUi& ui, ActionType type) {
    return may_act(model) ? attempt(model, ui, {.type = type}) : Intent{};
}

// Handles a letter key that places or discards the chosen or focused card.
Intent press_choice(const TableModel& model, TableUi& ui, ActionType type) {
    const auto held = ui.chosen ? ui.chosen : ui.focused;
    return held ? choose_action(model, ui, type, *held) : Intent{};
}

/// This game's decisions for the HandController.
struct Decisions {
    using Model = TableModel;
    using Ui = TableUi;
    using Intent = mitch::Intent;
    using Held = HandCard;

    static constexpr auto card_of = &hand_card_of;
    static constexpr auto on_target = &mitch::on_target;

    static Intent tap_card(const TableModel& model, TableUi& ui, HandCard held);
    static constexpr auto double_taps = &may_play;
    // Returns the intent of a double tap: it places the card, or shows why that is not allowed. It never discards,
    // although the discard choice is under the finger after the first tap.
    static std::optional<Intent> at_once(const TableModel& model, TableUi& ui, HandCard held) {
        return choose_action(model, ui, ActionType::Place, held);
    }
    static std::optional<Intent> confirm(const TableModel& model, TableUi& ui) {
        const bool draws = viewer_draws(model.match.seen);
        return draws ? std::optional(draw(model, ui, ActionType::DrawStock)) : std::nullopt;
    }
    static Intent take(const TableModel& model, TableUi& ui, HandCard held) {
        const auto type = default_choice(model, held.card);
        return choose_action(model, ui, type.value_or(ActionType::Place), held);
    }
    static std::optional<Intent> letter(const TableModel& model, TableUi& ui, char character) {
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
            return std::nullopt;
        }
    }
    static bool close(TableUi& ui) {
        const bool open = ui.enlarged.has_value();
        ui.enlarged.reset();
        return open;
    }
};

using Controller = HandController<Decisions>;

Intent close_card(TableUi& ui) {
    ui.chosen.reset();
    return Controller::redraw();
}

// Handles a tap on a card: selects the card, which then shows its choices, or deselects it. If the card cannot be
// played, returns the reason instead. Before the draw, no card can be played (C5).
Intent Decisions::tap_card(const TableModel& model, TableUi& ui, HandCard held) {
    if (!may_act(model)) {
        return {};
    }
    if (!default_choice(model, held.card)) {
        ui.chosen.reset();
        return attempt(model, ui, {.type = ActionType::Place, .card = held.card});
    }
    if (ui.chosen == held) {
        return close_card(ui);
    }
    ui.chosen = held;
    return Controller::redraw();
}

// Handles a tap on the discard pile. If a card is selected, the tap only deselects it. Otherwise it draws from the pile
// if the viewer may (C7), or lists the pile's cards.
Intent tap_pile(const TableModel& model, TableUi& ui) {
    if (ui.chosen) {
        return close_card(ui);
    }
    const bool offered = may_act(model) && viewer_draws(model.match.seen);
    return offered ? draw(model, ui, ActionType::DrawPile) : Intent{.type = IntentType::OpenPile};
}

// Places the chosen card in its column. A tap on a column of another suit only deselects the card.
Intent tap_column(const TableModel& model, TableUi& ui, Suit suit) {
    const auto held = ui.chosen ? ui.chosen : ui.focused;
    if (held && held->card.suit() == suit && may_play(model)) {
        return attempt(model, ui, {.type = ActionType::Place, .card = held->card});
    }
    return ui.chosen ? close_card(ui) : Intent{};
}

Intent enlarge(TableUi& ui, Seat seat) {
    ui.enlarged = ui.enlarged == seat ? std::nullopt : std::optional(seat);
    return close_card(ui);
}

} // namespace

Intent on_target(const Target& target, const TableModel& model, TableUi& ui) {
    switch (target.id) {
    case TargetId::Card:
        return Decisions::tap_card(model, ui, hand_card_of(target.index));
    case TargetId::ChoicePlace:
        return choose_action(model, ui, ActionType::Place, hand_card_of(target.index));
    case TargetId::ChoiceDiscard:
        return choose_action(model, ui, ActionType::Drop, hand_card_of(target.index));
    case TargetId::Column:
        return tap_column(model, ui, static_cast<Suit>(target.index));
    case TargetId::Stock:
        return ui.chosen ? close_card(ui) : draw(model, ui, ActionType::DrawStock);
    case TargetId::Pile:
        return tap_pile(model, ui);
    case TargetId::Seat:
        return enlarge(ui, static_cast<Seat>(target.index));
    case TargetId::Table:
        return Controller::close_all(ui);
    default:
        return on_common_target<Intent>(target);
    }
}

Intent on_input(const InputEvent& input, const Scene& scene, const TableModel& model, TableUi& ui) {
    return Controller::on_input(input, scene, model, ui);
}

void tidy(TableUi& ui, const MatchView& match) {
    const auto& seen = match.seen;
    tidy_hand(ui, viewer_plays(seen), [&](HandCard held) { return seen.hand.count(held.card) <= held.copy; });
}

} // namespace mitts::view::mitch
