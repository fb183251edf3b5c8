// A question to the computer players under way: its number, its patience, what came of it.
//
// One question is open at a time. Answers with another number are stale and dropped. Where nobody answers, the line is restarted
// and the question put again, twice, since a page has two ways of thinking (web/players.js); after that the computers are
// silent, and whoever asked has to find a move.
//
// Something else may be asked besides, as why a move was made: it waits until nobody is waited for, and leaves what was answered
// before as it was.
#pragma once

#include "ai/protocol.h"
#include "ports/player_channel.h"

#include <cstdint>
#include <optional>
#include <string>

namespace mitts::table {

/// What the players are asked: who is to decide, and what they see.
struct PlayerQuestion {
    std::string game{};
    std::string level{};
    std::uint64_t seed = 0; ///< from what everybody has seen, never from the deal
    std::string observation{};
};

enum class AnswerState : std::uint8_t {
    NotAsked,
    Waiting,
    Answered,
    Silent, ///< no answer, a wrong one, or nobody there
};

class ComputerTurns {
public:
    explicit ComputerTurns(ports::PlayerChannel& channel) : channel_(channel) {
    }

    void ask(const PlayerQuestion& question, double now_ms);
    /// Whatever is still to come is stale from now on; what is being thought about is taken back.
    void forget();

    /// Takes up what came over the channel, and loses patience in time.
    AnswerState look(double now_ms);
    AnswerState state() const {
        return state_;
    }
    /// What was answered. Only when Answered.
    const ai::Reply& reply() const {
        return reply_;
    }

    /// Asks something besides, in place of what was asked so before.
    void ask_besides(PlayerQuestion question);
    void forget_besides();
    /// As `look`, for what was asked besides; NotAsked where nothing was.
    AnswerState look_besides(double now_ms);
    const ai::Reply& reply_besides() const {
        return besides_.reply;
    }

    /// When `look` would lose patience; only while Waiting.
    double patience_ends() const {
        return asked_ms_ + patience_ms;
    }

    /// How long a player may think before it answers with the best so far. The best ones take a tenth of that on an ordinary
    /// machine; slow phones play just as well, and nobody waits long.
    static constexpr int deadline_ms = 1'500;
    /// How long an answer may take in all, the program of the players being fetched and begun in that time too.
    static constexpr double patience_ms = 12'000;
    /// How often the line is restarted for one question.
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
    int restarts_ = 0; ///< for this question
    double asked_ms_ = 0;
    ai::Reply reply_{};
    Besides besides_{};
    AnswerState kept_state_ =
        AnswerState::NotAsked; ///< while something is asked besides: what came of the turn's question
    ai::Reply kept_reply_{};
};

} // namespace mitts::table
