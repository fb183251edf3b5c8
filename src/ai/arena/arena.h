// Runs duplicate contests between two players, in which the luck of the deal cancels out.
//
// Each deck is played once in every seat arrangement. In each arrangement, one contestant plays a single side, and the
// other contestant plays all other sides. Shard n of N plays every N-th deck, with the same moves as in the whole
// contest. The caller supplies the clock.
#pragma once

#include "ai/arena/score.h"
#include "cards/check.h"
#include "games/game.h"

#include <array>
#include <cmath>
#include <concepts>
#include <functional>
#include <span>
#include <utility>
#include <vector>

namespace mitts::ai::arena {

/// The information that a contestant gets for a decision.
template <Game G> struct Question {
    const typename G::Observation& observation; ///< the observation of the seat on turn, with the history of the round
    std::uint64_t seed = 0;                     ///< the seed for the contestant's random choices
    /// The full state, for baseline players that see all hands. All other players must ignore it.
    const typename G::State& truth;
};

/// Returns the contestant's action, which must be legal (CHECK).
template <Game G> using Choose = std::function<typename G::Action(const Question<G>& question)>;

/// Returns the time in milliseconds since an arbitrary starting point.
using Clock = std::function<double()>;

/// A game in which the players bargain before they play cards.
template <class G>
concept Bargained = requires(typename G::Action action, typename G::State state) {
    { G::is_bid(action) } -> std::same_as<bool>;
    { G::was_agreed(state) } -> std::same_as<bool>;
};

struct Plan {
    std::int64_t decks = 100;
    std::uint64_t seed = 0;
    /// The index of this shard, from 1 to `shards`.
    int shard = 1;
    int shards = 1;
    /// If set, the contest stops as soon as the absolute log-likelihood ratio exceeds `decisive_ratio`. The result then
    /// shows whether the first player wins this share of the sets or only half of them.
    std::optional<double> sequential{};
};

/// Returns the first state of a round dealt from the deck with this number.
template <Game G>
typename G::State start_of_deck(const typename G::Options& options, std::uint64_t seed, std::uint64_t deck) {
    auto rng = derive_rng(seed, Purpose::Shuffle, deck);
    const auto cards = shuffled(G::pack(options), rng);
    const auto dealer = static_cast<Seat>(deck % static_cast<std::uint64_t>(G::players(options)));
    return G::start_round(options, cards, dealer);
}

/// Plays a round to its end. `choose` receives a Question at every turn. Returns the actions with their seats.
template <Game G, class Choice>
std::vector<std::pair<Seat, typename G::Action>> play_out(const typename G::Options& options, typename G::State& state,
                                                          std::uint64_t seed, Choice&& choose) {
    std::vector<std::pair<Seat, typename G::Action>> actions;
    while (G::turn(state) != no_seat) {
        const auto seat = G::turn(state);
        auto observation = G::observe(options, state, seat);
        for (const auto& [who, action] : actions) {
            observation.history.push_back(G::seen_by(options, seat, who, action));
        }
        auto numbers = derive_rng(seed, Purpose::Policy, actions.size());
        const auto action = choose(Question<G>{observation, numbers.next(), state});
        MITTS_CHECK(!G::why_not(options, state, action));
        G::apply_quietly(options, state, action);
        actions.push_back({seat, action});
    }
    return actions;
}

template <Game G> class Arena {
public:
    using Options = typename G::Options;
    using Contestants = std::array<Choose<G>, 2>;

    Arena(const Options& options, Contestants contestants, Clock clock)
        : options_(options), contestants_(std::move(contestants)), clock_(std::move(clock)) {
    }

    /// Plays the decks of a shard and returns their score.
    Score play(const Plan& plan) const {
        Score score{.units = static_cast<std::int64_t>(arrangements()) * (sides() - 1)};
        for (std::int64_t deck = plan.shard - 1; deck < plan.decks; deck += plan.shards) {
            play_set(plan.seed, static_cast<std::uint64_t>(deck), score);
            if (plan.sequential && std::abs(score.log_likelihood_ratio(*plan.sequential)) > decisive_ratio) {
                break;
            }
        }
        return score;
    }

    /// Returns the number of rounds played with each deck.
    int arrangements() const {
        return sides() == 2 ? 2 : 2 * sides();
    }

private:
    /// A seat arrangement in which one contestant plays a single side.
    struct Seating {
        int alone = 0; ///< the index of the contestant that plays a single side, 0 or 1
        int side = 0;
        std::uint64_t seed = 0;
    };

    int sides() const {
        return G::sides(options_);
    }

    void play_set(std::uint64_t seed, std::uint64_t deck, Score& score) const {
        const auto start = start_of_deck<G>(options_, seed, deck);
        std::int64_t margin = 0;
        for (int arrangement = 0; arrangement < arrangements(); ++arrangement) {
            auto numbers = derive_rng(seed, Purpose::Policy, deck * 64 + static_cast<std::uint64_t>(arrangement));
            const Seating seating{
                .alone = arrangement / sides(), .side = arrangement % sides(), .seed = numbers.next()};
            margin += play_round(start, seating, score);
        }
        score.add_set(margin);
    }

    // Plays a round. Returns the difference between the contestants' average points per side (first minus second),
    // multiplied by (sides − 1).
    std::int64_t play_round(typename G::State state, const Seating& seating, Score& score) const {
        const auto actions = play_out<G>(options_, state, seating.seed, [&](const Question<G>& question) {
            const auto player = contestant(seating, G::side_of(options_, G::turn(question.truth)));
            const double before = clock_();
            const auto action = contestants_[player](question);
            score.times[player].add(clock_() - before);
            return action;
        });
        if constexpr (Bargained<G>) {
            count_bids(seating, state, actions, score.bargaining);
        }
        return margin(seating, G::round_scores(options_, state));
    }

    void count_bids(const Seating& seating, const typename G::State& state, const auto& actions,
                    Bargaining& bargaining) const {
        std::vector<int> bids(static_cast<std::size_t>(G::players(options_)));
        for (const auto& [who, action] : actions) {
            bids[static_cast<std::size_t>(who)] += G::is_bid(action) ? 1 : 0;
        }
        ++bargaining.rounds;
        bargaining.agreed += G::was_agreed(state) ? 1 : 0;
        for (std::size_t seat = 0; seat < bids.size(); ++seat) {
            bargaining.bids[contestant(seating, G::side_of(options_, static_cast<Seat>(seat)))].add(bids[seat]);
        }
    }

    static std::size_t contestant(const Seating& seating, int side) {
        return static_cast<std::size_t>(side == seating.side ? seating.alone : 1 - seating.alone);
    }

    std::int64_t margin(const Seating& seating, const std::vector<int>& points) const {
        std::int64_t margin = 0;
        for (int side = 0; side < sides(); ++side) {
            const std::int64_t scored = points[at(side)];
            margin += side == seating.side ? (sides() - 1) * scored : -scored;
        }
        return seating.alone == 0 ? margin : -margin;
    }

    Options options_;
    Contestants contestants_;
    Clock clock_;
};

} // namespace mitts::ai::arena
