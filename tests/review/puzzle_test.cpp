// Tests the conditions for a puzzle: it has one clear idea, and its gain is visible soon after the decision.
#include "review/puzzle.h"
#include "session/any_match.h"

#include <doctest/doctest.h>

using namespace mitts;
using review::Idea;

namespace {

// A shipped puzzle: the seat on turn has a mitten of jacks, but gives it up to keep a call.
const char* const mitaines_puzzle = "[Game \"mitaines\"][Options \"preset=pagat players=2\"][Seed \"41\"]\n\nTS:g TC\n";

} // namespace

TEST_CASE("a puzzle is clear if at most three actions are right and all others are clearly worse") {
    Idea idea{.right = {"7H"}, .others = {{"8H", 5000}, {"9H", 3000}}, .gain = 3000, .errors = 6};
    CHECK(idea.is_clear(5, 3000));
    CHECK(!idea.is_clear(6.1, 3000));
    CHECK(!idea.is_clear(5, 3001));
    CHECK(idea.is_right("7H"));
    CHECK(!idea.is_right("8H"));
    idea.right = {"7H", "2C", "3C", "4C"};
    CHECK(!idea.is_clear(5, 3000));
    CHECK(!Idea{.right = {"7H"}, .gain = 9000, .errors = 9}.is_clear(5, 3000)); // a puzzle needs a wrong action
}

TEST_CASE("a puzzle has the same solution for weighted and equally likely hidden cards, and for two random seeds") {
    const auto match = std::get<Match<mitaines::Game>>(*match_from_text(mitaines_puzzle));
    const auto seen = match.observe(match.turn());
    for (const auto belief : {ai::Belief::Weighed, ai::Belief::Alike}) {
        for (const std::uint64_t seed : {1, 2}) {
            const auto idea = review::idea_of<mitaines::Game>(seen, {.worlds = 200, .seed = seed, .belief = belief});
            CHECK(idea.right == std::vector<std::string>{"5S"});
            CHECK(idea.is_clear(3, 20'000));
        }
    }
}

TEST_CASE("the standard deviation of a side's result is above 50 points in Mitaines and below 50 points in Mitigati") {
    CHECK(review::deviation_of<mitaines::Game>(*parse_options<mitaines::Game>("preset=pagat players=2")) > 50'000);
    CHECK(review::deviation_of<mitigati::Game>(*parse_options<mitigati::Game>("")) < 50'000);
}

TEST_CASE("the best action has a visible gain over the usual action, and no gain over itself") {
    auto match = std::get<Match<mitaines::Game>>(*match_from_text(mitaines_puzzle));
    const auto action = match.log().size();
    const auto best = *mitaines::Game::parse_action("5S");
    const auto usual = *mitaines::Game::parse_action("TD");
    REQUIRE(!match.submit(usual));
    while (match.phase() == MatchPhase::Playing) {
        const auto seen = match.observe(match.turn());
        REQUIRE(!match.submit(ai::find_player<mitaines::Game>("newcomer")->decide(seen, Rng(1)).action()));
    }
    const auto round = review::finished_rounds(match).front();
    const auto& pack = match.rounds().front().deck;
    const auto none = review::visible_gain(round, pack, action, best, best);
    CHECK(none.first == 0);
    CHECK(none.second == 0);
    const auto gain = review::visible_gain(round, pack, action, best, usual);
    CHECK(gain.first > 2 * gain.second);
}

TEST_CASE("a puzzle in Mitigati's bargaining asks whether to agree, and has a gain of at least six points") {
    using ai::Insight;
    auto match =
        std::get<Match<mitigati::Game>>(*match_from_text("[Game \"mitigati\"][Seed \"6\"]\n\nbid:-5 bid:10 bid:10\n"));
    const auto seen = match.observe(match.turn());
    CHECK(Insight<mitigati::Game>::is_puzzle(seen, {"bid:-20"}, {"bid", "more"}, 6000));
    CHECK(Insight<mitigati::Game>::is_puzzle(seen, {"bid", "more"}, {"bid:-20"}, 6000));
    CHECK(!Insight<mitigati::Game>::is_puzzle(seen, {"bid", "more"}, {"bid:-20"}, 5900));
    CHECK(!Insight<mitigati::Game>::is_puzzle(seen, {"more"}, {"bid:-20", "bid"}, 6000));
}

TEST_CASE("each fact belongs to at most one of its game's themes") {
    CHECK(ai::theme_of<mitaines::Game>("keeps_jack") == "jack");
    CHECK(ai::theme_of<mitch::Game>("leads") == "win");
    CHECK(ai::theme_of<mitigati::Game>("agrees") == "bargain");
    CHECK(ai::theme_of<mitigati::Game>("only_choice").empty());
}
