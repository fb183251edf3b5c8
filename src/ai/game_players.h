// The players of a game, by name. ai/<game>/players.h lists them. A game without that file has only `random`.
#pragma once

#include "ai/player.h"
#include "ai/random_player.h"
#include "games/fact.h"

#include <span>
#include <string>

namespace mitts::ai {

/// The players of a game, weakest first. The names are unique.
template <Game G> std::span<const Player<G>> players_of() {
    static constexpr Player<G> players[] = {{.name = "random", .begin = at_once<G, decide_at_random<G>>}};
    return players;
}

/// Players for measurements in contests only, for example one that knows how the others play, or imitations of people.
/// They are not on the page, and requests cannot name them.
template <Game G> std::span<const Player<G>> yardsticks_of() {
    return {};
}

/// Begins the player that sees every hand. It runs the search of the strongest player on the real table in place of
/// imagined ones. Its lead over that player is the value of the hidden cards. It is another yardstick. The parameters
/// are those of Player::begin, and `truth` is the state behind the observation. It does not use the order of the
/// undealt cards.
template <Game G>
std::unique_ptr<Thought<G>> begin_cheat(const typename G::Observation& observation, const typename G::State& truth,
                                        const Rng& rng);

/// Returns the facts about the best choice of a decision that its seat can verify, in descending weight, at most three.
/// Empty for a game without facts.
template <Game G>
std::vector<Fact> facts_of(const typename G::Observation& /*observation*/, const Decision<G>& /*decision*/) {
    return {};
}

/// A kind of move that sensible people would call a blunder, given what the seat sees, or a pointlessly odd move. The
/// test uses only the rules, exactly or by trying all moves, never a player's judgement.
template <Game G> struct Blunder {
    std::string_view name; ///< a name such as "lost-suit"
    bool (*is)(const typename G::Observation& seen, const typename G::Action& action) = nullptr;
};

/// The kinds of blunders that are counted for a game (ai/arena/blunders.h). Its `decency.cpp` defines them. A move may
/// be of several kinds.
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
/// Returns the game's player or yardstick with this name, or null.
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

/// Returns the names for messages: "random, careful, master".
template <Game G> std::string player_names() {
    return names_of<G>(players_of<G>());
}
template <Game G> std::string contestant_names() {
    const auto more = names_of<G>(yardsticks_of<G>());
    return player_names<G>() + (more.empty() ? "" : ", " + more);
}

} // namespace mitts::ai
