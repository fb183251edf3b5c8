// Defines a named situation of a table, with the model and the selection, for the tests of every game.
#pragma once

#include "view/table_model.h"

#include <string>
#include <utility>

namespace mitts::tests {

template <class Model, class Ui> struct TableStateOf {
    std::string name;
    Model model{};
    Ui ui{};
};

/// Returns the match as seen by a human named Camille, with careful computers as opponents.
template <class Model, class Match, class MatchView>
Model seated(const Match& match, const MatchView& view, int players, i18n::Language language) {
    Model model;
    model.language = language;
    model.match = view;
    const auto viewer = view.seen.viewer;
    for (Seat seat = 0; seat < players; ++seat) {
        const auto name = i18n::computer_name((seat - viewer - 1 + players) % players);
        model.players.push_back({.name = name,
                                 .level = i18n::level_name(language, "careful", name),
                                 .played_by = view::PlayedBy::Computer});
    }
    model.players[static_cast<std::size_t>(viewer)] = {.name = "Camille", .played_by = view::PlayedBy::Human};
    model.can_hint = true;
    model.can_undo = match.can_undo();
    return model;
}

} // namespace mitts::tests
