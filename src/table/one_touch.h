// Decides whether one touch on a card is enough to play it.
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

/// Returns the action that one touch on this card performs while the viewer is on turn: the card's only action, or the
/// player's only legal action. Returns nothing otherwise, or if the settings require a second touch.
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
