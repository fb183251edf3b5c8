// A match with the people at it: who is to act, whose cards the screen may show, what a human takes back.
//
// Several humans share one screen. The screen shows the cards of one of them, the viewer; when another one's turn comes the
// curtain closes, and opens when they say that they are ready. It waits for nothing, draws nothing and asks no computer.
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

    /// One plan for each seat of the match (CHECK).
    MatchControl(Match<G> match, SeatPlans seats) : match_(std::move(match)), seats_(std::move(seats)) {
        MITTS_CHECK(static_cast<int>(seats_.size()) == G::players(match_.options()));
        viewer_ = first_viewer();
        curtain_ = human_count(seats_) > 1 ? Curtain::Closed : Curtain::Open;
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

    /// Whose cards the screen shows.
    Seat viewer() const {
        return viewer_;
    }
    Curtain curtain() const {
        return curtain_;
    }
    void open_curtain() {
        curtain_ = Curtain::Open;
    }
    /// Whether another human than the viewer is to act: the screen has to change hands.
    bool viewer_is_due() const {
        return human_on_turn() && match_.turn() != viewer_;
    }
    /// The human on turn becomes the viewer, behind the closed curtain. Only when `viewer_is_due` (CHECK).
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
    /// The viewer sees their cards and is to act.
    bool viewer_on_turn() const {
        return match_.turn() == viewer_ && human_on_turn() && curtain_ == Curtain::Open;
    }

    std::optional<Refusal> submit(Action action) {
        return match_.submit(action);
    }
    void next_round() {
        match_.next_round();
    }

    /// Whether a human has acted in this match.
    bool can_undo() const {
        const auto& log = match_.log();
        return std::any_of(log.begin(), log.end(), [&](const auto& entry) { return plan(entry.seat).is_human(); });
    }
    /// Takes back the last action of a human, and with it everything the computers did since. False if there is none.
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
    /// Undoes or does again until so many actions, of anybody, have been done.
    void go_to(std::size_t actions) {
        match_.go_to(actions);
    }
    /// Goes back to where an action of the log was made, and looks on from whoever made it.
    void look_from(std::size_t entry, Seat seat) {
        const int round = match_.log()[entry].round;
        match_.go_to(entry);
        match_.deal_until(round);
        viewer_ = seat;
        curtain_ = Curtain::Open;
    }
    /// Does again what `undo` took back: a human's action and the computers' after it.
    bool redo() {
        if (!match_.redo()) {
            return false;
        }
        while (match_.can_redo() && !human_on_turn()) {
            match_.redo();
        }
        return true;
    }

private:
    Seat first_viewer() const {
        if (human_on_turn()) {
            return match_.turn();
        }
        const auto human =
            std::find_if(seats_.begin(), seats_.end(), [](const SeatPlan& seat) { return seat.is_human(); });
        return human == seats_.end() ? Seat{0} : static_cast<Seat>(human - seats_.begin());
    }

    Match<G> match_;
    SeatPlans seats_;
    Seat viewer_ = 0;
    Curtain curtain_ = Curtain::Open;
};

} // namespace mitts::table
