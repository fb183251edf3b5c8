// The facts that could be told for a decision, and which of them are: those that bear on what weighed most with the player.
//
// A reason weighs as much as it speaks for the best choice more than for the others on the average: what all have alike decides
// nothing, and what speaks against it weighs nothing. It knows no game; each has its own facts (ai/<game>/facts.h).
#pragma once

#include "ai/player.h"
#include "games/fact.h"

#include <initializer_list>
#include <string_view>
#include <vector>

namespace mitts::ai {

/// Nobody reads more.
inline constexpr std::size_t most_facts = 3;

class FactList {
public:
    /// With what each reason weighs.
    explicit FactList(std::vector<Reason> weights) : weights_(std::move(weights)) {
    }

    /// A fact that bears on these reasons, with a blank between them. Of equals the one that comes first is told first.
    void add(std::string_view id, std::string_view reasons, std::initializer_list<FactValue> values = {});
    /// The one before all others.
    void add_first(std::string_view id);

    /// The weightiest, the first of them first.
    std::vector<Fact> weightiest() const;

private:
    struct Entry {
        double weight = 0;
        Fact fact;
    };

    std::vector<Reason> weights_;
    std::vector<Entry> entries_;
};

/// What the reasons of the best choice weigh.
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

/// Whether the player preferred anything: of one that does not, nothing can be told.
template <Game G> bool has_preference(const Decision<G>& decision) {
    const auto& all = decision.alternatives;
    return all.size() == 1 || std::any_of(all.begin(), all.end(), [&](const Alternative<G>& one) {
               return one.value != all.front().value || !one.reasons.empty();
           });
}

} // namespace mitts::ai
