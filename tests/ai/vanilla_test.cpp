// Checks that the `vanilla` search plays honestly and reproducibly, and clearly beats random play.
#include "ai/arena/arena.h"
#include "ai/random_player.h"
#include "ai/search/vanilla.h"
#include "session/match.h"
#include "tests/support/random_play.h"
#include "tests/support/tables.h"

#include <doctest/doctest.h>

using namespace mitts;
using ai::search::decide_by_vanilla;

namespace {

template <Game G> ai::Decision<G> decide(const typename G::Observation& observation, int iterations) {
    Rng rng(9);
    return decide_by_vanilla<G>(observation, rng, {.iterations = iterations});
}

template <Game G> void check_legal_and_honest() {
    Rng shuffling(2);
    for (const auto& options : tests::few_tables<G>()) {
        tests::for_each_turn<G>(options, 23, [&](const Match<G>& match) {
            const auto observation = match.observe(match.turn());
            const auto decision = decide<G>(observation, 6);
            REQUIRE(!decision.alternatives.empty());
            CHECK(!G::why_not(options, match.referee_state(), decision.action()));
            auto other = G::observe(options, G::resample(options, observation, shuffling), observation.viewer);
            other.history = observation.history;
            CHECK(decide<G>(other, 6) == decision);
        });
    }
}

template <Game G> ai::arena::Choose<G> searching(int iterations) {
    return [iterations](const ai::arena::Question<G>& question) {
        Rng rng(question.seed);
        return decide_by_vanilla<G>(question.observation, rng, {.iterations = iterations}).action();
    };
}

template <Game G> ai::arena::Choose<G> random() {
    return [](const ai::arena::Question<G>& question) {
        Rng rng(question.seed);
        return ai::decide_at_random<G>(question.observation, rng).action();
    };
}

template <Game G> double sets_won_against_random(int iterations, std::int64_t decks) {
    const ai::arena::Arena<G> arena(G::preset_options(0), {searching<G>(iterations), random<G>()}, [] { return 0.0; });
    return arena.play({.decks = decks, .seed = 5}).share().mean;
}

} // namespace

TEST_CASE("in Mitaines and Mitch, the vanilla search plays legally and uses only its seat's information") {
    check_legal_and_honest<mitaines::Game>();
    check_legal_and_honest<mitch::Game>();
}

TEST_CASE("in Mitigati, the vanilla search bargains, discards and plays legally and uses only its seat's information") {
    check_legal_and_honest<mitigati::Game>();
}

TEST_CASE("the vanilla search clearly beats random play") {
    CHECK(sets_won_against_random<mitaines::Game>(60, 20) >= 0.8);
    CHECK(sets_won_against_random<mitch::Game>(40, 12) >= 0.9);
}

TEST_CASE("a vanilla search that runs out of time makes the same decision as one limited to as many iterations") {
    const auto match = *Match<mitaines::Game>::begin({}, SeededStart{.seed = 3});
    const auto seen = match.observe(match.turn());
    int asked = 0;
    Rng rng(1);
    const auto decision =
        decide_by_vanilla<mitaines::Game>(seen, rng, {.iterations = 1000, .time_is_up = [&] { return ++asked == 4; }});
    CHECK(asked == 4);
    CHECK(decision.alternatives.size() == 4); // each of the four iterations tried a new action
    Rng other(1);
    CHECK(decide_by_vanilla<mitaines::Game>(seen, other, {.iterations = 4}) == decision);
}
