// Tests requests to computer players: numbers, deadlines, cancellation, and restarts of a broken or silent channel.
#include "table/computer_turns.h"

#include <doctest/doctest.h>

#include <deque>
#include <vector>

using namespace mitts;
using table::AnswerState;

namespace {

/// A channel on which the test acts as the computer players.
class Line final : public ports::PlayerChannel {
public:
    void send(std::string_view request) override {
        sent.emplace_back(request);
    }
    std::optional<std::string> take_answer() override {
        if (answers.empty()) {
            return std::nullopt;
        }
        auto answer = answers.front();
        answers.pop_front();
        return answer;
    }
    ports::ChannelState state() const override {
        return broken ? ports::ChannelState::Broken : ports::ChannelState::Open;
    }
    void restart() override {
        ++restarts;
        broken = false;
    }

    std::vector<std::string> sent;
    std::deque<std::string> answers;
    bool broken = false;
    int restarts = 0;
};

const table::PlayerQuestion question{.game = "mitaines", .level = "master", .seed = 4, .observation = "viewer 0\n"};

std::uint64_t number_in(const std::string& request) {
    return ai::read_request(request).head.number;
}

std::string answer_to(const std::string& request, const std::string& action) {
    return ai::to_text(ai::Reply{.number = number_in(request),
                                 .action = action,
                                 .alternatives = {{.action = action, .value = 2.5, .reasons = {}}},
                                 .error = {}});
}

} // namespace

TEST_CASE("a request is sent with a deadline, and its complete reply is returned") {
    Line line;
    table::ComputerTurns turns(line);
    CHECK(turns.state() == AnswerState::NotAsked);
    turns.ask(question, 100);
    REQUIRE(line.sent.size() == 1);
    const auto request = ai::read_request(line.sent[0]);
    CHECK(request.head.game == "mitaines");
    CHECK(request.head.player == "master");
    CHECK(request.head.seed == 4);
    CHECK(request.head.deadline_ms == table::ComputerTurns::deadline_ms);
    CHECK(request.observation == "viewer 0\n");
    CHECK(turns.look(110) == AnswerState::Waiting);
    line.answers.push_back(answer_to(line.sent[0], "7S:m"));
    CHECK(turns.look(120) == AnswerState::Answered);
    CHECK(turns.reply().action == "7S:m");
    REQUIRE(turns.reply().alternatives.size() == 1);
    CHECK(turns.reply().alternatives[0].value == 2.5);
}

TEST_CASE("an unneeded request is cancelled, and a late reply is dropped") {
    Line line;
    table::ComputerTurns turns(line);
    turns.forget();
    CHECK(line.sent.empty()); // there was no request to cancel
    turns.ask(question, 0);
    turns.forget();
    REQUIRE(line.sent.size() == 2);
    CHECK(ai::cancelled_number(line.sent[1]) == number_in(line.sent[0]));
    turns.ask(question, 10);
    line.answers.push_back(ai::to_text(ai::cancelled(number_in(line.sent[0]))));
    line.answers.push_back(answer_to(line.sent[0], "2C"));
    CHECK(turns.look(20) == AnswerState::Waiting);
    line.answers.push_back(answer_to(line.sent[2], "3C"));
    CHECK(turns.look(30) == AnswerState::Answered);
    CHECK(turns.reply().action == "3C");
    turns.forget();
    CHECK(line.sent.size() == 3); // an answered request needs no cancellation
}

TEST_CASE("a reply to another table's request on the same channel is dropped") {
    Line line;
    table::ComputerTurns earlier(line);
    earlier.ask(question, 1000);
    table::ComputerTurns turns(line);
    turns.ask(question, 1500);
    line.answers.push_back(answer_to(line.sent[0], "2C"));
    CHECK(turns.look(1600) == AnswerState::Waiting);
    line.answers.push_back(answer_to(line.sent[1], "3C"));
    CHECK(turns.look(1700) == AnswerState::Answered);
    CHECK(turns.reply().action == "3C");
}

TEST_CASE("an error reply counts as no reply") {
    Line line;
    table::ComputerTurns turns(line);
    turns.ask(question, 0);
    line.answers.push_back("number " + std::to_string(number_in(line.sent[0])) + "\nerror no such player\n");
    CHECK(turns.look(1) == AnswerState::Silent);
}

TEST_CASE("a request is abandoned after two restarts of a broken or silent channel, but the next request is sent") {
    for (const bool broken : {true, false}) {
        CAPTURE(broken);
        Line line;
        table::ComputerTurns turns(line);
        turns.ask(question, 0);
        double now = 0;
        for (int restarts = 1; restarts <= table::ComputerTurns::most_restarts; ++restarts) {
            line.broken = broken;
            now += broken ? 1 : table::ComputerTurns::patience_ms;
            CHECK(turns.look(now) == AnswerState::Waiting);
            CHECK(line.restarts == restarts);
            REQUIRE(line.sent.size() == static_cast<std::size_t>(restarts) + 1);
            CHECK(number_in(line.sent.back()) > number_in(line.sent[line.sent.size() - 2]));
        }
        line.broken = broken;
        now += broken ? 1 : table::ComputerTurns::patience_ms;
        CHECK(turns.look(now) == AnswerState::Silent);
        CHECK(line.restarts == table::ComputerTurns::most_restarts);
        // The next request is still sent, and its reply is accepted.
        line.broken = false;
        turns.ask(question, now);
        line.answers.push_back(answer_to(line.sent.back(), "7S"));
        CHECK(turns.look(now) == AnswerState::Answered);
    }
}

TEST_CASE("a clock that jumps ahead causes only one timeout") {
    Line line;
    table::ComputerTurns turns(line);
    turns.ask(question, 100);
    CHECK(turns.look(100) == AnswerState::Waiting);
    CHECK(turns.look(1e9) == AnswerState::Waiting); // the request was sent again with a new timeout
    CHECK(line.restarts == 1);
    CHECK(turns.look(1e9 + table::ComputerTurns::patience_ms / 2) == AnswerState::Waiting);
    CHECK(line.restarts == 1);
    line.answers.push_back(answer_to(line.sent.back(), "7S"));
    CHECK(turns.look(1e9 + 10) == AnswerState::Answered);
}

TEST_CASE("a side request waits for the reply to the turn request, and does not affect that reply") {
    const table::PlayerQuestion other{.game = "mitch", .level = "careful", .seed = 2, .observation = "viewer 1\n"};
    Line line;
    table::ComputerTurns turns(line);
    CHECK(turns.look_besides(0) == AnswerState::NotAsked);
    turns.ask(question, 0);
    turns.ask_besides(other);
    CHECK(turns.look_besides(1) == AnswerState::Waiting);
    CHECK(line.sent.size() == 1);
    line.answers.push_back(answer_to(line.sent[0], "7S"));
    CHECK(turns.look_besides(2) == AnswerState::Waiting);
    REQUIRE(line.sent.size() == 2);
    CHECK(ai::read_request(line.sent[1]).observation == "viewer 1\n");
    line.answers.push_back(answer_to(line.sent[1], "place:KH"));
    CHECK(turns.look_besides(3) == AnswerState::Answered);
    CHECK(turns.reply_besides().action == "place:KH");
    CHECK(turns.look(4) == AnswerState::Answered);
    CHECK(turns.reply().action == "7S");
    turns.forget_besides();
    CHECK(turns.reply().action == "7S");
    CHECK(line.sent.size() == 2);

    // Dropping the side request before it is answered cancels only that request.
    turns.ask_besides(other);
    CHECK(turns.look_besides(5) == AnswerState::Waiting);
    turns.forget_besides();
    REQUIRE(line.sent.size() == 4);
    CHECK(ai::cancelled_number(line.sent[3]) == number_in(line.sent[2]));
    CHECK(turns.look(6) == AnswerState::Answered);
    CHECK(turns.reply().action == "7S");
    // A new turn request also drops the side request.
    turns.ask_besides(other);
    turns.look_besides(7);
    turns.ask(question, 8);
    CHECK(turns.look_besides(9) == AnswerState::NotAsked);
    CHECK(turns.look(9) == AnswerState::Waiting);
}

TEST_CASE("an unreadable reply ends the wait immediately, like an error") {
    for (const std::string rest :
         {"action <img src=x>\n", "action play 7S at once\n", "", "alternative\n", "nonsense\n"}) {
        Line line;
        table::ComputerTurns turns(line);
        turns.ask(question, 0);
        const auto number = number_in(line.sent.back());
        const auto reply = [&rest](auto to) { return "number " + std::to_string(to).append("\n").append(rest); };
        line.answers.push_back(reply(number + 1));
        CHECK(turns.look(1) == AnswerState::Waiting); // this reply was for another request
        line.answers.push_back(reply(number));
        CHECK(turns.look(2) == AnswerState::Silent);
        CHECK(line.restarts == 0);
    }
}
