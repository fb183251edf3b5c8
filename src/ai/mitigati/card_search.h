// Chooses discards and plays for all players that sample deals. Every card is tried in the same deals. The deals are
// played out by rules of thumb or, near the end, solved. The better half of the cards is then tried in more deals.
#pragma once

#include "ai/mitigati/play_worlds.h"
#include "ai/player.h"
#include "games/mitigati/game.h"

namespace mitts::ai::for_mitigati {

struct CardTemper {
    int trials = 6000;      ///< the total number of trials in sampled deals
    int solve_cards = 15;   ///< endings with at most this many cards in the three hands are solved
    int solve_nodes = 8000; ///< the work limit for solving an ending, in cards played
    int solve_trials = 400; ///< the total number of trials in solved deals
    int table_bits = 15;    ///< the transposition table for endings has 2^table_bits positions
    Memory memory{};
};

/// Begins a decision on which card to discard or play. `truth` is the full state if the player knows the others' hands,
/// otherwise null.
std::unique_ptr<Thought<mitts::mitigati::Game>> begin_card_search(const mitts::mitigati::Observation& observation,
                                                                  const Rng& rng, const CardTemper& temper,
                                                                  const mitts::mitigati::State* truth = nullptr);

} // namespace mitts::ai::for_mitigati
