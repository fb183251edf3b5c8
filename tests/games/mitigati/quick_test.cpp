// Compares Mitigati's quick table and play-outs with the engine, which replays every card.
#include "games/mitigati/game.h"
#include "games/mitigati/quick.h"
#include "games/option_text.h"
#include "tests/support/random_options.h"

#include <doctest/doctest.h>

using namespace mitts;
using namespace mitts::mitigati;

namespace {

// Replays each card of a play-out in the engine.
struct Referee {
    const Options* options;
    State* state;

    // Skips the bargaining: every player asks for more cards.
    void shuffled(const std::array<TarotCard, pack_size>& deck) const {
        *state = start_round({deck.begin(), deck.end()}, 0);
        while (state->phase == Phase::Bargain) {
            apply_quietly(*options, *state, {.type = ActionType::More});
        }
    }
    void acts(Seat seat, TarotCard card, int ways) const {
        const Action action{.type = state->phase == Phase::Discard ? ActionType::Discard : ActionType::Play,
                            .card = card};
        REQUIRE(state->turn == seat);
        REQUIRE(!why_not(*options, *state, action));
        CHECK(static_cast<int>(legal_actions(*options, *state).size()) == ways);
        apply_quietly(*options, *state, action);
    }
};

void check_end(const State& state, const RoundResult<player_count>& result) {
    CHECK(state.phase == Phase::Over);
    CHECK(result.scores == state.scores);
}

Action any_action(const Options& options, const State& state, Rng& rng) {
    const auto legal = legal_actions(options, state);
    return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
}

// Returns a deal after the bargaining and some random actions, or nothing if the deal is over.
std::optional<State> begun_play(const Options& options, int actions, Rng& rng) {
    auto state = start_round(shuffled(make_tarot_pack(), rng), static_cast<Seat>(rng.below(player_count)));
    while (state.phase == Phase::Bargain) {
        apply_quietly(options, state, {.type = ActionType::More});
    }
    for (; actions > 0 && state.phase != Phase::Over; --actions) {
        apply_quietly(options, state, any_action(options, state, rng));
    }
    return state.phase == Phase::Over ? std::nullopt : std::optional(state);
}

} // namespace

TEST_CASE("Mitigati's quick table has the same legal cards and results as the engine (T9-T16)") {
    Rng rng(2);
    for (int drawn = 0; drawn < 60; ++drawn) {
        const auto options = tests::random_options<mitigati::Game>(rng);
        const QuickRules rules(options);
        auto begun = begun_play(options, static_cast<int>(rng.below(40)), rng);
        if (!begun) {
            continue;
        }
        auto& state = *begun;
        auto table = rules.table_of(state);
        while (state.phase != Phase::Over) {
            REQUIRE(table.turn == state.turn);
            const auto action = any_action(options, state, rng);
            TarotSet legal;
            for (const auto& other : legal_actions(options, state)) {
                legal.insert(other.card);
            }
            CHECK((action.type == ActionType::Discard ? discardable(table.hand()) : table.playable()) == legal);
            apply_quietly(options, state, action);
            rules.play(table, action.card);
            if (state.trick.empty() && state.phase != Phase::Over) {
                CHECK(rules.table_of(state) == table);
            }
        }
        CHECK(QuickRules::over(table));
        CHECK(QuickRules::result(table).scores == state.scores);
    }
}

TEST_CASE("Mitigati play-outs play only legal cards and have the same results as the engine (T9-T16)") {
    Rng rng(5);
    for (int drawn = 0; drawn < 20; ++drawn) {
        const auto options = tests::random_options<mitigati::Game>(rng);
        CAPTURE(options_to_text<mitigati::Game>(options));
        State state;
        Playout<QuickRules, Referee> playout(options, Referee{.options = &options, .state = &state});
        for (int round = 0; round < 50; ++round) {
            const auto whole = playout.play_round(rng);
            check_end(state, whole);
            if (const auto begun = begun_play(options, static_cast<int>(rng.below(80)), rng)) {
                state = *begun;
                const auto rest = playout.play_from(*begun, rng);
                check_end(state, rest);
            }
        }
    }
}

TEST_CASE("Mitigati play-outs can start from set-ups with hands of any size and with tricks already won") {
    const Options options;
    Rng rng(7);
    for (int drawn = 0; drawn < 1000; ++drawn) {
        const auto cards = shuffled(make_tarot_pack(), rng);
        std::size_t next = 0;
        const auto take = [&](std::size_t count) {
            const auto from = cards.begin() + static_cast<std::ptrdiff_t>(next);
            next += count;
            return std::vector<TarotCard>(from, from + static_cast<std::ptrdiff_t>(count));
        };
        const Setup setup{.stage = SetupStage::Play,
                          .hands = {take(1 + rng.below(25)), take(rng.below(26)), take(rng.below(3))},
                          .tricks = {take(rng.below(6)), take(rng.below(6)), {}},
                          .turn = static_cast<Seat>(rng.below(player_count))};
        const auto start = start_setup(options, setup);
        REQUIRE_MESSAGE(start, (start ? std::string() : start.error().to_text()));
        auto state = *start;
        Playout<QuickRules, Referee> playout(options, Referee{.options = &options, .state = &state});
        const auto result = playout.play_from(*start, rng);
        check_end(state, result);
    }
}

TEST_CASE("Mitigati play-outs choose every legal card equally often") {
    // Seat 0 leads one of four cards, and the other hands are empty.
    const Options options;
    const auto start = start_setup(
        options,
        {.stage = SetupStage::Play,
         .hands = {{TarotCard::of(Suit::Clubs, 3), TarotCard::of(Suit::Hearts, 14), TarotCard::trump(7), fool}, {}, {}},
         .turn = 0});
    REQUIRE(start);
    struct Counter {
        std::array<int, 96>* first;
        bool* counted;
        void shuffled(const std::array<TarotCard, pack_size>&) const {
        }
        void acts(Seat, TarotCard card, int) const {
            (*first)[card.index] += *counted ? 0 : 1;
            *counted = true;
        }
    };
    std::array<int, 96> first{};
    bool counted = false;
    Playout<QuickRules, Counter> playout(options, Counter{.first = &first, .counted = &counted});
    Rng rng(9);
    for (int round = 0; round < 4000; ++round) {
        counted = false;
        playout.play_from(*start, rng);
    }
    for (const auto card : start->hands[0]) {
        CAPTURE(to_text(card));
        CHECK(first[card.index] > 1000 - 4 * 28); // within four standard deviations of the mean
        CHECK(first[card.index] < 1000 + 4 * 28);
    }
}
