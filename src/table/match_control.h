// Controls a match: turns, undo, and the player whose cards the screen shows.
//
// Several humans can share one screen, which shows the cards of one of them, the viewer. Before another human's turn, a
// curtain hides the cards until that human is ready. This class has no timers, does not draw, and does not ask computer
// players.
#pragma once

#include "cards/check.h"
#include "session/match.h"
#include "table/seat_plan.h"
#include "view/people.h"

#include <algorithm>
#include <utility>

namespace mitts::table {

using view::Curtain;

template <Game G> class MatchControl {
public:
    using Action = typename G::Action;
    using Refusal = typename G::Refusal;

    /// `seats` has one plan per seat of the match (CHECK).
    MatchControl(Match<G> match, SeatPlans seats) : match_(std::move(match)), seats_(std::move(seats)) {
        MITTS_CHECK(static_cast<int>(seats_.size()) == G::players(match_.options()));
        viewer_ = human_on_turn() ? match_.turn() : first_human();
        close_curtain();
    }

    const Match<G>& match() const {
        return match_;
    }
    const SeatPlans& seats() const {
        return seats_;
    }
    const SeatPlan& plan(Seat seat) const {
        return seats_[at(seat)];
    }

    /// Returns the seat whose cards the screen shows.
    Seat viewer() const {
        return viewer_;
    }
    Curtain curtain() const {
        return curtain_;
    }
    void open_curtain() {
        curtain_ = Curtain::Open;
    }
    /// Closes the curtain if several people share the screen.
    void close_curtain() {
        curtain_ = human_count(seats_) > 1 ? Curtain::Closed : Curtain::Open;
    }
    /// Returns the first human's seat, or seat 0 if there is none.
    Seat first_human() const {
        const auto human =
            std::find_if(seats_.begin(), seats_.end(), [](const SeatPlan& seat) { return seat.is_human(); });
        return human == seats_.end() ? Seat{0} : static_cast<Seat>(human - seats_.begin());
    }
    /// Returns true if a human other than the viewer is on turn, so the device must be passed on.
    bool viewer_is_due() const {
        return human_on_turn() && match_.turn() != viewer_;
    }
    /// Makes the human on turn the viewer and closes the curtain. Requires `viewer_is_due` (CHECK).
    void change_viewer() {
        MITTS_CHECK(viewer_is_due());
        viewer_ = match_.turn();
        curtain_ = Curtain::Closed;
    }

    bool human_on_turn() const {
        return match_.turn() != no_seat && plan(match_.turn()).is_human();
    }
    bool computer_on_turn() const {
        return match_.turn() != no_seat && !plan(match_.turn()).is_human();
    }
    /// Returns true if the viewer is on turn and the curtain is open.
    bool viewer_on_turn() const {
        return match_.turn() == viewer_ && human_on_turn() && curtain_ == Curtain::Open;
    }

    std::optional<Refusal> submit(Action action) {
        return match_.submit(action);
    }
    void next_round() {
        match_.next_round();
    }

    /// Returns true if a human has acted in this match.
    bool can_undo() const {
        const auto& log = match_.log();
        return std::any_of(log.begin(), log.end(), [&](const auto& entry) { return plan(entry.seat).is_human(); });
    }
    /// Undoes the last human action and the computers' actions after it. Returns false if no human has acted.
    bool undo() {
        if (!can_undo()) {
            return false;
        }
        bool of_human = false;
        while (!of_human) {
            of_human = plan(match_.log().back().seat).is_human();
            match_.undo();
        }
        return true;
    }
    bool can_redo() const {
        return match_.can_redo();
    }
    /// Undoes or redoes actions of all seats until `actions` actions are done.
    void go_to(std::size_t actions) {
        match_.go_to(actions);
    }
    /// Deals rounds until the round with this number has been dealt. Stops at an unfinished round.
    void deal_until(int round) {
        while (match_.phase() == MatchPhase::RoundOver && match_.rounds().back().number < round) {
            match_.next_round();
        }
    }
    /// Goes back to the position before a log entry and shows it from the point of view of `seat`.
    void look_from(std::size_t entry, Seat seat) {
        const int round = match_.log()[entry].round;
        match_.go_to(entry);
        match_.deal_until(round);
        viewer_ = seat;
        curtain_ = Curtain::Open;
    }
    /// Redoes a human action and the computers' actions after it. Returns false if there is no action to redo.
    bool redo() {
        if (!match_.redo()) {
            return false;
        }
        while (match_.can_redo() && !human_on_turn()) {
            if (match_.phase() == MatchPhase::RoundOver) { // a human may lead the next round
                match_.next_round();
            } else {
                match_.redo();
            }
        }
        return true;
    }

private:
    Match<G> match_;
    SeatPlans seats_;
    Seat viewer_ = 0;
    Curtain curtain_ = Curtain::Open;
};

} // namespace mitts::table
