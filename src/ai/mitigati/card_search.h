// The discard and the play of all sampling players. It tries every card in the same sampled deals. The deals are played
// out by rules of thumb or, near the end, solved. The better half of the cards is tried in more deals.
#pragma once

#include "ai/mitigati/play_worlds.h"
#include "ai/player.h"
#include "games/mitigati/game.h"

namespace mitts::ai::for_mitigati {

struct CardTemper {
    int trials = 6000;      ///< the total number of trials in sampled deals
    int solve_cards = 15;   ///< the maximum number of cards in the three hands for solving an ending
    int solve_nodes = 8000; ///< the search limit for solving, in cards played
    int solve_trials = 400; ///< the total number of trials in solved deals
    int table_bits = 15;    ///< the size of the transposition table for endings
    Memory memory{};
};

/// Begins a thought about the card to discard or to play. `truth` is the state if the player knows the others' hands,
/// otherwise null.
std::unique_ptr<Thought<mitts::mitigati::Game>> begin_card_search(const mitts::mitigati::Observation& observation,
                                                                  const Rng& rng, const CardTemper& temper,
                                                                  const mitts::mitigati::State* truth = nullptr);

} // namespace mitts::ai::for_mitigati
