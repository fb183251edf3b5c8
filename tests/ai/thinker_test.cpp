// Tests thinking in steps: a reply is legal at any time, and depends only on the current request.
#include "ai/play_on.h"
#include "ai/players.h"
#include "ai/thinker.h"
#include "ai/warm_up.h"
#include "session/match.h"

#include <doctest/doctest.h>

using namespace mitts;

namespace {

template <Game G> std::string request(std::string player, std::uint64_t seed = 5) {
    const auto match = *Match<G>::begin(G::preset_options(0), SeededStart{.seed = seed});
    return ai::request_text({.number = seed, .game = std::string(G::name), .player = std::move(player), .seed = 3},
                            G::observation_to_text(match.observe(match.turn())));
}

} // namespace

TEST_CASE("a search has a legal reply before its first step and after each step") {
    for_each_game([](auto game) {
        using G = typename decltype(game)::type;
        const auto match = *Match<G>::begin(G::preset_options(0), SeededStart{.seed = 5});
        const auto legal = G::legal_actions(match.options(), match.referee_state());
        for (const auto& player : ai::players_of<G>()) {
            CAPTURE(player.name);
            ai::Thinker thinker;
            thinker.begin(request<G>(std::string(player.name)));
            for (int step = 0; step < 5; ++step) {
                const auto reply = thinker.reply();
                CHECK(reply.number == 5);
                CHECK(reply.error.empty());
                CHECK(reply.alternatives.size() == legal.size());
                CHECK(legal.contains(*G::parse_action(reply.action)));
                thinker.work(1);
            }
        }
    });
}

TEST_CASE("a search gives the same reply whether it runs in single steps or in batches of 100 steps") {
    for_each_game([](auto game) {
        using G = typename decltype(game)::type;
        for (const auto& player : ai::players_of<G>()) {
            CAPTURE(player.name);
            ai::Thinker thinker;
            thinker.begin(request<G>(std::string(player.name)));
            while (thinker.work(100)) {
            }
            CHECK(to_text(thinker.reply()) == ai::reply_to(request<G>(std::string(player.name))));
            CHECK(!thinker.work(1));
        }
    });
}

TEST_CASE("a new request, valid or not, replaces the previous request") {
    using G = mitch::Game;
    ai::Thinker thinker;
    CHECK(thinker.reply().error == "there was no request");
    CHECK(!thinker.work(1));
    thinker.begin(request<G>("master", 5));
    thinker.work(1);
    thinker.begin("number 6\ngame chess\n");
    CHECK(!thinker.work(1));
    CHECK(thinker.number() == 6);
    CHECK(!thinker.reply().error.empty());
    thinker.begin(request<G>("careful", 7));
    CHECK(thinker.reply().number == 7);
    CHECK(thinker.reply().error.empty());
}

TEST_CASE("the warm-up sends valid requests to the best player of every game") {
    int questions = 0;
    std::string games;
    while (const auto text = ai::warm_up_request(questions)) {
        const auto head = ai::read_request(*text).head;
        CHECK(head.player == "master");
        games += head.game + " ";
        ai::Thinker thinker;
        thinker.begin(*text);
        CHECK(thinker.reply().error == "");
        ++questions;
    }
    CHECK(games == "mitaines mitch mitigati mitaines mitch mitigati ");
    CHECK(!ai::warm_up_request(questions));
}

TEST_CASE("an evaluation takes one step per sampled world, and its reply survives a round trip through text") {
    for_each_game([](auto game) {
        using G = typename decltype(game)::type;
        const auto match = *Match<G>::begin(G::preset_options(0), SeededStart{.seed = 5});
        const ai::RequestHead head{
            .number = 9, .game = std::string(G::name), .worlds = 6, .version = ai::play_on_version, .seed = 3};
        const auto request = ai::request_text(head, G::observation_to_text(match.observe(match.turn())));
        ai::Thinker thinker;
        thinker.begin(request);
        CHECK(thinker.reply().error == "there was no time for two worlds");
        int steps = 1;
        while (thinker.work(1)) {
            ++steps;
        }
        CHECK(steps == 6);
        const auto reply = thinker.reply();
        CHECK(reply.number == 9);
        CHECK(reply.version == ai::play_on_version);
        CHECK(reply.values.size() >= 2);
        CHECK(to_text(reply) == ai::reply_to(request));
        CHECK(*ai::parse_reply(to_text(reply)) == reply);
    });
}

TEST_CASE("an evaluation request with an unknown version or with too many worlds is refused") {
    const auto match = *Match<mitch::Game>::begin(mitch::Game::preset_options(0), SeededStart{.seed = 5});
    ai::RequestHead head{.number = 9, .game = "mitch", .worlds = 6, .version = ai::play_on_version + 1, .seed = 3};
    const auto observation = mitch::Game::observation_to_text(match.observe(match.turn()));
    const auto reply = [&] { return *ai::parse_reply(ai::reply_to(ai::request_text(head, observation))); };
    CHECK(reply().error.find("version") != std::string::npos);
    head.version = ai::play_on_version;
    head.worlds = ai::most_worlds + 1;
    CHECK(reply().error.find(std::to_string(ai::most_worlds)) != std::string::npos);
}
