// Compares Mitigati's endgame solver with a brute-force search.
#include "ai/mitigati/endgame.h"
#include "ai/mitigati/quick_sense.h"
#include "games/mitigati/game.h"

#include <doctest/doctest.h>

using namespace mitts;
using namespace mitts::ai::for_mitigati;
using mitigati::Phase;
using mitigati::State;

namespace {

const mitigati::Options standard{};
const mitigati::Options overtrumping{.overtrump = mitigati::YesNo::Yes};

/// Deals this many cards to each seat (or one fewer to seat 1), then plays up to two cards. The rest are captured.
State random_ending(const mitigati::Options& options, int cards, bool uneven, Rng& rng) {
    auto pack = make_tarot_pack();
    shuffle(std::span<TarotCard>(pack), rng);
    State state;
    state.phase = Phase::Play;
    state.stage = 3;
    state.turn = static_cast<Seat>(rng.below(3));
    state.dealer = static_cast<Seat>(rng.below(3));
    std::size_t next = 0;
    for (std::size_t seat = 0; seat < 3; ++seat) {
        for (int card = uneven && seat == 1 ? 1 : 0; card < cards; ++card) {
            state.hands[seat].insert(pack[next++]);
        }
    }
    for (; next < pack.size(); ++next) {
        state.captured[next % 3].insert(pack[next]);
    }
    while (state.hands[static_cast<std::size_t>(state.turn)].empty()) {
        state.turn = seat_after(state.turn, 3);
    }
    for (auto played = rng.below(3); played > 0 && state.turn != no_seat; --played) {
        const auto legal = mitigati::legal_actions(options, state);
        mitigati::apply_quietly(options, state, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    return state;
}

/// Returns the result found by brute force. Each seat maximises its points and, in a tie, minimises the next seat's.
EndgamePoints by_trying_everything(const mitigati::Options& options, const State& state) {
    if (state.turn == no_seat) {
        return {state.scores[0], state.scores[1], state.scores[2]};
    }
    const auto mover = static_cast<std::size_t>(state.turn);
    const auto next = (mover + 1) % 3;
    EndgamePoints best{};
    bool any = false;
    for (const auto& action : mitigati::legal_actions(options, state)) {
        auto after = state;
        mitigati::apply_quietly(options, after, action);
        const auto points = by_trying_everything(options, after);
        if (!any || points[mover] > best[mover] || (points[mover] == best[mover] && points[next] < best[next])) {
            best = points;
            any = true;
        }
    }
    return best;
}

void check_endings(int count, int most_cards, std::uint64_t seed) {
    Rng rng(seed);
    for (int number = 0; number < count; ++number) {
        const int cards = 1 + number % most_cards;
        const auto& options = number % 2 == 0 ? standard : overtrumping; // T11
        const auto state = random_ending(options, cards, number % 7 == 0 && cards > 1, rng);
        if (state.turn != no_seat) {
            CAPTURE(number);
            REQUIRE(solve_endgame(options, state).points == by_trying_everything(options, state));
        }
    }
}

} // namespace

TEST_CASE("the solver agrees with brute force, even in set-ups with uneven hands") {
    check_endings(60, 3, 1);
}

TEST_CASE("the rules of thumb choose a legal card, and the list of non-equivalent cards contains only legal cards") {
    Rng rng(2);
    for (int number = 0; number < 40; ++number) {
        const auto& options = number % 2 == 0 ? standard : overtrumping; // T11
        auto state = random_ending(options, 1 + number % 20, number % 5 == 0, rng);
        while (state.turn != no_seat) {
            const auto table = mitigati::QuickRules(options).table_of(state);
            CHECK(table.playable().contains(quick_card(table)));
            CHECK((different_cards(table) - table.playable()).empty());
            CHECK(!different_cards(table).empty());
            const auto legal = mitigati::legal_actions(options, state);
            mitigati::apply_quietly(options, state, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
        }
    }
}

TEST_CASE("a solver that runs out of nodes returns no result, but can still solve the position later") {
    Rng rng(4);
    const auto table = mitigati::QuickRules(standard).table_of(random_ending(standard, 5, false, rng));
    Endgame endgame(10);
    CHECK(!endgame.solve(table, 5));
    const auto solved = endgame.solve(table, 10'000'000);
    REQUIRE(solved);
    const auto again = endgame.nodes();
    CHECK(endgame.solve(table, 10'000'000) == solved);
    CHECK(endgame.nodes() >= again);
}

TEST_SUITE("slow") {
    TEST_CASE("the solver agrees with brute force in 20,000 endings") {
        check_endings(20'000, 4, 5);
    }
}
