// The players of Mitigati who are no yardstick, the weaker ones with faults that people have.
//
// newcomer:  bids by how pretty its cards are, comes down a little when asked, though not with a splendid hand, and often asks
//            for more cards to see them; takes whatever it can now, counts nothing.
// hasty:     knows what trumps and honours are worth, though not that others have some too; bids early and high, gives in
//            fast, plays by the rules of thumb at once and counts nothing.
//
// All others reckon in one way: a bid by sampled deals (haggle.h), a discard or a card by trying it in sampled deals
// (card_search.h). They differ in their temper: how long they think, what they remember, and how they bargain.
#pragma once

#include "ai/mitigati/card_search.h"
#include "ai/mitigati/haggle.h"

namespace mitts::ai::for_mitigati {

/// Decisions of the viewer on turn.
Decision<mitts::mitigati::Game> decide_as_newcomer(const mitts::mitigati::Observation& observation, Rng& rng);
Decision<mitts::mitigati::Game> decide_hastily(const mitts::mitigati::Observation& observation, Rng& rng);

/// How somebody who reckons does so.
struct Temper {
    HaggleTemper bids{};
    CardTemper cards{};
};

/// How forgetful and careful bargain: the others' bids they take nearly at their word, and they ask for little more than
/// their hand is worth.
constexpr HaggleTemper trusting(int deals, int concession) {
    HaggleTemper temper{.deals = deals, .markup = 6, .opening_play = 5, .concession = concession, .greed = never};
    temper.prospects = {};
    temper.first_bias = temper.firm_bias = temper.yield_bias = 3;
    temper.first_spread = 10;
    return temper;
}
/// From a handful of deals; of what was played they remember the last few tricks.
inline constexpr Temper forgetful{.bids = trusting(16, 6),
                                  .cards = {.trials = 60, .solve_cards = 0, .memory = {.cards = 9, .candidates = 1}}};
/// From few deals, but every card is counted.
inline constexpr Temper careful{.bids = trusting(40, 3),
                                .cards = {.trials = 60, .solve_cards = 0, .memory = {.candidates = 1}}};
/// The master in small; it opens lower and settles for less than its hand is worth.
inline constexpr Temper expert{
    .bids = {.deals = 200, .markup = 6, .prospects = {-2, -3, -6}},
    .cards = {.trials = 500, .solve_trials = 60, .table_bits = 12, .memory = {.candidates = 1}}};
inline constexpr Temper master{};

/// A thought of the viewer on turn. `truth` is the state if the others' hands are known to the player, else null.
std::unique_ptr<Thought<mitts::mitigati::Game>> begin_reckoning(const mitts::mitigati::Observation& observation,
                                                                const Rng& rng, const Temper& temper,
                                                                const mitts::mitigati::State* truth = nullptr);

/// As Player::begin.
template <const Temper& temper>
std::unique_ptr<Thought<mitts::mitigati::Game>> begin_with(const mitts::mitigati::Observation& observation,
                                                           const Rng& rng) {
    return begin_reckoning(observation, rng, temper);
}

} // namespace mitts::ai::for_mitigati
