// Tests contests: duplicate decks cancel luck, shards add up to the whole, and the statistics are correct.
#include "ai/arena/arena.h"
#include "ai/players.h"

#include <doctest/doctest.h>

#include <cmath>
#include <set>

using namespace mitts;
using namespace mitts::ai;

namespace {

template <Game G> arena::Choose<G> contestant(std::string_view name) {
    const auto* player = find_player<G>(name);
    REQUIRE(player != nullptr);
    return [player](const arena::Question<G>& question) {
        return player->decide(question.observation, Rng(question.seed)).action();
    };
}

/// Returns a clock that advances by a millisecond each time it is read.
arena::Clock ticking() {
    return [now = 0.0]() mutable { return now += 1; };
}

template <Game G> arena::Arena<G> contest(const typename G::Options& options, std::string_view a, std::string_view b) {
    return arena::Arena<G>(options, {contestant<G>(a), contestant<G>(b)}, ticking());
}

} // namespace

TEST_CASE("a deck is played in 2 seating arrangements with two sides, in 6 with three and in 16 with eight") {
    auto pairs = mitaines::Game::preset_options(0);
    CHECK(contest<mitaines::Game>(pairs, "random", "random").arrangements() == 2);
    mitaines::Game::set_players(pairs, 4);
    CHECK(contest<mitaines::Game>(pairs, "random", "random").arrangements() == 2);
    CHECK(contest<mitigati::Game>(mitigati::Game::preset_options(0), "random", "random").arrangements() == 6);
    auto eight = mitch::Game::preset_options(0);
    mitch::Game::set_players(eight, 8);
    CHECK(contest<mitch::Game>(eight, "random", "random").arrangements() == 16);
}

TEST_CASE("a deterministic player scores zero against itself") {
    const auto options = mitch::Game::preset_options(0);
    const auto score = contest<mitch::Game>(options, "careful", "careful").play({.decks = 5, .seed = 3});
    CHECK(score.sets == 5);
    CHECK(score.drawn == 5);
    CHECK(score.sum == 0);
    CHECK(score.points().error == 0);
    CHECK(score.share().mean == 0.5);
}

TEST_CASE("swapping a contest's two players reverses the sign of the points") {
    const auto options = mitch::Game::preset_options(0);
    const auto won = contest<mitch::Game>(options, "careful", "random").play({.decks = 10, .seed = 1});
    const auto lost = contest<mitch::Game>(options, "random", "careful").play({.decks = 10, .seed = 1});
    CHECK(won.points().mean > 5);
    CHECK(lost.points().mean < -5);
    CHECK(won.won >= 9);
    CHECK(lost.won <= 1);
}

TEST_CASE("the merged score of all shards equals the score of the unsharded contest") {
    const auto options = mitaines::Game::preset_options(0);
    const auto arena = contest<mitaines::Game>(options, "careful", "random");
    const auto whole = arena.play({.decks = 11, .seed = 5});
    arena::Score merged{.units = whole.units};
    for (int shard = 1; shard <= 3; ++shard) {
        merged.merge(arena.play({.decks = 11, .seed = 5, .shard = shard, .shards = 3}));
    }
    CHECK(merged == whole);
}

TEST_CASE("a contestant receives its seat's observation, including the round's history") {
    using G = mitigati::Game;
    std::set<std::size_t> lengths;
    const arena::Choose<G> looks = [&](const arena::Question<G>& question) {
        const auto& observation = question.observation;
        CHECK(observation.turn == observation.viewer);
        lengths.insert(observation.history.size());
        return find_player<G>("random")->decide(observation, Rng(question.seed)).action();
    };
    arena::Arena<G>(G::preset_options(0), {looks, looks}, ticking()).play({.decks = 1, .seed = 9});
    CHECK(*lengths.begin() == 0);
    CHECK(*lengths.rbegin() + 1 == lengths.size());
}

TEST_CASE("the mean, the confidence interval and the share of wins match values calculated by hand") {
    arena::Score score{.units = 2};
    for (const int margin : {2, 4, 6, 0, -2}) {
        score.add_set(margin);
    }
    // The points 1, 2, 3, 0 and -1 have a mean of 1 and a variance of 2.5.
    CHECK(score.points().mean == doctest::Approx(1));
    CHECK(score.points().error == doctest::Approx(1.96 * std::sqrt(2.5 / 5)));
    CHECK(score.share().mean == doctest::Approx(0.7));
    // The results 1, 1, 1, 0.5 and 0 have a variance of 0.2.
    CHECK(score.share().error == doctest::Approx(1.96 * std::sqrt(0.2 / 5)));
}

TEST_CASE("the sequential test stops early once one player is clearly stronger or both are equally strong") {
    arena::Score better;
    for (int set = 0; set < 100; ++set) {
        better.add_set(set % 10 == 0 ? -1 : 1);
    }
    CHECK(better.log_likelihood_ratio(0.6) > arena::decisive_ratio);
    arena::Score equal;
    for (int set = 0; set < 400; ++set) {
        equal.add_set(set % 2 == 0 ? -1 : 1);
    }
    CHECK(equal.log_likelihood_ratio(0.6) < -arena::decisive_ratio);
    CHECK(arena::Score().log_likelihood_ratio(0.6) == 0);

    const auto options = mitch::Game::preset_options(0);
    const auto stopped =
        contest<mitch::Game>(options, "careful", "random").play({.decks = 1000, .seed = 2, .sequential = 0.6});
    CHECK(stopped.sets < 100);
}

TEST_CASE("reported time percentiles are accurate to within 10 %") {
    arena::Times times;
    for (int move = 1; move <= 100; ++move) {
        times.add(move);
    }
    CHECK(times.within(0.5) == doctest::Approx(50).epsilon(0.1));
    CHECK(times.within(0.99) == doctest::Approx(99).epsilon(0.1));
    CHECK(arena::Times().within(0.5) == 0);
}
