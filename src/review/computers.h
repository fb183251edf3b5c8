// Checks the computers' moves in a match from an external source. The computer players are deterministic, so in an
// honest match they choose the same moves again.
#pragma once

#include "ai/players.h"
#include "ai/protocol.h"
#include "session/match.h"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace mitts::review {

/// Checks the moves in steps. Computers decide as they do at the table (again.h). On a slow device, a deadline may have
/// ended a search early. Therefore, a move that an unfinished search would have chosen is also accepted, and counted
/// (`cut`).
template <Game G> class ComputersCheck {
public:
    using Players = std::vector<const ai::Player<G>*>;

    /// Checks the actions from index `first` up to, but not including, `end` in the match's log. `players` contains
    /// null for a person.
    ComputersCheck(const Match<G>& match, std::size_t first, std::size_t end, Players players)
        : players_(std::move(players)), played_(match), match_(match), next_(first), end_(end) {
        match_.go_to(first);
    }

    /// Does a small part of the work. Returns false once all moves are checked or one move is refused.
    bool step() {
        if (next_ >= end_ || refused_) {
            return false;
        }
        const auto& entry = played_.log()[next_];
        match_.deal_until(entry.round);
        if (players_[at(match_.turn())] == nullptr) {
            go_on();
        } else if (!thought_) {
            begin_thought();
        } else {
            const bool more = thought_->step();
            const bool is_it = (again_ || !more) && thought_->decision().action() == entry.action;
            if (is_it) {
                cut_ += again_ ? 1 : 0;
                go_on();
            } else if (!more && again_) {
                refused_ = next_;
            } else if (!more) { // repeats the search and, after every step, compares its choice with the move
                again_ = true;
                begin_thought();
                if (thought_->decision().action() == entry.action) {
                    ++cut_;
                    go_on();
                }
            }
        }
        return next_ < end_ && !refused_;
    }

    /// Returns the number of moves that were accepted as choices of an unfinished search.
    int cut() const {
        return cut_;
    }
    /// Returns the index of the first move that the computer would not make, or nothing if all moves are accepted. Call
    /// this function after `step` has returned false.
    std::optional<std::size_t> refused() const {
        return refused_;
    }

private:
    void begin_thought() {
        const auto seen = match_.observe(match_.turn());
        const auto rng = ai::decision_rng(match_.log().size(), G::observation_to_text(seen));
        thought_ = players_[at(match_.turn())]->begin(seen, rng);
    }
    void go_on() {
        MITTS_CHECK(!match_.submit(played_.log()[next_].action));
        ++next_;
        again_ = false;
        thought_.reset();
    }

    Players players_;
    Match<G> played_;
    Match<G> match_;
    std::size_t next_ = 0;
    std::size_t end_ = 0;
    bool again_ = false; ///< true while the current decision's search is being repeated
    int cut_ = 0;
    std::optional<std::size_t> refused_{};
    std::unique_ptr<ai::Thought<G>> thought_{};
};

} // namespace mitts::review
