// Counts blunders by kind. A blunder is a move that a sensible person would avoid. The counts show how sensible a
// player looks, not how strong it is.
//
// One player plays every seat of a round. The counted moves are this player's moves or, to examine hints, the moves
// that another player would make instead. Each game defines its blunders (`blunders_of`).
#pragma once

#include "ai/arena/arena.h"
#include "ai/game_players.h"

#include <cstdint>
#include <vector>

namespace mitts::ai::arena {

struct BlunderCount {
    std::int64_t rounds = 0;
    std::int64_t decisions = 0;          ///< the number of decisions with more than one legal move
    std::vector<std::int64_t> by_kind{}; ///< the number of blunders of each kind, in the order of `blunders_of`

    /// Converts a number of blunders to blunders per 1,000 decisions.
    double per_thousand(std::int64_t blunders) const {
        return decisions == 0 ? 0 : 1000 * static_cast<double>(blunders) / static_cast<double>(decisions);
    }
    std::int64_t total() const {
        std::int64_t sum = 0;
        for (const auto blunders : by_kind) {
            sum += blunders;
        }
        return sum;
    }

    friend bool operator==(const BlunderCount&, const BlunderCount&) = default;
};

/// The player in every seat, the player whose choices are examined, and a callback that receives every blunder.
template <Game G> struct Watched {
    Choose<G> plays;     ///< the player in every seat
    Choose<G> advises{}; ///< the player whose choices are examined; if empty, `plays`
    /// Called for every blunder; may be empty.
    std::function<void(const Blunder<G>&, const typename G::Observation&, const typename G::Action&)> found{};
};

/// Plays the decks of a shard, one round each, and counts the blunders of all seats.
template <Game G>
BlunderCount count_blunders(const typename G::Options& options, const Watched<G>& watched, const Plan& plan) {
    const auto kinds = blunders_of<G>();
    BlunderCount count{.by_kind = std::vector<std::int64_t>(kinds.size())};
    const auto look = [&](const Question<G>& question) {
        const auto played = watched.plays(question);
        const auto moves = G::legal_actions(options, question.truth);
        if (moves.size() < 2) {
            return played;
        }
        const auto judged = watched.advises ? watched.advises(question) : played;
        ++count.decisions;
        for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
            if (kinds[kind].is(question.observation, judged)) {
                ++count.by_kind[kind];
                if (watched.found) {
                    watched.found(kinds[kind], question.observation, judged);
                }
            }
        }
        return played;
    };
    for (std::int64_t deck = plan.shard - 1; deck < plan.decks; deck += plan.shards) {
        const auto number = static_cast<std::uint64_t>(deck);
        auto state = start_of_deck<G>(options, plan.seed, number);
        auto numbers = derive_rng(plan.seed, Purpose::Policy, number * 64);
        play_out<G>(options, state, numbers.next(), [&](const auto& question) { return look(question); });
        ++count.rounds;
    }
    return count;
}

} // namespace mitts::ai::arena
