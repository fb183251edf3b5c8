// A game's players, by name. Which it has is told in ai/<game>/players.h; a game that tells nothing has `random` alone.
#pragma once

#include "ai/player.h"
#include "ai/random_player.h"
#include "games/fact.h"

#include <span>
#include <string>

namespace mitts::ai {

/// A game's players, the weakest first. The names are unique.
template <Game G> std::span<const Player<G>> players_of() {
    static constexpr Player<G> players[] = {{.name = "random", .begin = at_once<G, decide_at_random<G>>}};
    return players;
}

/// Measures for the players in contests, such as one that is told how the others play, and people made up. They are no players of
/// the page, and no request can name them.
template <Game G> std::span<const Player<G>> yardsticks_of() {
    return {};
}

/// The player that sees every hand: the search of the strongest player, given the table itself for the worlds it would otherwise
/// have to imagine. How far it outplays that player is how much the hidden cards are worth. Another yardstick: as Player::begin,
/// with `truth` the state that the observation was made from; what is still to be dealt or drawn it does not know either.
template <Game G>
std::unique_ptr<Thought<G>> begin_cheat(const typename G::Observation& observation, const typename G::State& truth,
                                        const Rng& rng);

/// What can be checked about the best choice of a decision from what its seat knows, the weightiest first, at most three. A game that
/// tells nothing has none.
template <Game G>
std::vector<Fact> facts_of(const typename G::Observation& /*observation*/, const Decision<G>& /*decision*/) {
    return {};
}

/// A kind of move that sensible people would call a blunder, seeing what its seat sees, or odd where another costs no more. It is
/// decided by the rules alone, exactly or by trying everything, never by what a player thinks.
template <Game G> struct Blunder {
    std::string_view name; ///< "lost-suit"
    bool (*is)(const typename G::Observation& seen, const typename G::Action& action) = nullptr;
};

/// The kinds that are counted in a game (ai/arena/blunders.h): its `decency.cpp`. A move may be of several.
template <Game G> std::span<const Blunder<G>> blunders_of() {
    return {};
}

template <Game G> const Player<G>* named(std::span<const Player<G>> players, std::string_view name) {
    const auto found =
        std::find_if(players.begin(), players.end(), [name](const auto& player) { return player.name == name; });
    return found == players.end() ? nullptr : &*found;
}

/// The game's player with this name, or null.
template <Game G> const Player<G>* find_player(std::string_view name) {
    return named<G>(players_of<G>(), name);
}
/// The same among its yardsticks too.
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

/// "random, careful, master": for messages.
template <Game G> std::string player_names() {
    return names_of<G>(players_of<G>());
}
template <Game G> std::string contestant_names() {
    const auto more = names_of<G>(yardsticks_of<G>());
    return player_names<G>() + (more.empty() ? "" : ", " + more);
}

} // namespace mitts::ai
