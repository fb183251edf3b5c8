// Specialises the templates of game_players.h for Mitaines.
#pragma once

#include "ai/game_players.h"
#include "games/mitaines/game.h"

namespace mitts::ai {

template <> std::span<const Player<mitaines::Game>> players_of<mitaines::Game>();
template <> std::span<const Player<mitaines::Game>> yardsticks_of<mitaines::Game>();
template <> std::span<const Blunder<mitaines::Game>> blunders_of<mitaines::Game>();
template <>
std::unique_ptr<Thought<mitaines::Game>> begin_cheat<mitaines::Game>(const mitaines::Observation& observation,
                                                                     const mitaines::State& truth, const Rng& rng);
template <>
std::vector<Fact> facts_of<mitaines::Game>(const mitaines::Observation& observation,
                                           const Decision<mitaines::Game>& decision);

} // namespace mitts::ai
