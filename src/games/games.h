// The list of all games. A new game needs a folder and an entry here.
#pragma once

#include "games/game.h"
#include "games/mitaines/game.h"
#include "games/mitch/game.h"
#include "games/mitigati/game.h"

#include <string>
#include <string_view>
#include <type_traits>
#include <variant>

namespace mitts {

static_assert(Game<mitaines::Game>);
static_assert(Game<mitch::Game>);
static_assert(Game<mitigati::Game>);

/// A std::variant with the alternative `Of<G>` for every game, for example a match of any game.
template <template <class> class Of>
using OneOfTheGames = std::variant<Of<mitaines::Game>, Of<mitch::Game>, Of<mitigati::Game>>;

/// Calls `visit(std::type_identity<G>{})` for every game.
template <class Visit> void for_each_game(Visit&& visit) {
    visit(std::type_identity<mitaines::Game>{});
    visit(std::type_identity<mitch::Game>{});
    visit(std::type_identity<mitigati::Game>{});
}

/// Calls `visit(std::type_identity<G>{})` for the game with this name. Returns false if there is no such game.
template <class Visit> bool visit_game(std::string_view name, Visit&& visit) {
    bool found = false;
    for_each_game([&](auto game) {
        if (decltype(game)::type::name == name) {
            found = true;
            visit(game);
        }
    });
    return found;
}

/// Returns the names of all games for messages: "mitaines, …".
inline std::string game_names() {
    std::string names;
    for_each_game([&](auto game) { names += (names.empty() ? "" : ", ") + std::string(decltype(game)::type::name); });
    return names;
}

} // namespace mitts
