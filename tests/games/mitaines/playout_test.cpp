// Random play-outs: whole rounds by the rules, and as the plain way of drawing a card and a choice would have them.
#include "games/mitaines/game.h"
#include "games/mitaines/playout.h"

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

// The policy as playout.h words it, from the list of legal actions.
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

// Points of side 0 and cards captured: what calls, thefts and captures come to.
struct Results {
    std::array<Sample, 3> samples;

    void add(const State& end) {
        samples[0].add(end.scores[0]);
        samples[1].add(end.scores[1]);
        samples[2].add(end.captured.size());
    }
};

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

TEST_CASE("a play-out ends the round with every card played once (M4, M19)") {
    for (const auto& options : tables()) {
        Playout playout(options);
        Rng rng(3);
        for (int round = 0; round < 50; ++round) {
            const auto& end = playout.play_round(rng);
            CHECK(end.phase == Phase::Over);
            CHECK(end.captured.size() + static_cast<int>(end.pile.size()) == pack_size(options));
            CHECK((end.captured & end.pile_set).empty());
            CHECK(end.calls.empty()); // M19
        }
    }
}

TEST_CASE("play-outs score as plain draws among the same choices do") {
    for (const auto& options : tables()) {
        CAPTURE(static_cast<int>(options.preset));
        CAPTURE(options.players);
        Playout playout(options);
        Rng rng(11);
        Results quick;
        Results plain;
        for (int round = 0; round < 3000; ++round) {
            quick.add(playout.play_round(rng));
            plain.add(plain_playout(options, start_round(options, shuffled_pack(options, rng), 0), rng));
        }
        check_alike(quick, plain);
    }
}

TEST_CASE("play-outs from the middle of a round do too") {
    for (const auto& options : tables()) {
        Rng rng(29);
        auto middle = start_round(options, shuffled_pack(options, rng), 1);
        for (int action = 0; action < 21; ++action) {
            apply_quietly(options, middle, plain_choice(options, middle, rng));
        }
        Playout playout(options);
        Results quick;
        Results plain;
        for (int round = 0; round < 3000; ++round) {
            shuffle(std::span<Card>(middle.deck.begin() + middle.deck_next, middle.deck.end()), rng);
            quick.add(playout.play_from(middle, rng));
            plain.add(plain_playout(options, middle, rng));
        }
        check_alike(quick, plain);
    }
}
