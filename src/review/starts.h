// The value of a round before its deal (`start` in REVIEW.md): the mean result of play-outs from random deals.
//
// The program contains these values for all presets and numbers of players (PlayOn::starts). Values for other options
// are computed on demand.
#pragma once

#include "games/option_text.h"
#include "review/standing.h"

#include <map>
#include <span>
#include <utility>
#include <vector>

namespace mitts::review {

/// Plays randomly dealt rounds. Their mean result is the value of a round. `totals` are the points before the round, by
/// side.
template <Game G> class StartWork {
public:
    StartWork(PlayOn<G>& play_on, const typename G::Options& options, Seat dealer, std::vector<int> totals)
        : play_on_(play_on), options_(options), dealer_(dealer), totals_(std::move(totals)), pack_(G::pack(options)),
          rng_(derive_rng(0, Purpose::Resample, 1)) {
    }

    /// Deals a round, plays it to its end and returns its points.
    Points next() {
        shuffle(std::span(pack_), rng_);
        auto state = G::start_round(options_, pack_, dealer_);
        G::bring_totals(options_, state, totals_);
        return play_on_.finish(state);
    }

private:
    PlayOn<G>& play_on_;
    const typename G::Options& options_;
    Seat dealer_;
    std::vector<int> totals_;
    std::vector<typename G::Card> pack_;
    Rng rng_;
};

/// The values of a match's rounds before they are dealt.
template <Game G> class Starts {
public:
    explicit Starts(const typename G::Options& options) : options_(options) {
        const auto text = options_to_text<G>(options);
        for (const auto& start : PlayOn<G>::starts()) {
            if (start.options == text) {
                shipped_ = &start;
            }
        }
    }

    /// Returns the value of a round for each side. `first` is the round's state after the deal, and `totals` are the
    /// points before the round, by side. `play_on` must have the same options.
    const std::vector<Milli>& of(PlayOn<G>& play_on, Seat dealer, const typename G::State& first,
                                 const std::vector<int>& totals) {
        const Key key{dealer, totals_matter(first, totals) ? totals : std::vector<int>()};
        auto known = known_.find(key);
        if (known == known_.end()) {
            const bool usual = shipped_ != nullptr && key.second.empty();
            known = known_.emplace(key, usual ? shipped(dealer) : computed(play_on, dealer, totals)).first;
        }
        return known->second;
    }

private:
    using Key = std::pair<Seat, std::vector<int>>;

    static constexpr int deals = 2000;

    // Returns true if the totals can affect the round, because a side may win the match during the round (M21).
    bool totals_matter(const typename G::State& first, const std::vector<int>& totals) const {
        auto state = first;
        G::bring_totals(options_, state, std::vector<int>(totals.size(), 0));
        return state != first;
    }

    std::vector<Milli> shipped(Seat dealer) const {
        auto values = shipped_->values;
        std::rotate(values.begin(), values.end() - G::side_of(options_, dealer), values.end());
        return values;
    }

    std::vector<Milli> computed(PlayOn<G>& play_on, Seat dealer, const std::vector<int>& totals) const {
        StartWork<G> work(play_on, options_, dealer, totals);
        Standing<G> standing(options_);
        for (int deal = 0; deal < deals; ++deal) {
            standing.add(work.next());
        }
        std::vector<Milli> values;
        for (std::size_t side = 0; side < at(G::sides(options_)); ++side) {
            values.push_back(standing.of(side));
        }
        return values;
    }

    const typename G::Options options_;
    const ai::Start* shipped_ = nullptr;
    std::map<Key, std::vector<Milli>> known_;
};

} // namespace mitts::review
