// Estimates a side's result from the actual position (W in REVIEW.md). The estimate is the mean over play-outs with the
// real hands and the undealt cards in random orders. At the end of the round it is the actual result.
#pragma once

#include "ai/evaluation.h"
#include "ai/players.h"

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

namespace mitts::review {

using ai::Milli, ai::Points, ai::PlayOn;

/// The sums of each side's results over all play-outs.
template <Game G> struct Standing {
    std::vector<std::int64_t> sums; ///< the sum for each side, in units of 1/`parts` points
    std::int64_t count = 0;
    std::int64_t parts = 1;

    explicit Standing(const typename G::Options& options)
        : sums(at(G::sides(options))), parts(ai::SideView<G>{.sides = G::sides(options)}.parts()) {
    }

    void add(const Points& points) {
        for (std::size_t side = 0; side < sums.size(); ++side) {
            const ai::SideView<G> view{.side = static_cast<int>(side), .sides = static_cast<int>(sums.size())};
            sums[side] += view.result(points);
        }
        ++count;
    }
    /// Returns the mean result of a side.
    Milli of(std::size_t side) const {
        return ai::milli_of(sums[side], count * parts);
    }
};

/// Plays out a position several times. The result depends only on the position and the seed, not on the stock's order.
template <Game G> class StandingWork {
public:
    /// If `first` is set, evaluates the position after that action, with the cards drawn by the action still unknown.
    StandingWork(PlayOn<G>& play_on, const typename G::Options& options, const typename G::State& state, int play_outs,
                 std::uint64_t seed, std::optional<typename G::Action> first = std::nullopt)
        : play_on_(play_on), options_(options), state_(state), left_(play_outs),
          rng_(derive_rng(seed, Purpose::Resample, 0)), first_(first), standing_(options) {
        auto stock = undealt(state_);
        std::sort(stock.begin(), stock.end());
        if (stock.size() < 2) {
            left_ = 1; // one play-out is enough, because all play-outs would be equal
        }
    }

    /// Plays out the position once. Returns false when the standing is complete.
    bool step() {
        if (left_ > 0) {
            auto state = state_;
            shuffle(undealt(state), rng_);
            if (first_) {
                G::apply_quietly(options_, state, *first_);
            }
            standing_.add(play_on_.finish(state));
            --left_;
        }
        return left_ > 0;
    }

    const Standing<G>& standing() const {
        return standing_;
    }

private:
    static std::span<typename G::Card> undealt(typename G::State& state) {
        return std::span<typename G::Card>(state.deck.begin(), state.deck.size()).subspan(state.deck_next);
    }

    PlayOn<G>& play_on_;
    const typename G::Options& options_;
    typename G::State state_;
    int left_;
    Rng rng_;
    std::optional<typename G::Action> first_;
    Standing<G> standing_;
};

} // namespace mitts::review
