// The players of every game, by name. Adding one is a line in `players_of`; a game without a line has `random` alone.
#pragma once

#include "ai/player.h"
#include "ai/random_player.h"
#include "games/games.h"

#include <span>

namespace mitts::ai {

/// A game's players, the weakest first. The names are unique.
template <Game G> std::span<const Player<G>> players_of() {
    static constexpr Player<G> players[] = {{.name = "random", .begin = at_once<G, decide_at_random<G>>}};
    return players;
}

template <> std::span<const Player<mitaines::Game>> players_of<mitaines::Game>();
template <> std::span<const Player<mitch::Game>> players_of<mitch::Game>();
template <> std::span<const Player<mitigati::Game>> players_of<mitigati::Game>();

/// The game's player with this name, or null.
template <Game G> const Player<G>* find_player(std::string_view name) {
    for (const auto& player : players_of<G>()) {
        if (player.name == name) {
            return &player;
        }
    }
    return nullptr;
}

/// "random, careful, master": for messages.
template <Game G> std::string player_names() {
    std::string names;
    for (const auto& player : players_of<G>()) {
        names += (names.empty() ? "" : ", ") + std::string(player.name);
    }
    return names;
}

} // namespace mitts::ai
