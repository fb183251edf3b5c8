// Reviews a finished round: computes the value of every decision and the effect of luck. REVIEW.md defines both.
//
// The review runs in steps, so a Worker can run it in slices.
#pragma once

#include "review/played_round.h"
#include "review/starts.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace mitts::review {

/// The parameters of a review.
struct Plan {
    int worlds = 200;       ///< the number of worlds per decision and of play-outs per position, at least 2
    int play_outs = 800;    ///< the maximum number of play-outs per position
    std::uint64_t seed = 0; ///< the seed of the worlds; it must not be the seed of the deal
    Milli enough = -1;      ///< a decision needs no more worlds once `closest_error` (evaluation.h) is at most this
};

struct DecisionReview {
    std::size_t action = 1; ///< the number of the action in its round, from 1
    Seat seat = 0;
    ai::Judged judged;
    std::vector<Milli> gaps;        ///< for each value, the standard error of its paired difference from the best value
    std::vector<std::string> tried; ///< for each value, the action that was tried
    Milli closest = 0;              ///< the standard error of the difference between the two best values
    std::vector<Milli> others;      ///< the gain of each side from this loss; 0 for the deciding side
};

/// The review of a position in a round.
struct PositionReview {
    std::vector<Milli> values; ///< the position's value W for each side (REVIEW.md)
    std::vector<Milli> draws;  ///< for each side, the part of the value's change that the drawn cards caused
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
    std::vector<PositionReview> positions; ///< the positions after the deal and after each action
    std::vector<SideSum> sums;             ///< one for each side
};

/// Reviews one round in steps. The positions are reviewed first, in the order of play. The decisions follow in reverse
/// order, because people look at the end of a round first.
template <Game G> class RoundWork {
public:
    /// The round and `starts` must outlive this object.
    RoundWork(const PlayedRound<G>& round, Starts<G>& starts, const Plan& plan)
        : round_(round), starts_(starts), plan_(plan), play_on_(round.options), decisions_left_(round.moments.size()) {
    }

    /// Does a small part of the work. Returns false when the review is complete.
    bool step() {
        if (evaluation_) {
            if (!evaluation_->step() || is_clear()) {
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
        return begin_position() || begin_decision();
    }

    /// Returns the positions reviewed so far, in the order of play.
    const std::vector<PositionReview>& positions() const {
        return positions_;
    }
    /// Returns the decisions reviewed so far, in reverse order of play.
    const std::vector<DecisionReview>& decisions() const {
        return decisions_;
    }

    /// Returns the review, which must be complete.
    RoundReview review() const {
        RoundReview review{.round = round_.number, .decisions = decisions_, .positions = positions_};
        std::reverse(review.decisions.begin(), review.decisions.end());
        for (std::size_t side = 0; side < round_.scores.size(); ++side) {
            review.sums.push_back(sum_of(side));
        }
        return review;
    }

private:
    int play_outs() const {
        return std::min(plan_.worlds, plan_.play_outs);
    }

    // Begins the next position. After a draw, evaluates it twice: with the drawn cards unknown, then with them known.
    bool begin_position() {
        const auto next = positions_.size();
        if (next > round_.moments.size()) {
            return false;
        }
        const auto& state = next < round_.moments.size() ? round_.moments[next].before : round_.first;
        const auto* last = next > 0 ? &round_.moments[next - 1] : nullptr;
        if (last != nullptr && last->draws && undrawn_.empty()) {
            standing_.emplace(play_on_, round_.options, last->before, play_outs(), plan_.seed, last->action);
        } else if (next == round_.moments.size()) {
            keep_position(results());
        } else {
            standing_.emplace(play_on_, round_.options, state, play_outs(), plan_.seed);
        }
        return true;
    }

    void keep_standing() {
        std::vector<Milli> values;
        for (std::size_t side = 0; side < round_.scores.size(); ++side) {
            values.push_back(standing_->standing().of(side));
        }
        standing_.reset();
        const auto next = positions_.size();
        if (next > 0 && round_.moments[next - 1].draws && undrawn_.empty()) {
            undrawn_ = std::move(values);
        } else {
            keep_position(std::move(values));
        }
    }

    void keep_position(std::vector<Milli> values) {
        std::vector<Milli> draws(values.size());
        for (std::size_t side = 0; side < undrawn_.size(); ++side) {
            draws[side] = values[side] - undrawn_[side];
        }
        undrawn_.clear();
        if (positions_.empty()) {
            start_ = round_.dealt ? starts_.of(play_on_, round_.dealer, round_.first, round_.totals) : values;
        }
        positions_.push_back({.values = std::move(values), .draws = std::move(draws)});
    }

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

    // Returns true if the decision needs no more worlds. Checks this only every 100 worlds, because the check is slow.
    bool is_clear() const {
        constexpr std::size_t step = 100;
        return evaluation_->tried() % step == 0 && evaluation_->closest_error() <= plan_.enough;
    }

    void keep_decision() {
        const auto& moment = round_.moments[decisions_left_];
        auto judged = evaluation_->judge(moment.action);
        const int sides = G::sides(round_.options);
        std::vector<Milli> others(at(sides));
        for (int side = 0; judged.loss > 0 && side < sides; ++side) {
            if (side != G::side_of(round_.options, moment.seen.viewer)) {
                const ai::SideView<G> view{.side = side, .sides = sides};
                others[at(side)] = evaluation_->value(view, judged.chosen) - evaluation_->value(view, judged.best);
            }
        }
        std::vector<Milli> gaps;
        std::vector<std::string> tried;
        const auto sums = evaluation_->first_sums();
        for (std::size_t way = 0; way < judged.values.size(); ++way) {
            gaps.push_back(evaluation_->compare(sums, way).error);
            tried.push_back(G::action_to_text(evaluation_->ways()[way].action));
        }
        decisions_.push_back({.action = decisions_left_ + 1,
                              .seat = moment.seen.viewer,
                              .judged = std::move(judged),
                              .gaps = std::move(gaps),
                              .tried = std::move(tried),
                              .closest = evaluation_->closest_error(),
                              .others = std::move(others)});
        evaluation_.reset();
    }

    SideSum sum_of(std::size_t side) const {
        SideSum sum{.start = start_[side], .result = positions_.back().values[side]};
        sum.deal = positions_.front().values[side] - sum.start;
        for (const auto& position : positions_) {
            sum.draws += position.draws[side];
        }
        for (const auto& decision : decisions_) {
            sum.others += decision.others[side];
            if (at(G::side_of(round_.options, decision.seat)) == side) {
                sum.losses += decision.judged.loss;
            }
        }
        sum.hidden = sum.result - sum.start - sum.deal - sum.draws + sum.losses - sum.others;
        return sum;
    }

    std::vector<Milli> results() const {
        const auto points = ai::points_of<G>(round_.options, round_.scores);
        std::vector<Milli> results;
        for (int side = 0; side < G::sides(round_.options); ++side) {
            const ai::SideView<G> view{.side = side, .sides = G::sides(round_.options)};
            results.push_back(ai::milli_of(view.result(points), view.parts()));
        }
        return results;
    }

    const PlayedRound<G>& round_;
    Starts<G>& starts_;
    const Plan plan_;
    PlayOn<G> play_on_;
    std::size_t decisions_left_;
    std::optional<ai::Evaluation<G>> evaluation_{};
    std::optional<StandingWork<G>> standing_{};
    std::vector<Milli> start_;   ///< the value of the round for each side, set after the first position
    std::vector<Milli> undrawn_; ///< the values W after an action whose drawn cards are still unknown; otherwise empty
    std::vector<PositionReview> positions_;
    std::vector<DecisionReview> decisions_; ///< the last decision first
};

/// Reviews a round.
template <Game G> RoundReview review_round(const PlayedRound<G>& round, Starts<G>& starts, const Plan& plan) {
    RoundWork<G> work(round, starts, plan);
    while (work.step()) {
    }
    return work.review();
}

} // namespace mitts::review
