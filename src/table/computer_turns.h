// Asks the computer players one question at a time, and waits a limited time for the answer.
//
// Answers to earlier questions are stale and are dropped. If no answer arrives, the class restarts the channel and
// repeats the question, at most twice, because a page has three ways to run the players (web/players.js). After that,
// the state is Silent and the caller must choose a move.
//
// A side question, such as one about the reasons for a past move, waits until no other question is pending. It does not
// overwrite the answer to the main question.
#pragma once

#include "ai/protocol.h"
#include "ports/player_channel.h"

#include <cstdint>
#include <optional>
#include <string>

namespace mitts::table {

/// A question to the players: the game, the level of the player asked, and the observation of the seat that decides.
struct PlayerQuestion {
    std::string game{};
    std::string level{};
    std::uint64_t seed = 0; ///< derived from public information, never from the deal
    std::string observation{};
};

enum class AnswerState : std::uint8_t {
    NotAsked,
    Waiting,
    Answered,
    Silent, ///< no answer, an invalid answer or no players
};

class ComputerTurns {
public:
    explicit ComputerTurns(ports::PlayerChannel& channel) : channel_(channel) {
    }

    /// Asks the main question, which replaces the pending question and cancels the side question.
    void ask(const PlayerQuestion& question, double now_ms);
    /// Cancels the pending question and makes any later answer to it stale.
    void forget();

    /// Reads answers from the channel, enforces the time limit, and returns the state.
    AnswerState look(double now_ms);
    AnswerState state() const {
        return state_;
    }
    /// Returns the answer. Valid only in the state Answered.
    const ai::Reply& reply() const {
        return reply_;
    }

    /// Asks a side question, which replaces any earlier side question.
    void ask_besides(PlayerQuestion question);
    void forget_besides();
    /// Like `look`, for the side question. Returns NotAsked if there is no side question.
    AnswerState look_besides(double now_ms);
    const ai::Reply& reply_besides() const {
        return besides_.reply;
    }

    /// Returns the time at which the wait for the answer ends. Valid only in the state Waiting.
    double patience_ends() const {
        return asked_ms_ + patience_ms;
    }

    /// A player's maximum thinking time in milliseconds. A player that reaches this time returns its best move so far.
    /// The best players need a tenth of this time on an ordinary machine, so they play just as well on a slow phone.
    static constexpr int deadline_ms = 1'500;
    /// The time limit for an answer in milliseconds, including the time to fetch and start the players' module.
    static constexpr double patience_ms = 12'000;
    /// The maximum number of channel restarts for one question.
    static constexpr int most_restarts = 2;

private:
    struct Besides {
        AnswerState state = AnswerState::NotAsked;
        bool sent = false;
        PlayerQuestion question{};
        ai::Reply reply{};
    };

    void begin(const PlayerQuestion& question, double now_ms);
    void drop();
    void put_back();
    void send();
    void take_answer(const std::string& answer);
    void lose_patience(double now_ms);

    ports::PlayerChannel& channel_;
    PlayerQuestion question_{};
    std::uint64_t number_ = 0;
    AnswerState state_ = AnswerState::NotAsked;
    int restarts_ = 0; ///< the number of channel restarts for this question
    double asked_ms_ = 0;
    ai::Reply reply_{};
    Besides besides_{};
    AnswerState kept_state_ = AnswerState::NotAsked; ///< the main question's state during a side question
    ai::Reply kept_reply_{};
};

} // namespace mitts::table
