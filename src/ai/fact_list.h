// Collects the facts about a decision and selects those that support its strongest reasons.
//
// The weight of a reason is its points for the best choice minus its average points for the other choices. A reason has
// no weight if all choices share it or if it opposes the best choice. This class does not depend on a game.
// ai/<game>/facts.h finds the facts of each game.
#pragma once

#include "ai/player.h"
#include "games/fact.h"

#include <initializer_list>
#include <string_view>
#include <vector>

namespace mitts::ai {

/// The maximum number of facts about a decision. A longer list would take too long to read.
inline constexpr std::size_t most_facts = 3;

class FactList {
public:
    /// Creates an empty list. `weights` are the reasons with their weights (`weights_of`).
    explicit FactList(std::vector<Reason> weights) : weights_(std::move(weights)) {
    }

    /// Adds a fact that supports these reasons. `reasons` lists their ids, separated by spaces. Facts of equal weight
    /// keep the order in which they were added.
    void add(std::string_view id, std::string_view reasons, std::initializer_list<FactValue> values = {});
    /// Adds a fact that precedes all others.
    void add_first(std::string_view id);

    /// Returns the facts with the greatest weight, in descending order.
    std::vector<Fact> weightiest() const;

private:
    struct Entry {
        double weight = 0;
        Fact fact;
    };

    std::vector<Reason> weights_;
    std::vector<Entry> entries_;
};

/// Returns the reasons for the best choice. Their points are relative to the average of the other choices.
template <Game G> std::vector<Reason> weights_of(const Decision<G>& decision) {
    auto weights = decision.alternatives.front().reasons;
    const auto others = decision.alternatives.size() - 1;
    for (auto& weight : weights) {
        double sum = 0;
        for (std::size_t other = 1; other <= others; ++other) {
            for (const auto& reason : decision.alternatives[other].reasons) {
                sum += reason.id == weight.id ? reason.points : 0;
            }
        }
        weight.points -= others > 0 ? sum / static_cast<double>(others) : 0;
    }
    return weights;
}

/// Returns true if the player had a preference or only one choice. Otherwise, there are no facts to show.
template <Game G> bool has_preference(const Decision<G>& decision) {
    const auto& all = decision.alternatives;
    return all.size() == 1 || std::any_of(all.begin(), all.end(), [&](const Alternative<G>& one) {
               return one.value != all.front().value || !one.reasons.empty();
           });
}

} // namespace mitts::ai
