// Thinks in steps: a legal reply at any moment, the same result in any grouping, nothing left of the last request.
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

TEST_CASE("a thought has a legal reply before its first step and after every other one") {
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

TEST_CASE("single steps and batches of a hundred end with the same reply") {
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

TEST_CASE("a request replaces the previous one, whether that was valid or not") {
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

TEST_CASE("the warm-up asks every game's best player a valid question") {
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
