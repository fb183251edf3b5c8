// A question to the computer players under way: its number, its patience, what came of it.
//
// One question is open at a time. Answers with another number are stale and dropped. Where nobody answers, the line is begun
// anew once and the question put again; after that the computers are silent, and whoever asked has to find a move himself.
#pragma once

#include "ports/player_channel.h"

#include <cstdint>
#include <optional>
#include <string>

namespace mitts::app {

/// What the players are asked: who is to decide, and what he sees.
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
    /// Whatever is still to come is stale from now on.
    void forget();

    /// Takes up what came over the channel, and loses patience in time.
    AnswerState look(double now_ms);
    AnswerState state() const {
        return state_;
    }
    /// The action answered, as the notation writes it. Only when Answered.
    const std::string& action() const {
        return action_;
    }
    /// When `look` would lose patience; only while Waiting.
    double patience_ends() const {
        return asked_ms_ + patience_ms;
    }

    /// How long an answer may take. Players think for a second or two at most; a slow machine is given time.
    static constexpr double patience_ms = 12'000;

private:
    void send();
    void take_answer(const std::string& answer);
    void lose_patience(double now_ms);

    ports::PlayerChannel& channel_;
    PlayerQuestion question_{};
    std::uint64_t number_ = 0;
    AnswerState state_ = AnswerState::NotAsked;
    bool asked_again_ = false;
    double asked_ms_ = 0;
    std::string action_{};
};

} // namespace mitts::app
