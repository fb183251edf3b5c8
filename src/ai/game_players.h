// Finds a game's players by name. ai/<game>/players.h lists them. A game without that file has only the player
// `random`.
#pragma once

#include "ai/player.h"
#include "ai/random_player.h"
#include "games/fact.h"

#include <span>
#include <string>

namespace mitts::ai {

/// Returns the players of a game, weakest first. Their names are unique.
template <Game G> std::span<const Player<G>> players_of() {
    static constexpr Player<G> players[] = {{.name = "random", .begin = at_once<G, decide_at_random<G>>}};
    return players;
}

/// Returns the baseline players, such as simulated people. They are used only in contests. The page does not offer
/// them, and requests cannot name them.
template <Game G> std::span<const Player<G>> yardsticks_of() {
    return {};
}

/// Begins a decision by `cheat`, a baseline player that sees every hand. It runs the strongest player's search on the
/// actual hands instead of sampled ones. Its lead over that player measures the value of seeing the hidden cards. It
/// does not know the order of the stock. The parameters are those of Player::begin; `truth` is the full state of the
/// same position.
template <Game G>
std::unique_ptr<Thought<G>> begin_cheat(const typename G::Observation& observation, const typename G::State& truth,
                                        const Rng& rng);

/// Returns at most three facts that the seat can verify about the best choice, in descending order of weight. Returns
/// an empty list for a game without facts.
template <Game G>
std::vector<Fact> facts_of(const typename G::Observation& /*observation*/, const Decision<G>& /*decision*/) {
    return {};
}

/// A kind of blunder. A blunder is a pointless move, or a move that a sensible person with the seat's information would
/// avoid. The rules decide whether a move is a blunder, either directly or by a search through all moves. No player's
/// evaluation is involved.
template <Game G> struct Blunder {
    std::string_view name; ///< a name such as "lost-suit"
    bool (*is)(const typename G::Observation& seen, const typename G::Action& action) = nullptr;
};

/// Returns the kinds of blunders that are counted for a game (ai/arena/blunders.h). The game's `decency.cpp` defines
/// them. One move may be several kinds of blunder.
template <Game G> std::span<const Blunder<G>> blunders_of() {
    return {};
}

template <Game G> const Player<G>* named(std::span<const Player<G>> players, std::string_view name) {
    const auto found =
        std::find_if(players.begin(), players.end(), [name](const auto& player) { return player.name == name; });
    return found == players.end() ? nullptr : &*found;
}

/// Returns the game's player with this name, or null.
template <Game G> const Player<G>* find_player(std::string_view name) {
    return named<G>(players_of<G>(), name);
}
/// Returns the game's player or baseline player with this name, or null.
template <Game G> const Player<G>* find_contestant(std::string_view name) {
    const auto* player = find_player<G>(name);
    return player != nullptr ? player : named<G>(yardsticks_of<G>(), name);
}

template <Game G> std::string names_of(std::span<const Player<G>> players) {
    std::string names;
    for (const auto& player : players) {
        names += (names.empty() ? "" : ", ") + std::string(player.name);
    }
    return names;
}

/// Returns the players' names for error messages, for example "random, careful, master".
template <Game G> std::string player_names() {
    return names_of<G>(players_of<G>());
}
template <Game G> std::string contestant_names() {
    const auto more = names_of<G>(yardsticks_of<G>());
    return player_names<G>() + (more.empty() ? "" : ", " + more);
}

} // namespace mitts::ai
