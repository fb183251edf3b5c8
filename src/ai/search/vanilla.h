// `vanilla`: information set Monte Carlo tree search (ISMCTS) as first published, without game-specific knowledge. It
// must never change, because the strength of other players is measured against it.
//
// This is the single-observer variant, with one tree for the viewer. Every iteration samples the hidden cards. It
// descends the tree by UCB1 among the actions that are legal in that sample, and takes into account how often each
// action was available. Then it adds one node, plays a random roll-out, and adds each player's result to the nodes on
// the path. The most visited action is chosen.
#pragma once

#include "ai/player.h"
#include "ai/search/roll_out.h"

#include <cmath>
#include <functional>
#include <vector>

namespace mitts::ai::search {

struct VanillaLimits {
    int iterations = 1000; ///< the maximum number of iterations; at least 1
    /// Called after every iteration. If it returns true, the search stops. It may be empty.
    std::function<bool()> time_is_up{};
};

template <Game G> class Vanilla {
public:
    /// The observation's viewer must be on turn. `observation` and `rng` must outlive the search.
    Vanilla(const typename G::Observation& observation, Rng& rng)
        : observation_(observation), options_(observation.options), rng_(rng), roll_out_(options_) {
        measure_spread();
        nodes_.push_back({});
    }

    void iterate() {
        auto state = G::resample(options_, observation_, rng_);
        path_.assign(1, 0);
        for (bool grown = false; !grown && G::turn(state) != no_seat;) {
            grown = descend(state);
        }
        learn(roll_out_.play(state, rng_));
    }

    /// Returns the actions, most visited first. The values are mean points relative to the other sides' average.
    Decision<G> decision() const {
        std::vector<const Node*> actions;
        for (int node = nodes_[0].first_child; node != none; node = at(node).next_sibling) {
            actions.push_back(&at(node));
        }
        std::sort(actions.begin(), actions.end(), [](const Node* left, const Node* right) {
            return left->visits != right->visits ? left->visits > right->visits : left->action < right->action;
        });
        Decision<G> decision;
        for (const auto* node : actions) {
            decision.alternatives.push_back({.action = node->action, .value = node->points / node->visits});
        }
        return decision;
    }

private:
    static constexpr int none = -1;
    static constexpr double exploration = 0.7;
    /// The number of bids considered from a range, evenly spaced. If the search considered all bids, the tree would be
    /// too wide to become deep.
    static constexpr std::size_t bids_of_a_range = 9;

    struct Node {
        typename G::Action action{};
        Seat mover = no_seat;
        int first_child = none;
        int next_sibling = none;
        int visits = 0;
        int available = 0; ///< the number of visits to the parent in which the action was legal
        double reward = 0; ///< the sum of the mover's rewards, each from 0 to 1
        double points = 0; ///< the sum of the mover's margins in points
    };

    const Node& at(int node) const {
        return nodes_[static_cast<std::size_t>(node)];
    }
    Node& at(int node) {
        return nodes_[static_cast<std::size_t>(node)];
    }

    // Measures how much the results from this position vary. Rewards are scaled by this spread, so they do not depend
    // on the game's point values.
    void measure_spread() {
        constexpr int samples = 32;
        double sum = 0;
        double squares = 0;
        for (int sample = 0; sample < samples; ++sample) {
            const auto points = roll_out_.play(G::resample(options_, observation_, rng_), rng_);
            const double margin = margin_of(observation_.viewer, points);
            sum += margin;
            squares += margin * margin;
        }
        const double mean = sum / samples;
        spread_ = std::max(1.0, std::sqrt(std::max(0.0, squares / samples - mean * mean)));
    }

    // Returns the points of the seat's side minus the average of the other sides.
    double margin_of(Seat seat, const Points& points) const {
        const auto own = static_cast<std::size_t>(G::side_of(options_, seat));
        double others = 0;
        for (std::size_t side = 0; side < points.size(); ++side) {
            others += side == own ? 0 : points[side];
        }
        return points[own] - others / static_cast<double>(points.size() - 1);
    }

    // Descends one level in the tree. Returns true if a node was added.
    bool descend(typename G::State& state) {
        const auto mover = G::turn(state);
        const int parent = path_.back();
        int chosen = none;
        double best = 0;
        std::uint32_t untried = 0;
        typename G::Action fresh{};
        for (const auto& action : choices(state)) {
            const int child = child_of(parent, action);
            if (child == none) {
                ++untried;
                fresh = rng_.below(untried) == 0 ? action : fresh;
                continue;
            }
            auto& node = at(child);
            ++node.available;
            const double bound =
                node.reward / node.visits + exploration * std::sqrt(std::log(node.available) / node.visits);
            if (chosen == none || bound > best) {
                chosen = child;
                best = bound;
            }
        }
        if (untried > 0) {
            chosen = static_cast<int>(nodes_.size());
            nodes_.push_back({.action = fresh, .mover = mover, .next_sibling = at(parent).first_child, .available = 1});
            at(parent).first_child = chosen;
        }
        G::apply_quietly(options_, state, at(chosen).action);
        path_.push_back(chosen);
        return untried > 0;
    }

    int child_of(int parent, const typename G::Action& action) const {
        int child = at(parent).first_child;
        while (child != none && !(at(child).action == action)) {
            child = at(child).next_sibling;
        }
        return child;
    }

    // Returns the legal actions, with at most `bids_of_a_range` from each range.
    std::vector<typename G::Action> choices(const typename G::State& state) const {
        const auto legal = G::legal_actions(options_, state);
        std::vector<typename G::Action> chosen;
        for (std::size_t begin = 0; begin < legal.size();) {
            auto end = begin + 1;
            while (end < legal.size() && G::same_entry(legal[end - 1], legal[end])) {
                ++end;
            }
            const auto length = end - begin;
            const auto taken = std::min(length, bids_of_a_range);
            for (std::size_t index = 0; index < taken; ++index) {
                chosen.push_back(legal[begin + (taken == 1 ? 0 : index * (length - 1) / (taken - 1))]);
            }
            begin = end;
        }
        return chosen;
    }

    void learn(const Points& points) {
        for (const int visited : path_) {
            auto& node = at(visited);
            ++node.visits;
            if (node.mover != no_seat) {
                const double margin = margin_of(node.mover, points);
                node.reward += 1 / (1 + std::exp(-margin / spread_));
                node.points += margin;
            }
        }
    }

    const typename G::Observation& observation_;
    const typename G::Options& options_;
    Rng& rng_;
    RollOut<G> roll_out_;
    double spread_ = 1;
    std::vector<Node> nodes_;
    std::vector<int> path_;
};

/// Returns the decision of `vanilla`. The alternatives are the actions that it considered. The observation's viewer
/// must be on turn.
template <Game G>
Decision<G> decide_by_vanilla(const typename G::Observation& observation, Rng& rng, const VanillaLimits& limits) {
    Vanilla<G> search(observation, rng);
    for (int iteration = 0; iteration < limits.iterations; ++iteration) {
        search.iterate();
        if (limits.time_is_up && limits.time_is_up()) {
            break;
        }
    }
    return search.decision();
}

} // namespace mitts::ai::search
