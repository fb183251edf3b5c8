// The pointer and keyboard state of a hand of cards: focus, hover, selection and double taps.
#pragma once

#include "view/geometry.h"
#include "view/input.h"
#include "view/scene.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace mitts::view {

/// The hover and selection state of a hand. Each game's TableUi adds fields.
template <class Held> struct HandUi {
    std::optional<Held> chosen{};  ///< the selected card, which is raised and shows its choices, if any
    std::optional<Held> focused{}; ///< the card with the keyboard focus
    std::optional<Held> hovered{};
    std::optional<Target> pressed{}; ///< the target on which the pointer was pressed
    std::optional<Held> last_tap{};
    Point last_tap_at{};
    double last_tap_ms = -1e9;
};

/// Handles a pointer press. Stores and returns the target under the pointer, or null if there is none.
template <class Held> const Target* press_pointer(HandUi<Held>& ui, const InputEvent& input, const Scene& scene) {
    const auto* target = scene.hit(input.at);
    ui.pressed = target != nullptr ? std::optional(*target) : std::nullopt;
    return target;
}

/// Handles a pointer release. Returns the target under the pointer if it is the pressed target, otherwise null.
template <class Held> const Target* release_pointer(HandUi<Held>& ui, const InputEvent& input, const Scene& scene) {
    const auto pressed = ui.pressed;
    ui.pressed.reset();
    const auto* target = scene.hit(input.at);
    const bool same = pressed && target != nullptr && pressed->id == target->id && pressed->index == target->index;
    return same ? target : nullptr;
}

/// Updates the hovered card. Returns true if it changed.
template <class Held> bool hover(HandUi<Held>& ui, std::optional<Held> card) {
    if (card == ui.hovered) {
        return false;
    }
    ui.hovered = card;
    return true;
}

/// Returns true if `input` is the second tap of a double tap whose first tap was at this place and time.
inline bool taps_again(Point at, double time_ms, const InputEvent& input) {
    constexpr double soon_ms = 350;
    constexpr float near = 24;
    const float x = input.at.x - at.x;
    const float y = input.at.y - at.y;
    return input.time_ms - time_ms <= soon_ms && x * x + y * y <= near * near;
}

/// Returns the card of the previous tap if this tap makes it a double tap. Otherwise returns nullopt.
template <class Held> std::optional<Held> double_tapped(const HandUi<Held>& ui, const InputEvent& input) {
    return taps_again(ui.last_tap_at, ui.last_tap_ms, input) ? ui.last_tap : std::nullopt;
}

/// Stores a tap as the possible first tap of a double tap. `card` is empty if the tap did not hit a card.
template <class Held> void remember_tap(HandUi<Held>& ui, const InputEvent& input, std::optional<Held> card) {
    ui.last_tap = card;
    ui.last_tap_at = input.at;
    ui.last_tap_ms = input.time_ms;
}

/// Moves the keyboard focus one card forward (1) or back (−1), wrapping around, and clears the selection. The hand must
/// not be empty.
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

} // namespace mitts::view
