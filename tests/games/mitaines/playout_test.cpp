// Tests random play-outs: every action is legal, and average results equal those of a direct implementation.
#include "games/mitaines/game.h"
#include "games/mitaines/playout.h"
#include "games/option_text.h"
#include "tests/support/random_options.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace mitts;
using namespace mitts::mitaines;

namespace {

std::vector<Options> tables() {
    std::vector<Options> all;
    for (int preset = 0; preset < preset_count; ++preset) {
        for (const int players : {2, 3, 4}) {
            auto options = preset_options(static_cast<Preset>(preset));
            options.players = players;
            if (!validate(options)) {
                all.push_back(options);
            }
        }
    }
    return all;
}

// Implements the policy in playout.h directly, with the list of legal actions.
Action plain_choice(const Options& options, const State& state, Rng& rng) {
    std::vector<Card> cards;
    const auto legal = legal_actions(options, state);
    for (const auto& action : legal) {
        if (cards.empty() || cards.back() != action.card) {
            cards.push_back(action.card);
        }
    }
    const auto card = cards[rng.below(static_cast<std::uint32_t>(cards.size()))];
    std::vector<Action> choices;
    for (const auto& action : legal) {
        if (action.card == card) {
            choices.push_back(action);
        }
    }
    return choices[rng.below(static_cast<std::uint32_t>(choices.size()))];
}

State plain_playout(const Options& options, State state, Rng& rng) {
    while (state.phase != Phase::Over) {
        apply_quietly(options, state, plain_choice(options, state, rng));
    }
    return state;
}

struct Sample {
    double sum = 0;
    double squares = 0;
    int count = 0;

    void add(double value) {
        sum += value;
        squares += value * value;
        ++count;
    }
    double mean() const {
        return sum / count;
    }
    double variance_of_mean() const {
        return (squares / count - mean() * mean()) / count;
    }
};

mitaines::RoundResult result_of(const State& end) {
    return {.scores = end.scores, .last_capturer = end.last_capturer, .last_contractor = end.last_contractor};
}

// The points of sides 0 and 1, and how often seat 0 was the last to capture and the last to complete or steal a call.
struct Results {
    std::array<Sample, 4> samples;

    void add(const mitaines::RoundResult& end) {
        samples[0].add(end.scores[0]);
        samples[1].add(end.scores[1]);
        samples[2].add(end.last_capturer == 0 ? 1 : 0);
        samples[3].add(end.last_contractor == 0 ? 1 : 0);
    }
};

// Replays each action of a play-out in the engine.
struct Referee {
    const Options* options;
    State* state;

    template <class Deck> void shuffled(const Deck& deck) const {
        *state = start_round(*options, {deck.begin(), deck.end()}, 0);
    }
    void gives(Seat seat, Card card) const {
        act(seat, {.type = ActionType::Give, .card = card});
    }
    void plays(Seat seat, Card card, Kind call, int ways) const {
        int engines_ways = 0;
        for (const auto& action : legal_actions(*options, *state)) {
            engines_ways += action.card == card ? 1 : 0;
        }
        CHECK(engines_ways == ways);
        act(seat, {.card = card, .call = call});
    }
    void act(Seat seat, Action action) const {
        REQUIRE(state->turn == seat);
        REQUIRE(!why_not(*options, *state, action));
        apply_quietly(*options, *state, action);
    }
};

void check_end(const State& state, const mitaines::RoundResult& result) {
    CHECK(state.phase == Phase::Over);
    CHECK((result_of(state) == result));
}

// Returns a round after some random actions, or nothing if the round is over.
std::optional<State> begun_round(const Options& options, int actions, Rng& rng) {
    auto state = start_round(options, shuffled(pack(options), rng),
                             static_cast<Seat>(rng.below(static_cast<std::uint32_t>(options.players))));
    for (; actions > 0 && state.phase != Phase::Over; --actions) {
        apply_quietly(options, state, plain_choice(options, state, rng));
    }
    return state.phase == Phase::Over ? std::nullopt : std::optional(state);
}

void check_against_engine(const Options& options, int rounds, Rng& rng) {
    CAPTURE(options_to_text<mitaines::Game>(options));
    State state;
    mitaines::Playout<Referee> playout(options, Referee{.options = &options, .state = &state});
    for (int round = 0; round < rounds; ++round) {
        const auto whole = playout.play_round(rng);
        check_end(state, whole);
        if (const auto begun = begun_round(options, static_cast<int>(rng.below(60)), rng)) {
            state = *begun;
            const auto rest = playout.play_from(*begun, rng);
            check_end(state, rest);
        }
    }
}

void check_alike(const Results& left, const Results& right) {
    for (std::size_t index = 0; index < left.samples.size(); ++index) {
        const auto& one = left.samples[index];
        const auto& other = right.samples[index];
        const double spread = std::sqrt(one.variance_of_mean() + other.variance_of_mean());
        CAPTURE(index);
        CAPTURE(one.mean());
        CAPTURE(other.mean());
        CHECK(std::abs(one.mean() - other.mean()) < 4 * spread);
    }
}

} // namespace

TEST_CASE("play-outs take only legal actions and have the same results as the engine (M6, M8-M19)") {
    Rng rng(3);
    for (const auto& options : tables()) {
        check_against_engine(options, 150, rng);
    }
}

TEST_CASE("play-outs take only legal actions under random options") {
    Rng rng(4);
    for (int drawn = 0; drawn < 300; ++drawn) {
        check_against_engine(tests::random_options<mitaines::Game>(rng), 5, rng);
    }
}

TEST_CASE("a play-out can start from a set-up with uneven hands, a layout, a pile and a stock") {
    const auto options = preset_options(Preset::Gamerules);
    Rng rng(6);
    for (int drawn = 0; drawn < 500; ++drawn) {
        const auto cards = shuffled(pack(options), rng);
        std::size_t next = 0;
        const auto take = [&](std::size_t count) {
            const auto from = cards.begin() + static_cast<std::ptrdiff_t>(next);
            next += count;
            return std::vector<Card>(from, from + static_cast<std::ptrdiff_t>(count));
        };
        Setup setup{.hands = {take(1 + rng.below(9)), take(rng.below(9))},
                    .layout = take(rng.below(4)),
                    .pile = take(rng.below(5)),
                    .stock = take(12 * rng.below(3)),
                    .turn = static_cast<Seat>(rng.below(2))};
        const auto start = start_setup(options, setup);
        REQUIRE(start);
        auto state = *start;
        mitaines::Playout<Referee> playout(options, Referee{.options = &options, .state = &state});
        const auto result = playout.play_from(*start, rng);
        check_end(state, result);
    }
}

TEST_CASE("play-outs have the same average scores as a direct implementation of the policy") {
    for (const auto& options : tables()) {
        CAPTURE(static_cast<int>(options.preset));
        CAPTURE(options.players);
        mitaines::Playout<> playout(options);
        Rng rng(11);
        Results quick;
        Results plain;
        for (int round = 0; round < 3000; ++round) {
            quick.add(playout.play_round(rng));
            plain.add(result_of(plain_playout(options, start_round(options, shuffled(pack(options), rng), 0), rng)));
        }
        check_alike(quick, plain);
    }
}

TEST_CASE("play-outs from the middle of a round have the same average scores as a direct implementation") {
    for (const auto& options : tables()) {
        Rng rng(29);
        auto middle = start_round(options, shuffled(pack(options), rng), 1);
        for (int action = 0; action < 21; ++action) {
            apply_quietly(options, middle, plain_choice(options, middle, rng));
        }
        mitaines::Playout<> playout(options);
        Results quick;
        Results plain;
        for (int round = 0; round < 3000; ++round) {
            shuffle(std::span<Card>(middle.deck.begin() + middle.deck_next, middle.deck.end()), rng);
            quick.add(playout.play_from(middle, rng));
            plain.add(result_of(plain_playout(options, middle, rng)));
        }
        check_alike(quick, plain);
    }
}
