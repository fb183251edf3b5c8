// The player that sees every hand: the search of the strongest player, given the table itself for the worlds it would
// otherwise have to imagine. How far it outplays that player is how much the hidden cards are worth.
//
// A yardstick of `mitts arena` and nothing else: it is no player of the page, and no request can name it.
#pragma once

#include "ai/player.h"
#include "games/games.h"

namespace mitts::ai {

/// As Player::begin, with `truth` the state that the observation was made from. It sees the hands; what is still to be dealt
/// or drawn it does not know either.
template <Game G>
std::unique_ptr<Thought<G>> begin_cheat(const typename G::Observation& observation, const typename G::State& truth,
                                        const Rng& rng);

template <>
std::unique_ptr<Thought<mitaines::Game>> begin_cheat<mitaines::Game>(const mitaines::Observation& observation,
                                                                     const mitaines::State& truth, const Rng& rng);
template <>
std::unique_ptr<Thought<mitch::Game>> begin_cheat<mitch::Game>(const mitch::Observation& observation,
                                                               const mitch::State& truth, const Rng& rng);
template <>
std::unique_ptr<Thought<mitigati::Game>> begin_cheat<mitigati::Game>(const mitigati::Observation& observation,
                                                                     const mitigati::State& truth, const Rng& rng);

} // namespace mitts::ai
