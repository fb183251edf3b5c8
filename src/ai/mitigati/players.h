// Specialises the templates of game_players.h for Mitigati.
#pragma once

#include "ai/game_players.h"
#include "games/mitigati/game.h"

namespace mitts::ai {

template <> std::span<const Player<mitigati::Game>> players_of<mitigati::Game>();
template <> std::span<const Player<mitigati::Game>> yardsticks_of<mitigati::Game>();
template <> std::span<const Blunder<mitigati::Game>> blunders_of<mitigati::Game>();
template <>
std::unique_ptr<Thought<mitigati::Game>> begin_cheat<mitigati::Game>(const mitigati::Observation& observation,
                                                                     const mitigati::State& truth, const Rng& rng);
template <>
std::vector<Fact> facts_of<mitigati::Game>(const mitigati::Observation& observation,
                                           const Decision<mitigati::Game>& decision);

} // namespace mitts::ai
