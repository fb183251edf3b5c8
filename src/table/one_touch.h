// What one touch on a card means where a second one is not needed.
#pragma once

#include "table/game_parts.h"
#include "table/table_players.h"
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

/// The action meant by choosing this card of the viewer, who is to act: there is nothing to choose on it, or nothing else is allowed
/// at all, and the settings want no second touch. Else nothing.
template <GameParts Parts, class Held>
std::optional<typename Parts::Game::Action> meant_at_once(const typename Parts::TableModel& model, const Held& chosen,
                                                          const view::Settings& settings) {
    if (settings.confirm == view::ConfirmChoice::On || settings.forced == view::ForcedChoice::TwoTouches) {
        return std::nullopt;
    }
    const auto legal = legal_for<typename Parts::Game>(model.match.seen);
    const bool plain = settings.taps == view::TapsChoice::One && !Parts::offers_choices(model, chosen);
    for (const auto& action : legal) {
        if ((plain || legal.size() == 1) && is_of(action, chosen)) {
            return action;
        }
    }
    return std::nullopt;
}

} // namespace mitts::table
