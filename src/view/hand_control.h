// Pointer and keyboard control for the hand of cards and for the targets and letter keys that all tables share.
//
// Each game's controller is a HandController with game-specific decisions. `Held` is the game's type for a card in a
// hand.
#pragma once

#include "view/hand_ui.h"
#include "view/intent.h"
#include "view/people.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace mitts::view {

/// Selects a card to give or discard, or deselects it. If `most` cards are already selected, the new card replaces the
/// first.
template <class Held> void toggle_taken(std::vector<Held>& taken, Held card, int most) {
    const auto found = std::find(taken.begin(), taken.end(), card);
    if (found != taken.end()) {
        taken.erase(found);
        return;
    }
    taken.push_back(card);
    if (static_cast<int>(taken.size()) > most) {
        taken.erase(taken.begin());
    }
}

/// Returns the intent to give or discard the selected cards, or the refusal if their number is wrong.
template <class Intent, class Held, class Type, class RefusalId>
Intent confirm_taken(std::vector<Held>& taken, int asked, Type type, RefusalId incomplete) {
    if (static_cast<int>(taken.size()) != asked || taken.empty()) {
        return {.type = IntentType::Refuse, .refusal = {.id = incomplete}};
    }
    Intent intent{.type = IntentType::Submit};
    for (const auto card : taken) {
        intent.actions.push_back({.type = type, .card = card});
    }
    taken.clear();
    return intent;
}

/// Returns the intent to submit an action, or to show the refusal if there is one.
template <class Intent, class Held, class Refusal, class Action>
Intent submit_unless(const std::optional<Refusal>& refusal, HandUi<Held>& ui, const Action& action) {
    if (refusal) {
        return {.type = IntentType::Refuse, .refusal = *refusal};
    }
    ui.chosen.reset();
    ui.last_tap.reset();
    return {.type = IntentType::Submit, .actions = {action}};
}

/// Returns the intent for a target that every table has, or None for any other target.
template <class Intent> Intent on_common_target(const Target& target) {
    switch (target.id) {
    case TargetId::Ready:
        return {.type = IntentType::Ready};
    case TargetId::Menu:
        return {.type = IntentType::OpenMenu};
    case TargetId::Log:
        return {.type = IntentType::OpenLog};
    case TargetId::Scores:
        return {.type = IntentType::OpenScores};
    case TargetId::Pile:
        return {.type = IntentType::OpenPile};
    case TargetId::Word:
    case TargetId::Rule:
        return {.type = IntentType::ShowRule, .rule = target.rule};
    case TargetId::Seat:
        return {.type = IntentType::OpenPlayer, .seat = static_cast<Seat>(target.index)};
    case TargetId::Bubble:
        return {.type = IntentType::AskWhy, .seat = static_cast<Seat>(target.index)};
    case TargetId::Hint:
        return {.type = target.enabled ? IntentType::AskHint : IntentType::None};
    case TargetId::Undo:
        return {.type = target.enabled ? IntentType::Undo : IntentType::None};
    case TargetId::Redo:
        return {.type = IntentType::Redo};
    default:
        return {};
    }
}

/// Returns the intent for a letter key that works on every table, or None for any other letter.
template <class Intent> Intent on_common_letter(char letter) {
    switch (letter) {
    case 'h':
        return {.type = IntentType::AskHint};
    case 'u':
        return {.type = IntentType::Undo};
    case 'r':
        return {.type = IntentType::Redo};
    case 'l':
        return {.type = IntentType::OpenLog};
    default:
        return {};
    }
}

/// Handles pointer and keyboard input for the hand returned by `own_hand`. Decisions are left to `Game`, which defines
/// the types Model, Ui, Intent and Held, and these functions:
///   card_of(index)                returns the card of the target with this index
///   tap_card(model, ui, card)     handles a tap, by finger or key
///   on_target(target, model, ui)  handles a tap on any other target
///   double_taps(model)            returns true if a double tap has an effect now
///   at_once(model, ui, card)      handles a double tap; returns nullopt to treat it as a single tap
///   confirm(model, ui)            handles Enter; returns nullopt if Enter applies to the chosen card
///   take(model, ui, card)         handles Enter on the chosen card
///   letter(model, ui, character)  handles the game's letter keys; returns nullopt for others
///   close(ui)                     closes anything that this game has opened; returns true if anything was open
template <class Game> class HandController {
public:
    using Model = typename Game::Model;
    using Ui = typename Game::Ui;
    using Intent = typename Game::Intent;
    using Held = typename Game::Held;

    static Intent on_input(const InputEvent& input, const Scene& scene, const Model& model, Ui& ui) {
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
            // Otherwise nothing looks different, and a redraw would delay the computers' moves.
            return hover(ui, card_under(scene.hit(input.at))) && may_act(model) ? redraw() : Intent{};
        case InputType::Key:
            return press_key(input, model, ui);
        }
        return {};
    }

    static Intent redraw() {
        return {.type = IntentType::Redraw};
    }

    static Intent close_all(Ui& ui) {
        const bool own = Game::close(ui);
        const bool open = own || ui.chosen || ui.focused;
        ui.chosen.reset();
        ui.focused.reset();
        return open ? redraw() : Intent{};
    }

private:
    static std::optional<Held> card_under(const Target* target) {
        const bool on_card = target != nullptr && target->id == TargetId::Card;
        return on_card ? std::optional(Game::card_of(target->index)) : std::nullopt;
    }

    static Intent release(const InputEvent& input, const Scene& scene, const Model& model, Ui& ui) {
        const auto* target = release_pointer(ui, input, scene);
        if (target == nullptr) {
            return {};
        }
        if (Game::double_taps(model)) { // a second tap counts even if the first tap selected or moved the card
            if (const auto card = double_tapped(ui, input)) {
                if (const auto intent = Game::at_once(model, ui, *card)) {
                    return *intent;
                }
            }
            remember_tap(ui, input, card_under(target));
        }
        return Game::on_target(*target, model, ui);
    }

    static Intent move_focus(const Model& model, Ui& ui, int step) {
        const auto cards = own_hand(model);
        if (cards.empty() || model.curtain == Curtain::Closed) {
            return {};
        }
        step_focus(ui, cards, step);
        return redraw();
    }

    static Intent pick_number(const Model& model, Ui& ui, int number) {
        const auto cards = own_hand(model);
        if (number >= static_cast<int>(cards.size()) || !may_act(model)) {
            return {};
        }
        ui.focused = cards[static_cast<std::size_t>(number)];
        ui.chosen.reset();
        return Game::tap_card(model, ui, *ui.focused);
    }

    static Intent press_enter(const Model& model, Ui& ui) {
        if (model.curtain == Curtain::Closed) {
            return {.type = IntentType::Ready};
        }
        if (!may_act(model)) {
            return {};
        }
        if (const auto intent = Game::confirm(model, ui)) {
            return *intent;
        }
        if (ui.chosen) {
            return Game::take(model, ui, *ui.chosen);
        }
        return ui.focused ? Game::tap_card(model, ui, *ui.focused) : move_focus(model, ui, 1);
    }

    static Intent press_character(const Model& model, Ui& ui, char character) {
        if (const auto intent = Game::letter(model, ui, character)) {
            return *intent;
        }
        return character >= '1' && character <= '9' ? pick_number(model, ui, character - '1')
                                                    : on_common_letter<Intent>(character);
    }

    static Intent press_key(const InputEvent& input, const Model& model, Ui& ui) {
        switch (input.key) {
        case Key::Left:
            return move_focus(model, ui, -1);
        case Key::Right:
            return move_focus(model, ui, 1);
        case Key::Enter:
            return press_enter(model, ui);
        case Key::Escape: {
            const auto closed = close_all(ui);
            return closed.type == IntentType::None ? Intent{.type = IntentType::OpenMenu} : closed;
        }
        case Key::Character:
            return press_character(model, ui, input.character);
        case Key::Up:
        case Key::Down:
        case Key::None:
            break;
        }
        return {};
    }
};

} // namespace mitts::view
