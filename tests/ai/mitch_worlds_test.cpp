// Checks that sampled Mitch worlds agree with everything that the seat has seen.
#include "ai/mitch/worlds.h"
#include "games/mitch/game.h"
#include "games/option_text.h"
#include "tests/support/random_options.h"
#include "tests/support/random_play.h"
#include "tests/support/tables.h"

#include <doctest/doctest.h>

using namespace mitts;
using namespace mitts::ai::for_mitch;
using G = mitch::Game;

namespace {

mitch::State dealt(const mitch::Options& options, std::uint64_t seed) {
    Rng rng(seed);
    const auto deck = shuffled(G::pack(options), rng);
    return G::start_round(options, deck, static_cast<Seat>(seed % static_cast<std::uint64_t>(options.players)));
}

std::vector<mitch::SeenAction> play_some(const mitch::Options& options, mitch::State& state, int actions, Rng& rng) {
    std::vector<mitch::SeenAction> history;
    for (int number = 0; number < actions && state.turn != no_seat; ++number) {
        const auto action = tests::random_action<G>(options, state, rng);
        history.push_back({.seat = state.turn, .action = action});
        G::apply_quietly(options, state, action);
    }
    return history;
}

/// Checks that a world contains the cards of the pack, with every seen card in its place.
void check_world(const mitch::Options& options, std::uint64_t seed, int actions) {
    CAPTURE(options_to_text<G>(options));
    Rng rng(seed);
    auto state = dealt(options, seed);
    const auto history = play_some(options, state, actions, rng);
    if (state.turn == no_seat) {
        return;
    }
    auto seen = G::observe(options, state, state.turn);
    seen.history = history;
    const QuickRules rules(options);
    Worlds worlds(rules, seen, nullptr, {.deals = 4, .changes = 5});
    while (worlds.read(rng)) {
    }
    QuickTable world;
    for (int number = 0; number < 5; ++number) {
        worlds.draw(world, rng);
        worlds.read_on(rng);
        std::array<int, 64> there{};
        for (Seat seat = 0; seat < options.players; ++seat) {
            const auto& holding = world.seats[static_cast<std::size_t>(seat)];
            const auto& shown = seen.shown[static_cast<std::size_t>(seat)];
            CHECK(count_all(holding.held) + count_all(holding.twins) ==
                  seen.hand_sizes[static_cast<std::size_t>(seat)]);
            for (const auto card : shown) {
                CHECK((holding.held & bit(code_of(card))) != 0);
            }
            for (Code code = 0; code < 64; ++code) {
                there[code] += ((holding.held >> code & 1) != 0 ? 1 : 0) + ((holding.twins >> code & 1) != 0 ? 1 : 0);
            }
        }
        for (int card = 0; card < world.stock_size; ++card) {
            ++there[world.stock[static_cast<std::size_t>(card)]];
        }
        for (Code code = 0; code < 64; ++code) {
            const int gone = ((world.gone >> code & 1) != 0 ? 1 : 0) + ((world.gone_twice >> code & 1) != 0 ? 1 : 0);
            const bool ace = rank_of(code) == ace_rank;
            CHECK(there[code] + gone <= (rank_of(code) > ace_rank ? 0 : options.packs));
            CHECK((ace || rank_of(code) > ace_rank || there[code] + gone == options.packs));
        }
    }
}

} // namespace

TEST_CASE("Mitch: a sampled world contains every card of the pack and keeps every known card in place") {
    for (const auto& options : tests::few_tables<G>()) {
        for (const int actions : {0, 7, 25}) {
            check_world(options, 12, actions);
        }
    }
    Rng rng(9);
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        check_world(tests::random_options<G>(rng), seed, static_cast<int>(seed));
    }
}
