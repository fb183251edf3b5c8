// Tests `mitts serve` as a client sees it. Each request on standard input gets a reply that ends with an empty line.
#include "ai/players.h"
#include "ai/protocol.h"
#include "cli/commands.h"
#include "session/match.h"

#include <doctest/doctest.h>

#include <sstream>
#include <vector>

using namespace mitts;
using G = mitaines::Game;

namespace {

struct Outcome {
    int status = 0;
    std::string out;
    std::string err;
};

Outcome serve(const std::string& input, std::vector<std::string> words = {}) {
    words.insert(words.begin(), "serve");
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int status = cli::run(words, {.in = in, .out = out, .err = err});
    return {.status = status, .out = out.str(), .err = err.str()};
}

// Returns the replies without the empty lines that end them.
std::vector<std::string> replies_of(const Outcome& outcome) {
    CHECK(outcome.status == 0);
    CHECK(outcome.err.empty());
    std::vector<std::string> replies;
    std::size_t at = 0;
    for (auto end = outcome.out.find("\n\n"); end != std::string::npos; end = outcome.out.find("\n\n", at)) {
        replies.push_back(outcome.out.substr(at, end + 1 - at));
        at = end + 2;
    }
    CHECK(at == outcome.out.size()); // nothing follows the last empty line
    return replies;
}

Match<G> some_match() {
    return *Match<G>::begin(G::preset_options(0), SeededStart{.seed = 5});
}

std::string request(std::uint64_t number, std::string player = "careful") {
    const auto match = some_match();
    return ai::request_text({.number = number, .game = "mitaines", .player = std::move(player), .seed = 3},
                            G::observation_to_text(match.observe(match.turn())));
}

ai::Reply read(const std::string& reply) {
    const auto read = ai::parse_reply(reply);
    REQUIRE(read);
    return *read;
}

} // namespace

TEST_CASE("`mitts serve` replies to a request according to the protocol, with a legal action") {
    const auto asked = request(7);
    const auto replies = replies_of(serve(asked + "\n"));
    REQUIRE(replies.size() == 1);
    CHECK(replies[0] == ai::reply_to(asked));
    const auto reply = read(replies[0]);
    CHECK(reply.number == 7);
    CHECK(reply.error.empty());
    auto match = some_match();
    CHECK_FALSE(match.submit(*G::parse_action(reply.action)));
}

TEST_CASE("`mitts serve` answers successive requests to every computer player") {
    std::string input;
    std::uint64_t number = 0;
    for (const auto& player : ai::players_of<G>()) {
        input += request(++number, std::string(player.name)) + "\n";
    }
    const auto replies = replies_of(serve(input));
    REQUIRE(replies.size() == number);
    for (std::uint64_t at = 0; at < number; ++at) {
        CHECK(read(replies[at]).number == at + 1);
        CHECK(read(replies[at]).error.empty());
    }
}

TEST_CASE("`mitts serve` accepts the end of input as the end of the last request") {
    CHECK(replies_of(serve("")).empty());
    CHECK(replies_of(serve("\n\n\n")).empty());
    const auto replies = replies_of(serve(request(1)));
    REQUIRE(replies.size() == 1);
    CHECK(read(replies[0]).error.empty());
}

TEST_CASE("`mitts serve` accepts CRLF line endings and extra empty lines between requests") {
    std::string asked;
    for (const char character : "\n\n" + request(4) + "\n\n" + request(5)) {
        asked += character == '\n' ? "\r\n" : std::string(1, character);
    }
    const auto replies = replies_of(serve(asked));
    REQUIRE(replies.size() == 2);
    CHECK(replies[0] == ai::reply_to(request(4)));
    CHECK(read(replies[1]).number == 5);
}

TEST_CASE("`mitts serve` reports the error and its position for an invalid request, and answers the next request") {
    struct Case {
        std::string from;
        std::string to;
        std::string_view error;
    };
    const std::vector<Case> cases{
        {"number 9", "number nine", "line 1, column 8: expected a number"},
        {"game mitaines", "game whist", "line 2: unknown game 'whist'"},
        {"player careful", "player bold", "line 3: unknown player 'bold'; known: random, "},
        {"seed 3", "seed", "line 4, column 5: expected a number"},
        {"viewer ", "viewer 7", "line 7, column 8: expected a number from 0 to 1"},
    };
    for (const auto& wrong : cases) {
        CAPTURE(wrong.to);
        auto text = request(9);
        text.replace(text.find(wrong.from), wrong.from.size(), wrong.to);
        const auto replies = replies_of(serve(text + "\n" + request(10)));
        REQUIRE(replies.size() == 2);
        const auto refused = read(replies[0]);
        CHECK(refused.action.empty());
        CHECK(refused.error.substr(0, wrong.error.size()) == wrong.error);
        CHECK(read(replies[1]).number == 10);
        CHECK(read(replies[1]).error.empty());
    }
}

TEST_CASE("`mitts serve` reports a cancelled request as cancelled, and answers other requests normally") {
    const auto replies = replies_of(serve(ai::cancel_text(9) + "\n" + request(8) + "\n" + request(9, "master")));
    REQUIRE(replies.size() == 2);
    CHECK(replies[0] == ai::reply_to(request(8)));
    CHECK(replies[1] == "number 9\nerror cancelled\n");
}

TEST_CASE("`mitts serve` replies with a legal action even if the deadline is 1 ms") {
    auto text = request(9, "master");
    text.replace(text.find("observation\n"), 0, "deadline 1\n");
    const auto replies = replies_of(serve(text));
    REQUIRE(replies.size() == 1);
    const auto action = G::parse_action(read(replies[0]).action);
    REQUIRE(action);
    auto match = some_match();
    CHECK(!match.submit(*action));
}

TEST_CASE("`mitts serve` replies with an error to input that is not a request") {
    const auto replies = replies_of(serve("hello\n\n[Game \"mitaines\"]\n"));
    REQUIRE(replies.size() == 2);
    CHECK(read(replies[0]).number == 0);
    CHECK(read(replies[0]).error == "line 1, column 1: expected the line 'number', found 'hello'");
    CHECK(read(replies[1]).error == "line 1, column 1: expected the line 'number', found '[Game'");
}

TEST_CASE("`mitts serve` accepts no argument except --help") {
    const auto help = serve("", {"--help"});
    CHECK(help.status == 0);
    CHECK(help.out.find("Usage: mitts serve") != std::string::npos);
    CHECK(serve("", {"-h"}).out == help.out);
    const auto refused = serve(request(1), {"--port=8000"});
    CHECK(refused.status == 2);
    CHECK(refused.out.empty());
    CHECK(refused.err == "mitts: The following argument was not expected: --port=8000\n");
}
