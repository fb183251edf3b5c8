// Specialises the templates of game_players.h for Mitch.
#pragma once

#include "ai/game_players.h"
#include "games/mitch/game.h"

namespace mitts::ai {

template <> std::span<const Player<mitch::Game>> players_of<mitch::Game>();
template <> std::span<const Player<mitch::Game>> yardsticks_of<mitch::Game>();
template <> std::span<const Blunder<mitch::Game>> blunders_of<mitch::Game>();
template <>
std::unique_ptr<Thought<mitch::Game>> begin_cheat<mitch::Game>(const mitch::Observation& observation,
                                                               const mitch::State& truth, const Rng& rng);
template <>
std::vector<Fact> facts_of<mitch::Game>(const mitch::Observation& observation, const Decision<mitch::Game>& decision);

} // namespace mitts::ai
