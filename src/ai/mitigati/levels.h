// The Mitigati levels. The two weakest levels make typically human mistakes.
//
// - `newcomer` bids according to how its cards look. It lowers its bids a little, unless its hand looks excellent. It
//   often asks for more cards out of curiosity. It takes every trick that it can and does not count cards.
// - `hasty` knows the value of its trumps and honours but ignores those of other players. It bids early and high, and
//   gives in quickly. It plays immediately by rules of thumb and does not count cards.
//
// All other levels use the same method. They sample deals to choose a bid (haggle.h), and try each discard or play in
// sampled deals (card_search.h). They differ in search effort, memory and bargaining.
#pragma once

#include "ai/mitigati/card_search.h"
#include "ai/mitigati/haggle.h"

namespace mitts::ai::for_mitigati {

/// The two functions below decide for the viewer, who must be on turn.
Decision<mitts::mitigati::Game> decide_as_newcomer(const mitts::mitigati::Observation& observation, Rng& rng);
Decision<mitts::mitigati::Game> decide_hastily(const mitts::mitigati::Observation& observation, Rng& rng);

/// The parameters of a player that samples deals.
struct Temper {
    HaggleTemper bids{};
    CardTemper cards{};
};

/// Returns the bargaining parameters of "forgetful" and "careful". These players take the others' bids almost
/// literally, and ask for little more than the value of their hand.
constexpr HaggleTemper trusting(int deals, int concession) {
    HaggleTemper temper{.deals = deals, .markup = 6, .opening_play = 5, .concession = concession, .greed = never};
    temper.prospects = {};
    temper.first_bias = temper.firm_bias = temper.yield_bias = 3;
    temper.first_spread = 10;
    return temper;
}
/// Uses few deals and remembers only the last few tricks.
inline constexpr Temper forgetful{.bids = trusting(16, 6),
                                  .cards = {.trials = 60, .solve_cards = 0, .memory = {.cards = 9, .candidates = 1}}};
/// Uses few deals but counts every card.
inline constexpr Temper careful{.bids = trusting(40, 3),
                                .cards = {.trials = 60, .solve_cards = 0, .memory = {.candidates = 1}}};
/// Searches like the master, but with less effort. Opens lower, and accepts less than the value of its hand.
inline constexpr Temper expert{
    .bids = {.deals = 200, .markup = 6, .prospects = {-2, -3, -6}},
    .cards = {.trials = 500, .solve_trials = 60, .table_bits = 12, .memory = {.candidates = 1}}};
inline constexpr Temper master{};

/// Begins a decision for the viewer on turn. `truth` is the state if the player knows the other hands, otherwise null.
std::unique_ptr<Thought<mitts::mitigati::Game>> begin_reckoning(const mitts::mitigati::Observation& observation,
                                                                const Rng& rng, const Temper& temper,
                                                                const mitts::mitigati::State* truth = nullptr);

/// Implements Player::begin for a player with these parameters.
template <const Temper& temper>
std::unique_ptr<Thought<mitts::mitigati::Game>> begin_with(const mitts::mitigati::Observation& observation,
                                                           const Rng& rng) {
    return begin_reckoning(observation, rng, temper);
}

} // namespace mitts::ai::for_mitigati
