// What pointer and keyboard do alike on every table: a hand of cards one of which may be focused, hovered over and chosen,
// double taps, and the places and letters that every table has.
//
// Each game's controller is made of these and of its own rules. `Held` is what the game calls a card of a hand.
#pragma once

#include "view/geometry.h"
#include "view/input.h"
#include "view/intent.h"
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

/// The card that a double tap means: the one tapped last, if this tap is soon enough and at the same place; a choice touched
/// elsewhere is meant for itself.
template <class Held> std::optional<Held> double_tapped(const HandUi<Held>& ui, const InputEvent& input) {
    constexpr double soon_ms = 350;
    constexpr float near = 24;
    const float x = input.at.x - ui.last_tap_at.x;
    const float y = input.at.y - ui.last_tap_at.y;
    const bool again = input.time_ms - ui.last_tap_ms <= soon_ms && x * x + y * y <= near * near;
    return again ? ui.last_tap : std::nullopt;
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
    case TargetId::Seat:
        return {.type = IntentType::OpenPlayer, .seat = static_cast<Seat>(target.index)};
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

} // namespace mitts::view
