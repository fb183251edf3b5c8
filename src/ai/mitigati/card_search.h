// The discard and the play of everybody who reckons: every card tried in the same sampled deals, which are played out by
// rules of thumb or, near the end, solved; the better half of the cards goes on to more deals.
#pragma once

#include "ai/mitigati/play_worlds.h"
#include "ai/player.h"
#include "games/mitigati/game.h"

namespace mitts::ai::for_mitigati {

struct CardTemper {
    int trials = 6000;      ///< cards tried in sampled deals, in all
    int solve_cards = 15;   ///< with so many cards in the three hands an ending is solved
    int solve_nodes = 8000; ///< and given up after so many cards in the search
    int solve_trials = 400; ///< cards tried in deals that are solved, in all
    int table_bits = 15;    ///< of the table for endings
    Memory memory{};
};

/// A thought about the card to discard or to play. `truth` is the state if the others' hands are known to the player, else null.
std::unique_ptr<Thought<mitts::mitigati::Game>> begin_card_search(const mitts::mitigati::Observation& observation,
                                                                  const Rng& rng, const CardTemper& temper,
                                                                  const mitts::mitigati::State* truth = nullptr);

} // namespace mitts::ai::for_mitigati
