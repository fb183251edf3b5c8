// The toy game's computer players: `random`, and `showy`, which plays its highest card.
#pragma once

#include "ai/game_players.h"
#include "tests/support/toy_game.h"

namespace mitts::tests::toy {

inline ai::Decision<ToyGame> decide_showily(const Observation& seen, Rng& /*rng*/) {
    ai::Decision<ToyGame> decision;
    for (const auto card : cards_of(seen.seen.hands[static_cast<std::size_t>(seen.viewer)])) {
        const double value = card.number;
        decision.alternatives.push_back({.action = {.card = card}, .value = value, .reasons = {{"high_card", value}}});
    }
    ai::sort_alternatives<ToyGame>(decision.alternatives);
    return decision;
}

} // namespace mitts::tests::toy

namespace mitts::ai {

template <> inline std::span<const Player<tests::ToyGame>> players_of<tests::ToyGame>() {
    using G = tests::ToyGame;
    static constexpr Player<G> players[] = {
        {.name = "random", .begin = at_once<G, decide_at_random<G>>},
        {.name = "showy", .begin = at_once<G, tests::toy::decide_showily>},
    };
    return players;
}

} // namespace mitts::ai
