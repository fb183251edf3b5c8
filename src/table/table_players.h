// Asks the computer players at a table: opponents for their moves, and a strong player for hints.
//
// Only one question is pending at a time. Each player receives only its own seat's observation. The fallback move after
// a missing or invalid answer also depends only on the observation.
#pragma once

#include "ai/level_names.h"
#include "cards/check.h"
#include "table/computer_turns.h"
#include "table/game_parts.h"
#include "table/match_control.h"

#include <algorithm>
#include <utility>

namespace mitts::table {

/// Returns the legal actions of the seat on turn. They depend only on its hand and on the open cards, so they are the
/// same in every state that fits the observation.
template <class Game> typename Game::Actions legal_for(const typename Game::Observation& seen) {
    Rng rng(0);
    return Game::legal_actions(seen.options, Game::resample(seen.options, seen, rng));
}

/// Returns a legal action for the seat on turn without asking a player.
template <GameParts Parts> typename Parts::Game::Action fallback(const typename Parts::Game::Observation& seen) {
    const auto legal = legal_for<typename Parts::Game>(seen);
    MITTS_CHECK(!legal.empty());
    return Parts::plainest(seen, legal);
}

template <GameParts Parts> class TablePlayers {
public:
    using Game = typename Parts::Game;
    using Control = MatchControl<Game>;

    explicit TablePlayers(ports::PlayerChannel& channel) : turns_(channel) {
    }

    /// Cancels pending questions. Call this function when the match has changed.
    void forget() {
        turns_.forget();
        hint_wanted_ = false;
    }

    /// Asks the computer player on turn and makes its move, no earlier than `earliest_ms`. Returns true once the move
    /// is made.
    bool take_turn(Control& control, double earliest_ms, double now_ms) {
        if (turns_.state() == AnswerState::NotAsked) {
            ask(control.match(), control.plan(control.match().turn()).level, now_ms);
        }
        if (turns_.look(now_ms) == AnswerState::Waiting || now_ms < earliest_ms) {
            return false;
        }
        // An invalid answer must not stop the match, so a fallback move replaces it.
        const auto action = answered();
        if (!action || control.submit(*action)) {
            const auto& match = control.match();
            MITTS_CHECK(!control.submit(fallback<Parts>(match.observe(match.turn()))));
        }
        return true;
    }

    bool hint_wanted() const {
        return hint_wanted_;
    }
    /// Asks a computer player of this level for a hint for the seat on turn in `match`.
    void ask_for_hint(const Match<Game>& match, std::string_view level, double now_ms) {
        if (!std::exchange(hint_wanted_, true)) {
            ask(match, level, now_ms);
        }
    }
    /// Returns true once the requested hint has arrived. Drops the request if no computer answers.
    bool take_hint(double now_ms) {
        const auto state = turns_.look(now_ms);
        if (state == AnswerState::Waiting) {
            return false;
        }
        hint_wanted_ = false;
        if (state == AnswerState::Answered) {
            hint_ = turns_.reply();
        }
        turns_.forget();
        return state == AnswerState::Answered;
    }
    /// Returns the latest hint, with the reasons for each choice.
    const ai::Reply& hint() const {
        return hint_;
    }

    /// Returns the number of milliseconds until a move can be shown or the time limit expires.
    double wakes_in(double earliest_ms, double now_ms) const {
        const bool waits = now_ms < earliest_ms || turns_.state() != AnswerState::Waiting;
        return std::max(0.0, (waits ? earliest_ms : turns_.patience_ends()) - now_ms);
    }

    ComputerTurns& turns() {
        return turns_;
    }
    /// Returns the question that asks a player of this level to move for the seat on turn. The same position always
    /// gives the same question.
    PlayerQuestion question(const Match<Game>& match, std::string_view level) const {
        return {.game = std::string(Game::name),
                .level = std::string(level),
                .seed = match.log().size(),
                .observation = Game::observation_to_text(match.observe(match.turn()))};
    }

private:
    void ask(const Match<Game>& match, std::string_view level, double now_ms) {
        turns_.ask(question(match, level), now_ms);
    }

    std::optional<typename Game::Action> answered() const {
        return turns_.state() == AnswerState::Answered ? Game::parse_action(turns_.reply().action) : std::nullopt;
    }

    ComputerTurns turns_;
    bool hint_wanted_ = false;
    ai::Reply hint_{};
};

} // namespace mitts::table
