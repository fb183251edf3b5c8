// Replays a round from the same deal with a computer player in each seat. The review compares the replay's result with
// that of the played round.
#pragma once

#include "ai/players.h"
#include "ai/protocol.h"
#include "session/match.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace mitts::review {

/// Replays the round in steps. The computers decide as they do at the table (table/table_players.h). Their random
/// numbers depend only on their observations and on the number of actions so far. The computers therefore repeat their
/// original moves until the rounds diverge.
template <Game G> class RoundAgain {
public:
    using Players = std::vector<const ai::Player<G>*>;

    /// `round` is the index of a finished round in the match. `players` contains one player for each seat.
    RoundAgain(const Match<G>& match, std::size_t round, Players players)
        : players_(std::move(players)), again_(match), first_(match.rounds()[round].first_entry) {
        const auto& rounds = match.rounds();
        const auto end = round + 1 < rounds.size() ? rounds[round + 1].first_entry : match.log().size();
        for (auto entry = first_; entry < end; ++entry) {
            played_.push_back(match.log()[entry].action);
        }
        again_.go_to(first_);
        again_.deal_until(rounds[round].number);
    }

    /// Does a small part of the work. Returns false when the round is over.
    bool step() {
        if (again_.phase() != MatchPhase::Playing) {
            return false;
        }
        if (!thought_) {
            const auto seen = again_.observe(again_.turn());
            const auto rng = ai::decision_rng(again_.log().size(), G::observation_to_text(seen));
            thought_ = players_[at(again_.turn())]->begin(seen, rng);
        }
        if (!thought_->step()) {
            MITTS_CHECK(!again_.submit(thought_->decision().action()));
            thought_.reset();
        }
        return again_.phase() == MatchPhase::Playing;
    }

    /// Returns the points of each side once the round is over.
    const std::vector<int>& scores() const {
        return again_.rounds().back().scores;
    }
    /// Returns the actions made so far.
    std::vector<typename G::Action> actions() const {
        std::vector<typename G::Action> actions;
        for (auto entry = first_; entry < again_.log().size(); ++entry) {
            actions.push_back(again_.log()[entry].action);
        }
        return actions;
    }
    /// Returns the index, within the round, of the first action that differs from the played action. Returns nothing if
    /// both rounds have the same actions.
    std::optional<std::size_t> first_difference() const {
        const auto now = actions();
        for (std::size_t index = 0; index < std::max(now.size(), played_.size()); ++index) {
            if (index >= now.size() || index >= played_.size() || !(now[index] == played_[index])) {
                return index;
            }
        }
        return std::nullopt;
    }

private:
    Players players_;
    Match<G> again_;
    std::size_t first_ = 0;
    std::vector<typename G::Action> played_;
    std::unique_ptr<ai::Thought<G>> thought_{};
};

} // namespace mitts::review
