// A computer player: a name, and how it comes from what a seat knows to what it does, and why.
//
// Deciding is cut into small steps, so that whoever waits can look at the clock, or give up, between any two of them: a Worker
// thinks in slices of a few milliseconds. After every step there is a decision to be had.
//
// A player gets an Observation and nothing else, so it cannot look at a hidden card. Its generator is seeded from the
// request, never from the deal. Players know no sentences: reasons are ids with numbers, and i18n has the words.
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

/// One thing that spoke for (positive) or against (negative) an action, in the points of the game.
struct Reason {
    std::string_view id; ///< a stable name such as "points_now"; a literal, never freed
    double points = 0;

    friend bool operator==(const Reason&, const Reason&) = default;
};

/// One legal action as the player saw it.
template <Game G> struct Alternative {
    typename G::Action action{};
    double value = 0; ///< in points for the player's side; only comparable with the others of the same decision
    std::vector<Reason> reasons{};

    friend bool operator==(const Alternative&, const Alternative&) = default;
};

/// What a player thinks of every legal action, the one it does first.
template <Game G> struct Decision {
    std::vector<Alternative<G>> alternatives;
    std::optional<Estimate> estimate{}; ///< of players and decisions that have one

    const typename G::Action& action() const {
        MITTS_CHECK(!alternatives.empty());
        return alternatives.front().action;
    }

    friend bool operator==(const Decision&, const Decision&) = default;
};

/// A decision in the making. Memory is taken when it begins; steps allocate nothing.
template <Game G> class Thought {
public:
    Thought() = default;
    Thought(const Thought&) = delete;
    Thought& operator=(const Thought&) = delete;
    virtual ~Thought() = default;

    /// Goes on by a small piece of work, a fraction of a millisecond. False when there is nothing left to think about; then
    /// further calls do nothing.
    virtual bool step() = 0;

    /// What speaks for every legal action as far as it has been thought through, the best first. Legal at any time, before the
    /// first step too.
    virtual Decision<G> decision() const = 0;

    /// How much has been searched so far, in the player's own unit (worlds solved, play-outs): a measure of speed, and equal in
    /// every build. 0 for players that do not search.
    virtual std::uint64_t iterations() const {
        return 0;
    }
};

/// Begins to think for the observation's viewer, who must be on turn. The observation is copied as far as it is needed.
template <Game G>
using Begin = std::unique_ptr<Thought<G>> (*)(const typename G::Observation& observation, const Rng& rng);

template <Game G> struct Player {
    std::string_view name; ///< "careful": the id in requests, menus and the command line
    Begin<G> begin = nullptr;

    /// Thinks to the end. `rng` is read, not moved on.
    Decision<G> decide(const typename G::Observation& observation, const Rng& rng) const {
        const auto thought = begin(observation, rng);
        while (thought->step()) {
        }
        return thought->decision();
    }
};

/// Decides for the observation's viewer, who must be on turn.
template <Game G> using Decide = Decision<G> (*)(const typename G::Observation& observation, Rng& rng);

/// The thought of a player that has decided as soon as it begins.
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

/// How a player begins that decides at once: `.begin = at_once<G, decide_carefully>`.
template <Game G, Decide<G> decide>
std::unique_ptr<Thought<G>> at_once(const typename G::Observation& observation, const Rng& rng) {
    auto own = rng;
    return std::make_unique<Decided<G>>(decide(observation, own));
}

/// The legal actions of an observation's viewer on turn. They depend on their own hand and on what lies open only, so any
/// state that they could be in gives them.
template <Game G> typename G::Actions legal_actions(const typename G::Observation& observation, Rng& rng) {
    return G::legal_actions(observation.options, G::resample(observation.options, observation, rng));
}

/// Puts the best first. Equals are ordered by their actions, so that nothing but the values decides.
template <Game G> void sort_alternatives(std::vector<Alternative<G>>& alternatives) {
    put_in_order(alternatives, [](const auto& left, const auto& right) { return left.value > right.value; });
}

} // namespace mitts::ai
