// What pointer and keyboard do alike on every table: a hand of cards one of which may be focused, hovered over and
// chosen, double taps, and the places and letters that every table has.
//
// Each game's controller is a HandController with its own decisions. `Held` is what the game calls a card of a hand.
#pragma once

#include "view/geometry.h"
#include "view/input.h"
#include "view/intent.h"
#include "view/people.h"
#include "view/scene.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace mitts::view {

/// Hover and selection in a hand; each game's TableUi adds its own.
template <class Held> struct HandUi {
    std::optional<Held> chosen{};  ///< lifted, its choices open
    std::optional<Held> focused{}; ///< by the keyboard
    std::optional<Held> hovered{};
    std::optional<Target> pressed{}; ///< where the pointer went down
    std::optional<Held> last_tap{};
    Point last_tap_at{};
    double last_tap_ms = -1e9;
};

/// The pointer goes down: where it does is kept. Returns the place, or none.
template <class Held> const Target* press_pointer(HandUi<Held>& ui, const InputEvent& input, const Scene& scene) {
    const auto* target = scene.hit(input.at);
    ui.pressed = target != nullptr ? std::optional(*target) : std::nullopt;
    return target;
}

/// The pointer goes up: the place that was touched, which is the one where it went down; none if it slid to another.
template <class Held> const Target* release_pointer(HandUi<Held>& ui, const InputEvent& input, const Scene& scene) {
    const auto pressed = ui.pressed;
    ui.pressed.reset();
    const auto* target = scene.hit(input.at);
    const bool same = pressed && target != nullptr && pressed->id == target->id && pressed->index == target->index;
    return same ? target : nullptr;
}

/// True if the pointer came to another card or left one.
template <class Held> bool hover(HandUi<Held>& ui, std::optional<Held> card) {
    if (card == ui.hovered) {
        return false;
    }
    ui.hovered = card;
    return true;
}

/// Whether a tap is the second one after one at this place and time.
inline bool taps_again(Point at, double time_ms, const InputEvent& input) {
    constexpr double soon_ms = 350;
    constexpr float near = 24;
    const float x = input.at.x - at.x;
    const float y = input.at.y - at.y;
    return input.time_ms - time_ms <= soon_ms && x * x + y * y <= near * near;
}

/// The card that a double tap means: the one tapped last, if this tap is soon enough and at the same place; a choice
/// touched elsewhere is meant for itself.
template <class Held> std::optional<Held> double_tapped(const HandUi<Held>& ui, const InputEvent& input) {
    return taps_again(ui.last_tap_at, ui.last_tap_ms, input) ? ui.last_tap : std::nullopt;
}

/// What a later tap may be the second one of: a card, or nothing.
template <class Held> void remember_tap(HandUi<Held>& ui, const InputEvent& input, std::optional<Held> card) {
    ui.last_tap = card;
    ui.last_tap_at = input.at;
    ui.last_tap_ms = input.time_ms;
}

/// The keyboard's focus goes a card on (1) or back (−1), around the ends; nothing is chosen any more. There are cards.
template <class Held> void step_focus(HandUi<Held>& ui, const std::vector<Held>& cards, int step) {
    const auto count = static_cast<int>(cards.size());
    const auto found = ui.focused ? std::find(cards.begin(), cards.end(), *ui.focused) : cards.end();
    int at = step > 0 ? 0 : count - 1;
    if (found != cards.end()) {
        at = (static_cast<int>(found - cards.begin()) + step + count) % count;
    }
    ui.focused = cards[static_cast<std::size_t>(at)];
    ui.chosen.reset();
}

/// A card is taken up, to be given or put aside with others, or put back; one more than `most` takes the place of the
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

/// All cards taken up are given or put aside, if they are as many as asked; else the refusal.
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

/// The gate's answer is asked before it is passed, so that a choice that is barred says why at once.
template <class Intent, class Held, class Refusal, class Action>
Intent submit_unless(const std::optional<Refusal>& refusal, HandUi<Held>& ui, const Action& action) {
    if (refusal) {
        return {.type = IntentType::Refuse, .refusal = *refusal};
    }
    ui.chosen.reset();
    ui.last_tap.reset();
    return {.type = IntentType::Submit, .actions = {action}};
}

/// The places that every table has; None for others.
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
        return {.type = IntentType::Explain, .section = target.index};
    case TargetId::Rule:
        return {.type = IntentType::ShowRule};
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

/// The letters that every table has; None for others.
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

/// Reads pointer and keyboard on a hand, and leaves to the game what only it can say. `Game` has, besides its types Model,
/// Ui, Intent and Held:
///   hand(model)                   the cards in the order of the picture
///   card_of(index)                what a target's index names
///   tap_card(model, ui, card)     a tap, by finger or by key
///   on_target(target, model, ui)  a tap on any other place
///   double_taps(model)            whether a double tap may mean something
///   at_once(model, ui, card)      what it does; nothing where that is barred
///   confirm(model, ui)            what Enter does first, whatever is chosen; nothing if there is no such thing
///   take(model, ui, card)         what Enter does with the chosen card
///   letter(model, ui, character)  the game's own keys; nothing for others
///   close(ui)                     closes what only this game opens; whether something was open
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
            return hover(ui, card_under(scene.hit(input.at))) ? redraw() : Intent{};
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
        if (Game::double_taps(model)) { // whatever the first tap opened or moved under the second
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
        const auto cards = Game::hand(model);
        if (cards.empty() || model.curtain == Curtain::Closed) {
            return {};
        }
        step_focus(ui, cards, step);
        return redraw();
    }

    static Intent pick_number(const Model& model, Ui& ui, int number) {
        const auto cards = Game::hand(model);
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
