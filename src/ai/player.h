// A computer player: a name, and a function that makes and explains a decision, using only what a seat knows.
//
// A decision is made in small steps. Between two steps, the caller can check the clock or stop. A Worker runs the steps
// in slices of a few milliseconds. A decision is available after every step.
//
// A player receives only an Observation, so it cannot see a hidden card. Its random numbers are seeded from the
// request, never from the deal. Players do not produce text. Reasons are ids with numbers, and i18n supplies the text.
#pragma once

#include "ai/estimate.h"
#include "cards/check.h"
#include "cards/in_order.h"
#include "cards/rng.h"
#include "games/game.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace mitts::ai {

/// A reason for an action (positive points) or against it (negative points), measured in points of the game.
struct Reason {
    std::string_view id; ///< a stable name such as "points_now"; must be a string literal
    double points = 0;

    friend bool operator==(const Reason&, const Reason&) = default;
};

/// A legal action with the player's rating.
template <Game G> struct Alternative {
    typename G::Action action{};
    double value = 0; ///< the rating, in points for the player's side; comparable only within the same decision
    std::vector<Reason> reasons{};

    friend bool operator==(const Alternative&, const Alternative&) = default;
};

/// A player's ratings of all legal actions, the chosen one first.
template <Game G> struct Decision {
    std::vector<Alternative<G>> alternatives;
    std::optional<Estimate> estimate{}; ///< the player's estimate of the result, if it makes one

    const typename G::Action& action() const {
        MITTS_CHECK(!alternatives.empty());
        return alternatives.front().action;
    }

    friend bool operator==(const Decision&, const Decision&) = default;
};

/// A decision in progress. Memory is allocated only at the start, not during the steps.
template <Game G> class Thought {
public:
    Thought() = default;
    Thought(const Thought&) = delete;
    Thought& operator=(const Thought&) = delete;
    virtual ~Thought() = default;

    /// Runs for a fraction of a millisecond. Returns false when the thought is finished. Further calls have no effect.
    virtual bool step() = 0;

    /// Returns all legal actions with the reasons found so far, the best action first. Can be called at any time, even
    /// before the first step.
    virtual Decision<G> decision() const = 0;

    /// Returns the amount of work done so far, in a unit such as solved worlds or play-outs. This number is used to
    /// measure speed, and does not depend on the build. Returns 0 for players that do not search.
    virtual std::uint64_t iterations() const {
        return 0;
    }
};

/// Begins a decision for the observation's viewer, who must be on turn. The thought copies all the data it needs, so
/// the observation need not outlive the call.
template <Game G>
using Begin = std::unique_ptr<Thought<G>> (*)(const typename G::Observation& observation, const Rng& rng);

/// A player that makes decisions in one game.
template <Game G> struct Player {
    std::string_view name; ///< the id in requests, in menus and on the command line, such as "careful"
    Begin<G> begin = nullptr;

    /// Runs the thought to its end. `rng` is not advanced.
    Decision<G> decide(const typename G::Observation& observation, const Rng& rng) const {
        const auto thought = begin(observation, rng);
        while (thought->step()) {
        }
        return thought->decision();
    }
};

/// Decides for the observation's viewer, who must be on turn.
template <Game G> using Decide = Decision<G> (*)(const typename G::Observation& observation, Rng& rng);

/// The thought of a player that decides immediately.
template <Game G> class Decided final : public Thought<G> {
public:
    explicit Decided(Decision<G> decision) : decision_(std::move(decision)) {
    }

    bool step() override {
        return false;
    }
    Decision<G> decision() const override {
        return decision_;
    }

private:
    Decision<G> decision_;
};

/// Implements `begin` for a player that decides immediately: `.begin = at_once<G, decide_carefully>`.
template <Game G, Decide<G> decide>
std::unique_ptr<Thought<G>> at_once(const typename G::Observation& observation, const Rng& rng) {
    auto own = rng;
    return std::make_unique<Decided<G>>(decide(observation, own));
}

/// Returns the legal actions of an observation's viewer, who must be on turn. They depend only on the viewer's hand and
/// the open cards, so every possible state has the same legal actions.
template <Game G> typename G::Actions legal_actions(const typename G::Observation& observation, Rng& rng) {
    return G::legal_actions(observation.options, G::resample(observation.options, observation, rng));
}

/// Sorts by value, best first. Alternatives of equal value keep their order.
template <Game G> void sort_alternatives(std::vector<Alternative<G>>& alternatives) {
    put_in_order(alternatives, [](const auto& left, const auto& right) { return left.value > right.value; });
}

} // namespace mitts::ai
