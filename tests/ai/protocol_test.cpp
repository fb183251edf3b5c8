// Tests requests and replies as text: round trips, errors with positions, and a checksum of the replies in a sample.
#include "ai/players.h"
#include "ai/protocol.h"
#include "session/match.h"

#include <doctest/doctest.h>

using namespace mitts;
using G = mitaines::Game;

namespace {

std::string observation_text(std::uint64_t seed = 5) {
    const auto match = *Match<G>::begin(G::preset_options(0), SeededStart{.seed = seed});
    return G::observation_to_text(match.observe(match.turn()));
}

ai::RequestHead head(std::string player) {
    return {.number = 12, .game = "mitaines", .player = std::move(player), .seed = 3};
}

ai::Reply ask(const std::string& request) {
    const auto reply = ai::parse_reply(ai::reply_to(request));
    REQUIRE_MESSAGE(reply, (reply ? "" : reply.error().to_text()));
    return *reply;
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

/// The hashes of the replies and of the facts in the replies.
struct Signature {
    std::uint32_t answers = 2166136261U;
    std::uint32_t facts = 2166136261U;

    void add(std::string_view text) {
        const auto first_fact = std::min(text.find("\nfact "), text.size() - 1) + 1;
        for (std::size_t at = 0; at < text.size(); ++at) {
            auto& hash = at < first_fact ? answers : facts;
            hash = (hash ^ static_cast<unsigned char>(text[at])) * 16777619U;
        }
    }
};

/// Plays this many rounds through the protocol, cycling through the presets. Returns the hashes of all replies.
template <Game G> Signature signature(std::uint64_t rounds) {
    Signature hash;
    for (std::uint64_t seed = 0; seed < rounds; ++seed) {
        auto options = G::preset_options(static_cast<int>(seed % G::preset_names().size()));
        auto match = *Match<G>::begin(options, SeededStart{.seed = seed});
        for (std::uint64_t number = 1; match.phase() == MatchPhase::Playing; ++number) {
            const ai::RequestHead request{.number = number,
                                          .game = std::string(G::name),
                                          .player = seed % 3 == 2 ? "random" : "careful",
                                          .seed = seed};
            const auto text =
                ai::reply_to(ai::request_text(request, G::observation_to_text(match.observe(match.turn()))));
            hash.add(text);
            REQUIRE(!match.submit(*G::parse_action(ai::parse_reply(text)->action)));
        }
    }
    return hash;
}

} // namespace

TEST_CASE("a reply contains the request's number, an action and all alternatives") {
    for (const auto& player : ai::players_of<G>()) {
        const auto reply = ask(ai::request_text(head(std::string(player.name)), observation_text()));
        CHECK(reply.number == 12);
        CHECK(reply.error.empty());
        CHECK(reply.alternatives.size() >= 6);
        CHECK(reply.action == reply.alternatives.front().action);
    }
}

TEST_CASE("the same request gets the same reply, and a different seed can change the reply") {
    auto request = head("random");
    const auto text = observation_text();
    CHECK(ai::reply_to(ai::request_text(request, text)) == ai::reply_to(ai::request_text(request, text)));
    bool differs = false;
    for (request.seed = 0; request.seed < 8; ++request.seed) {
        differs = differs ||
                  ask(ai::request_text(request, text)).action != ask(ai::request_text(head("random"), text)).action;
    }
    CHECK(differs);
}

TEST_CASE("valid replies survive a round trip through text, and invalid replies are rejected") {
    const ai::Reply reply{
        .number = 7,
        .action = "7S:m",
        .alternatives = {{.action = "7S:m", .value = 12.5, .reasons = {{.id = "points_now", .points = 10}}},
                         {.action = "3H", .value = -0.125, .reasons = {}}},
        .error = {}};
    CHECK(*ai::parse_reply(to_text(reply)) == reply);
    auto estimated = reply;
    estimated.estimate = ai::Estimate{.about = 12, .low = -3.5, .high = 20};
    CHECK(*ai::parse_reply(to_text(estimated)) == estimated);
    CHECK(!ai::parse_reply("number 7\naction 7S\nestimate 1 2\n"));
    auto told = reply;
    told.facts = {{"both_gone", {{FactPart::Rank, 1}}}, {"odd_card"}, {"hand_worth", {{FactPart::Points, -12}}}};
    CHECK(to_text(told).find("\nfact both_gone rank=1\nfact odd_card\nfact hand_worth points=-12\n") !=
          std::string::npos);
    CHECK(*ai::parse_reply(to_text(told)) == told);
    for (const std::string_view wrong : {"fact", "fact x rank", "fact x rank=", "fact x rank=1.5",
                                         "fact x rank=1 rank=2", "fact x rang=1", "fact x rank=1000000", "fact x =1"}) {
        const auto read = ai::parse_reply("number 7\naction 7S\n" + std::string(wrong) + "\n");
        CHECK_MESSAGE((!read && read.error().line == 3), wrong);
    }
    CHECK(!ai::parse_reply("number 7\naction 7S\nfact x\nalternative 7S 1000\n"));
    const ai::Reply error{.number = 7, .action = {}, .alternatives = {}, .error = "line 2: no such game"};
    CHECK(*ai::parse_reply(to_text(error)) == error);
    CHECK(!ai::parse_reply("number 7\n"));
    CHECK(!ai::parse_reply("number 7\naction 7S\nalternative 7S much\n"));
}

TEST_CASE("an invalid request is refused, and the error names the reason and the position") {
    const auto good = ai::request_text(head("careful"), observation_text());
    struct Case {
        std::string request;
        std::uint64_t number;
        std::string_view error;
    };
    const std::vector<Case> cases{
        {"", 0, "line 1, column 1: expected the line 'number'"},
        {replaced(good, "number 12", "number twelve"), 0, "line 1, column 8: expected a number"},
        {replaced(good, "game mitaines", "game chess"), 12, "line 2: unknown game 'chess'; known: mitaines"},
        {replaced(good, "player careful", "player grandmaster"), 12,
         "line 3: unknown player 'grandmaster'; known: random, "},
        {replaced(good, "seed 3", "seed"), 12, "line 4, column 5: expected a number"},
        {replaced(good, "observation\n", ""), 12, "line 5, column 1: expected the line 'observation'"},
        {replaced(good, "viewer ", "viewer 5"), 12, "line 7, column 8: expected a number from 0 to 1"},
        {replaced(good, "phase play", "phase over"), 12, "line 9"},
    };
    for (const auto& wrong : cases) {
        CAPTURE(wrong.request);
        const auto reply = ask(wrong.request);
        CHECK(reply.number == wrong.number);
        CHECK(reply.action.empty());
        CHECK(reply.error.substr(0, wrong.error.size()) == wrong.error);
    }
}

TEST_CASE("a request for a player who is not on turn is refused") {
    const auto match = *Match<G>::begin(G::preset_options(0), SeededStart{.seed = 5});
    const auto other = match.observe(seat_after(match.turn(), 2));
    const auto reply = ask(ai::request_text(head("careful"), G::observation_to_text(other)));
    CHECK(reply.error == "line 6: the viewer is not on turn");
}

TEST_CASE("a deadline changes neither the rest of a request nor its reply, and an invalid deadline is rejected") {
    auto patient = head("careful");
    auto hurried = patient;
    hurried.deadline_ms = 150;
    const auto text = observation_text();
    const auto request = ai::request_text(hurried, text);
    CHECK(request.find("deadline 150\n") != std::string::npos);
    CHECK(ai::read_request(request).head.deadline_ms == 150);
    CHECK(ai::read_request(request).observation == text);
    CHECK(!ai::read_request(ai::request_text(patient, text)).head.deadline_ms);
    CHECK(ai::reply_to(request) == ai::reply_to(ai::request_text(patient, text)));
    for (const auto* wrong : {"deadline 0", "deadline 600001", "deadline soon", "deadline 5 6"}) {
        CAPTURE(wrong);
        const auto reply = ask(replaced(request, "deadline 150", wrong));
        CHECK(reply.number == 12);
        CHECK(reply.error.substr(0, 6) == "line 5");
    }
}

TEST_CASE("a request can be cancelled by its number") {
    CHECK(ai::cancelled_number(ai::cancel_text(12)) == 12);
    CHECK(!ai::cancelled_number("cancel"));
    CHECK(!ai::cancelled_number("cancel twelve\n"));
    CHECK(!ai::cancelled_number(ai::request_text(head("careful"), observation_text())));
    CHECK(ai::to_text(ai::cancelled(12)) == "number 12\nerror cancelled\n");
}

TEST_CASE("the replies in a sample of matches have the same checksum in every build") {
    const auto mitaines = signature<mitaines::Game>(12);
    const auto mitch = signature<mitch::Game>(12);
    const auto mitigati = signature<mitigati::Game>(3);
    CHECK(mitaines.answers == 3562992415U);
    CHECK(mitch.answers == 3494520568U);
    CHECK(mitigati.answers == 933234016U);
    CHECK(mitaines.facts == 1171681U);
    CHECK(mitch.facts == 2673164843U);
    CHECK(mitigati.facts == 3663976480U);
}
