// Tests observations as text: round trips in whole rounds, and the rejection of impossible observations.
#include "cards/rng.h"
#include "games/mitaines/game.h"
#include "session/match.h"

#include <doctest/doctest.h>

namespace {

using namespace mitts;
using namespace mitts::mitaines;

std::vector<Options> tables() {
    std::vector<Options> all;
    for (int preset = 0; preset < preset_count; ++preset) {
        for (const int players : {2, 3, 4}) {
            auto options = preset_options(static_cast<Preset>(preset));
            mitaines::Game::set_players(options, players);
            if (!validate(options)) {
                all.push_back(options);
            }
        }
    }
    return all;
}

Action random_action(const Options& options, const State& state, Rng& rng) {
    const auto actions = legal_actions(options, state);
    REQUIRE(!actions.empty());
    return actions[rng.below(static_cast<std::uint32_t>(actions.size()))];
}

std::vector<Observation> observations_of_a_round(const Options& options, std::uint64_t seed) {
    Rng rng(seed);
    std::vector<Observation> seen;
    auto match = *Match<mitaines::Game>::begin(options, SeededStart{.seed = seed});
    while (match.phase() == MatchPhase::Playing) {
        for (Seat seat = 0; seat < options.players; ++seat) {
            seen.push_back(match.observe(seat));
        }
        match.submit(random_action(options, match.referee_state(), rng));
    }
    seen.push_back(match.observe(0));
    return seen;
}

const std::string pagat_text =
    "options preset=pagat players=2\n"
    "viewer 0\ndealer 1\nturn 0\nphase play\ndeal 3\nexchanged 0\nstock 0\n"
    "hand 3C 7D 7S\nshown -\nhand_sizes 3 3\nknown -\npile 2C 9H 9D\nlayout 0\ncalls 1:9:g:2\n"
    "captured 4C 4D\nscores 10 0\nlast_capturer 0\nlast_contractor -\nhistory 1:9H 0:2C\n";

std::string with(std::string_view from, std::string_view to) {
    auto text = pagat_text;
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

void play_to_the_end(const Options& options, State state, Rng& rng) {
    while (state.phase != Phase::Over) {
        apply(options, state, random_action(options, state, rng));
    }
}

} // namespace

TEST_CASE("an observation survives a round trip through its text") {
    for (const auto& options : tables()) {
        for (const auto& observation : observations_of_a_round(options, 17)) {
            const auto again = parse_observation(to_text(observation));
            REQUIRE_MESSAGE(again, (again ? "" : again.error().to_text() + "\n" + to_text(observation)));
            CHECK(*again == observation);
        }
    }
}

TEST_CASE("a resampled state produces the same observation, and bound callers hold the cards that they need (M9)") {
    Rng rng(5);
    for (const auto& options : tables()) {
        for (auto observation : observations_of_a_round(options, 23)) {
            const auto state = resample(options, observation, rng);
            observation.history.clear();
            CHECK(observe(options, state, observation.viewer) == observation);
            for (Seat seat = 0; seat < options.players; ++seat) {
                if (const auto* call = bound_call(options, state, seat)) {
                    CHECK(state.hands[static_cast<std::size_t>(seat)].count(call->rank) >= call->to_play);
                }
            }
        }
    }
}

TEST_CASE("a hand-written observation parses") {
    const auto observation = parse_observation(pagat_text);
    REQUIRE_MESSAGE(observation, (observation ? "" : observation.error().to_text()));
    CHECK(observation->hand.size() == 3);
    CHECK(observation->calls[0] == Call{.caller = 1, .kind = Kind::Glove, .rank = Rank::Nine, .to_play = 2});
    CHECK(observation->history.size() == 2);
    CHECK(to_text(*observation) == pagat_text);
}

TEST_CASE("an impossible observation is rejected with the position of the error") {
    struct Case {
        std::string text;
        int line;
        int column;
        std::string_view what;
    };
    const std::vector<Case> cases{
        {"", 1, 1, "expected the line 'options'"},
        {"viewer 0\n", 1, 1, "expected the line 'options'"},
        {with("pagat players", "pagat playrs"), 1, 22, "did you mean 'players'"},
        {with("viewer 0", "viewer 2"), 2, 8, "from 0 to 1"},
        {with("viewer 0", "viewer 0 1"), 2, 10, "nothing more"},
        {with("turn 0", "turn"), 4, 5, "expected a seat"},
        {with("turn 0", "turn -"), 4, 1, "somebody is on turn"},
        {with("phase play", "phase sleep"), 5, 7, "one of exchange, play, over"},
        {with("phase play", "phase exchange"), 7, 1, "no exchange"},
        {with("stock 0", "stock 5"), 8, 1, "whole deals"},
        {with("stock 0", "stock 48"), 11, 1, "unseen"},
        {with("hand 3C", "hand 7Z"), 9, 6, "expected a card"},
        {with("hand 3C", "hand X1"), 9, 6, "not in this pack"},
        {with("hand 3C 7D", "hand 3C 3C"), 9, 9, "twice"},
        {with("hand_sizes 3 3", "hand_sizes 4 3"), 11, 1, "viewer's hand has 3"},
        {with("hand_sizes 3 3", "hand_sizes 3 0"), 15, 1, "cannot hold"},
        {with("hand_sizes 3 3", "hand_sizes 3"), 11, 13, "expected a number"},
        {with("known -", "known 2D"), 12, 7, "only partners"},
        {with("pile 2C 9H", "pile 2C 2C"), 13, 1, "twice"},
        {with("pile 2C", "pile 7S"), 13, 1, "in a hand too"},
        {with("captured 4C", "captured 9H"), 16, 1, "on the pile too"},
        {with("layout 0", "layout 4"), 14, 1, "part of the pile"},
        {with("1:9:g:2", "1:9:g"), 15, 7, "CALLER:RANK:KIND"},
        {with("1:9:g:2", "1:9:x:2"), 15, 7, "no such call"},
        {with("1:9:g:2", "4:9:g:2"), 15, 7, "seats 0 to 1"},
        {with("1:9:g:2", "1:9:g:3"), 15, 1, "1 to 2 cards"},
        {with("1:9:g:2", "1:8:g:2"), 15, 1, "too few cards"},
        {with("1:9:g:2", "0:9:g:2"), 15, 1, "cannot hold"},
        {with("1:9:g:2", "1:9:g:2 1:2:m:1"), 15, 1, "higher"},
        {with("last_capturer 0", "last_capturer -"), 18, 1, "captured last"},
        {with("0:2C", "0:2D"), 20, 1, "was played"},
        {with("0:2C", "0:2C 1:2C"), 20, 1, "was played"},
        {with("0:2C", "0:give:2C"), 20, 1, "given card"},
        {with("0:2C", "2C"), 20, 14, "seats 0 to 1"},
        {pagat_text + "more\n", 21, 1, "should end"},
    };
    for (const auto& wrong : cases) {
        CAPTURE(wrong.text);
        const auto parsed = parse_observation(wrong.text);
        REQUIRE(!parsed);
        CAPTURE(parsed.error().to_text());
        CHECK(parsed.error().line == wrong.line);
        CHECK(parsed.error().column == wrong.column);
        CHECK(parsed.error().what.find(wrong.what) != std::string::npos);
    }
}

TEST_CASE("a damaged observation that still parses can be resampled and played to the end") {
    Rng rng(99);
    int accepted = 0;
    for (const auto& options : tables()) {
        for (const auto& observation : observations_of_a_round(options, 31)) {
            for (int attempt = 0; attempt < 6; ++attempt) {
                auto text = to_text(observation);
                const auto from = rng.below(static_cast<std::uint32_t>(text.size()));
                const auto to = rng.below(static_cast<std::uint32_t>(text.size()));
                if (rng.below(2) == 0) {
                    text[from] = text[to];
                } else {
                    text.erase(from, 1 + rng.below(4));
                }
                if (const auto parsed = parse_observation(text)) {
                    ++accepted;
                    CHECK(*parse_observation(to_text(*parsed)) == *parsed);
                    play_to_the_end(parsed->options, resample(parsed->options, *parsed, rng), rng);
                }
            }
        }
    }
    CHECK(accepted > 100);
}
