// What one touch on a card means where a second one is not needed.
#pragma once

#include "table/game_parts.h"
#include "table/table_players.h"
#include "view/input.h"
#include "view/settings.h"

#include <optional>

namespace mitts::table {

template <class Action, class Held> bool is_of(const Action& action, const Held& held) {
    if constexpr (requires { held.card; }) {
        return action.card == held.card;
    } else {
        return action.card == held;
    }
}

/// The action meant by choosing this card of the viewer, who is to act: it is all that the rules allow, or a card of a trick, and the
/// settings want no second touch. Else nothing.
template <GameParts Parts, class Held>
std::optional<typename Parts::Game::Action> meant_at_once(const typename Parts::TableModel& model, const Held& chosen,
                                                          const view::Settings& settings,
                                                          const view::InputEvent& input) {
    if (settings.confirm == view::ConfirmChoice::On) {
        return std::nullopt;
    }
    const auto legal = legal_for<typename Parts::Game>(model.match.seen);
    const bool forced = legal.size() == 1 && settings.forced == view::ForcedChoice::OneTouch;
    const bool quick = Parts::plays_tricks && (settings.taps == view::TapsChoice::One ||
                                               (settings.taps == view::TapsChoice::Automatic && input.by_mouse));
    for (const auto& action : legal) {
        if ((forced || quick) && is_of(action, chosen)) {
            return action;
        }
    }
    return std::nullopt;
}

} // namespace mitts::table
