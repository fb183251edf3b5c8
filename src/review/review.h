// The review of a finished round: the value of every decision, and the share of luck. REVIEW.md has the definitions.
//
// The work is done in steps, so that a Worker can run it in slices. Decisions are reviewed from the last to the first.
#pragma once

#include "review/starts.h"
#include "session/match.h"

#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace mitts::review {

/// The effort of a review.
struct Plan {
    int worlds = 200;       ///< the number of worlds per decision and of play-outs per position, at least 2
    std::uint64_t seed = 0; ///< the seed of the worlds; it must not be the seed of the deal
};

struct DecisionReview {
    std::size_t action = 1; ///< the number of the action in its round, from 1
    Seat seat = 0;
    ai::Judged judged;
};

/// The sources of a side's result: result = start + deal + draws + hidden − losses + others.
struct SideSum {
    Milli start = 0;
    Milli deal = 0;
    Milli draws = 0;
    Milli hidden = 0;
    Milli losses = 0;
    Milli others = 0;
    Milli result = 0;
};

struct RoundReview {
    int round = 1;
    std::vector<DecisionReview> decisions; ///< in the order of play
    std::vector<SideSum> sums;             ///< by side
};

/// The data of a round that a review needs: the states, and the observations of the seats on turn.
template <Game G> struct PlayedRound {
    struct Moment {
        typename G::State before;
        typename G::Observation seen{}; ///< the observation of the seat on turn; empty without a choice
        typename G::Action action;
        bool draws = false;  ///< true if the action revealed cards of the stock
        bool choice = false; ///< true if there were other legal actions
    };
    typename G::Options options;
    int number = 1;
    Seat dealer = 0;
    bool dealt = true;       ///< true if dealt from a pack, false if set up
    std::vector<int> totals; ///< the totals before the round, by side
    std::vector<Moment> moments;
    typename G::State first; ///< the state after the deal
    std::vector<int> scores;
};

/// Replays a match and returns its finished rounds.
template <Game G> std::vector<PlayedRound<G>> finished_rounds(const Match<G>& match) {
    std::vector<PlayedRound<G>> rounds;
    auto again = Match<G>::begin(match.options(), match.start(), match.seed());
    MITTS_CHECK(again);
    std::size_t next = 0;
    std::vector<int> totals(at(G::sides(match.options())), 0);
    for (const auto& each : match.rounds()) {
        again->deal_until(each.number);
        const auto& begun = again->rounds().back();
        PlayedRound<G> round{.options = match.options(),
                             .number = begun.number,
                             .dealer = begun.dealer,
                             .dealt = !begun.deck.empty(),
                             .totals = totals,
                             .first = again->referee_state()};
        while (again->phase() == MatchPhase::Playing && next < match.log().size()) {
            const auto action = match.log()[next++].action;
            const auto& state = again->referee_state();
            typename PlayedRound<G>::Moment moment{
                .before = state,
                .action = action,
                .choice = G::legal_actions(match.options(), state).size() > 1,
            };
            if (moment.choice) {
                moment.seen = again->observe(again->turn());
            }
            MITTS_CHECK(!again->submit(action));
            moment.draws = again->referee_state().deck_next != moment.before.deck_next;
            round.moments.push_back(std::move(moment));
        }
        if (again->phase() == MatchPhase::Playing) {
            break;
        }
        round.scores = again->rounds().back().scores;
        totals = again->totals();
        rounds.push_back(std::move(round));
    }
    return rounds;
}

/// Reviews one round, in steps.
template <Game G> class RoundWork {
public:
    /// The round and `starts` must outlive the work.
    RoundWork(const PlayedRound<G>& round, Starts<G>& starts, const Plan& plan)
        : round_(round), starts_(starts), plan_(plan), play_on_(round.options), decisions_left_(round.moments.size()),
          sums_(round.scores.size()) {
    }

    /// Does a small piece of work. Returns false when the review is complete.
    bool step() {
        if (evaluation_) {
            if (!evaluation_->step()) {
                keep_decision();
            }
            return true;
        }
        if (standing_) {
            if (!standing_->step()) {
                keep_standing();
            }
            return true;
        }
        return begin_decision() || begin_standing();
    }

    /// Returns the review, which must be complete.
    RoundReview review() const {
        RoundReview review{.round = round_.number, .decisions = decisions_, .sums = sums_};
        std::reverse(review.decisions.begin(), review.decisions.end());
        for (std::size_t side = 0; side < sums_.size(); ++side) {
            auto& sum = review.sums[side];
            sum.result = result(side);
            sum.hidden = sum.result - sum.start - sum.deal - sum.draws + sum.losses - sum.others;
        }
        return review;
    }

private:
    // Decisions are reviewed from the last to the first, because people look at the end of a round first.
    bool begin_decision() {
        while (decisions_left_ > 0) {
            const auto& moment = round_.moments[--decisions_left_];
            if (moment.choice) {
                evaluation_.emplace(play_on_, moment.seen, plan_.worlds, plan_.seed);
                return true;
            }
        }
        return false;
    }

    void keep_decision() {
        const auto& moment = round_.moments[decisions_left_];
        auto judged = evaluation_->judge(moment.action);
        const int decider = G::side_of(round_.options, moment.seen.viewer);
        for (int side = 0; judged.loss > 0 && side < G::sides(round_.options); ++side) {
            const ai::SideView<G> view{.side = side, .sides = G::sides(round_.options)};
            if (side == decider) {
                sums_[at(side)].losses += judged.loss;
            } else {
                sums_[at(side)].others +=
                    evaluation_->value(view, judged.chosen) - evaluation_->value(view, judged.best);
            }
        }
        decisions_.push_back({.action = decisions_left_ + 1, .seat = moment.seen.viewer, .judged = std::move(judged)});
        evaluation_.reset();
    }

    // Begins with the position after the deal. Then each action that draws has two positions: before and after its draw
    // is known.
    bool begin_standing() {
        if (next_standing_ == 0) {
            standing_.emplace(play_on_, round_.options, round_.first, plan_.worlds, plan_.seed);
            return true;
        }
        for (; next_standing_ <= 2 * round_.moments.size(); ++next_standing_) {
            const auto& moment = round_.moments[moment_of_standing()];
            if (!moment.draws) {
                continue;
            }
            if (next_standing_ % 2 == 1) {
                standing_.emplace(play_on_, round_.options, moment.before, plan_.worlds, plan_.seed, moment.action);
                return true;
            }
            if (moment_of_standing() + 1 < round_.moments.size()) {
                const auto& after = round_.moments[moment_of_standing() + 1].before;
                standing_.emplace(play_on_, round_.options, after, plan_.worlds, plan_.seed);
                return true;
            }
            for (std::size_t side = 0; side < sums_.size(); ++side) { // the draw ended the round
                sums_[side].draws += result(side);
            }
        }
        return false;
    }
    std::size_t moment_of_standing() const {
        return (next_standing_ - 1) / 2;
    }

    void keep_standing() {
        const auto& standing = standing_->standing();
        for (std::size_t side = 0; side < sums_.size(); ++side) {
            auto& sum = sums_[side];
            if (next_standing_ > 0) {
                sum.draws += next_standing_ % 2 == 0 ? standing.of(side) : -standing.of(side);
                continue;
            }
            sum.start = round_.dealt ? starts_.of(play_on_, round_.dealer, round_.first, round_.totals)[side]
                                     : standing.of(side);
            sum.deal = standing.of(side) - sum.start;
        }
        ++next_standing_;
        standing_.reset();
    }

    Milli result(std::size_t side) const {
        Points points;
        for (const auto score : round_.scores) {
            points.push_back(score);
        }
        const ai::SideView<G> view{.side = static_cast<int>(side), .sides = static_cast<int>(round_.scores.size())};
        return ai::milli_of(view.result(points), view.parts());
    }

    const PlayedRound<G>& round_;
    Starts<G>& starts_;
    const Plan plan_;
    PlayOn<G> play_on_;
    std::size_t decisions_left_;
    std::size_t next_standing_ = 0;
    std::optional<ai::Evaluation<G>> evaluation_{};
    std::optional<StandingWork<G>> standing_{};
    std::vector<DecisionReview> decisions_; ///< the last decision first
    std::vector<SideSum> sums_;             ///< `hidden` and `result` are not set; `review` computes them
};

/// Reviews a round.
template <Game G> RoundReview review_round(const PlayedRound<G>& round, Starts<G>& starts, const Plan& plan) {
    RoundWork<G> work(round, starts, plan);
    while (work.step()) {
    }
    return work.review();
}

} // namespace mitts::review
