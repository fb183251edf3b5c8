#include "table/computer_turns.h"

#include <algorithm>
#include <utility>

namespace mitts::table {

void ComputerTurns::ask(const PlayerQuestion& question, double now_ms) {
    forget_besides();
    begin(question, now_ms);
}

void ComputerTurns::begin(const PlayerQuestion& question, double now_ms) {
    question_ = question;
    restarts_ = 0;
    asked_ms_ = now_ms;
    if (channel_.state() == ports::ChannelState::Broken) {
        channel_.restart();
        ++restarts_;
    }
    send();
}

void ComputerTurns::send() {
    // Makes every answer to an earlier question stale, even if an earlier table sent it over the same channel.
    number_ = std::max(number_ + 1, static_cast<std::uint64_t>(asked_ms_));
    state_ = AnswerState::Waiting;
    channel_.send(ai::request_text({.number = number_,
                                    .game = question_.game,
                                    .player = question_.level,
                                    .seed = question_.seed,
                                    .deadline_ms = deadline_ms},
                                   question_.observation));
}

void ComputerTurns::forget() {
    forget_besides();
    drop();
}

// Cancels the pending question.
void ComputerTurns::drop() {
    if (state_ == AnswerState::Waiting) {
        channel_.send(ai::cancel_text(number_));
    }
    state_ = AnswerState::NotAsked;
}

AnswerState ComputerTurns::look(double now_ms) {
    while (const auto answer = channel_.take_answer()) {
        take_answer(*answer);
    }
    if (state_ == AnswerState::Waiting &&
        (channel_.state() == ports::ChannelState::Broken || now_ms >= patience_ends())) {
        lose_patience(now_ms);
    }
    return state_;
}

void ComputerTurns::ask_besides(PlayerQuestion question) {
    forget_besides();
    besides_ = {.state = AnswerState::Waiting, .question = std::move(question)};
}

void ComputerTurns::forget_besides() {
    if (besides_.sent) {
        drop();
        put_back();
    }
    besides_ = {};
}

// Restores the main question's state and answer after a side question.
void ComputerTurns::put_back() {
    state_ = kept_state_;
    reply_ = std::move(kept_reply_);
    besides_.sent = false;
}

AnswerState ComputerTurns::look_besides(double now_ms) {
    if (besides_.state != AnswerState::Waiting || look(now_ms) == AnswerState::Waiting) {
        return besides_.state;
    }
    if (!besides_.sent) {
        kept_state_ = state_;
        kept_reply_ = std::move(reply_);
        begin(besides_.question, now_ms);
        besides_.sent = true;
        return AnswerState::Waiting;
    }
    besides_.state = state_;
    besides_.reply = std::move(reply_);
    put_back();
    return besides_.state;
}

void ComputerTurns::take_answer(const std::string& answer) {
    auto reply = ai::parse_reply(answer);
    const auto number = reply ? reply->number : ai::reply_number(answer);
    if (state_ != AnswerState::Waiting || number != number_) {
        return; // the answer is stale
    }
    if (!reply) { // the answer is malformed, and asking again would not help
        state_ = AnswerState::Silent;
        return;
    }
    state_ = reply->error.empty() ? AnswerState::Answered : AnswerState::Silent;
    reply_ = std::move(*reply);
}

void ComputerTurns::lose_patience(double now_ms) {
    if (restarts_++ == most_restarts) {
        state_ = AnswerState::Silent;
        return;
    }
    channel_.restart();
    asked_ms_ = now_ms;
    send();
}

} // namespace mitts::table
