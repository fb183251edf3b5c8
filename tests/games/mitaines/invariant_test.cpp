// Checks invariants of Mitaines in many random rounds with many options.
#include "games/mitaines/call_range.h"
#include "games/mitaines/game.h"
#include "games/mitaines/turn.h"
#include "tests/support/tables.h"

#include <doctest/doctest.h>

using namespace mitts;
using namespace mitts::mitaines;
using namespace mitts::tests;

namespace {

using G = mitaines::Game;

// Returns every preset and player count with every combination of resolution, jack_order and top_pair_call.
std::vector<Options> varied_tables() {
    std::vector<Options> all;
    for (auto options : all_tables<G>()) {
        for (const auto resolution : {Resolution::Highest, Resolution::FirstComplete}) {
            for (const auto order : {JackOrder::High, JackOrder::Natural}) {
                for (const auto pair : {YesNo::No, YesNo::Yes}) {
                    options.resolution = resolution;
                    options.jack_order = order;
                    options.top_pair_call = pair;
                    all.push_back(options);
                }
            }
        }
    }
    return all;
}

// Returns a random action, preferably a call, so that the tests find calls left open by mistake.
Action calling_action(const Options& options, const State& state, Rng& rng) {
    const auto legal = legal_actions(options, state);
    const auto pick = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    for (const auto& action : legal) {
        if (action.call != Kind::None && rng.below(2) == 0) {
            return action;
        }
    }
    return pick;
}

template <class Look> void look_at_rounds(const Options& options, int rounds, Look&& look) {
    for (int round = 0; round < rounds; ++round) {
        auto rng = derive_rng(static_cast<std::uint64_t>(round), Purpose::Policy, 9);
        auto state = start_round(options, shuffled(pack(options), rng), 0);
        while (state.turn != no_seat) {
            const auto before = state;
            const auto action = calling_action(options, state, rng);
            apply_quietly(options, state, action);
            look(before, action, state);
        }
    }
}

} // namespace

TEST_CASE("M19 no call is open at the end of a deal") {
    std::uint64_t deals = 0;
    std::uint64_t calls = 0;
    for (const auto& options : varied_tables()) {
        look_at_rounds(options, 12, [&](const State& before, Action action, const State& after) {
            calls += action.call != Kind::None ? 1 : 0;
            if (after.turn == no_seat || after.deal != before.deal) {
                ++deals;
                REQUIRE(after.calls.empty());
            }
        });
    }
    CHECK(deals > 1000); // enough deals were checked
    CHECK(calls > 1000);
}

TEST_CASE("M9 a bound caller always holds the cards that their call still needs") {
    for (const auto& options : varied_tables()) {
        look_at_rounds(options, 4, [&](const State& before, Action /*action*/, const State& after) {
            for (Seat seat = 0; seat < options.players; ++seat) {
                if (const auto* own = bound_call(options, after, seat)) {
                    REQUIRE(own->to_play > 0);
                    REQUIRE(after.hands[static_cast<std::size_t>(seat)].count(own->rank) >= own->to_play);
                }
            }
            REQUIRE(before.turn != no_seat);
        });
    }
}

TEST_CASE("M12 each call on a pile is higher than the previous call") {
    for (const auto& options : varied_tables()) {
        look_at_rounds(options, 4, [&](const State& /*before*/, Action /*action*/, const State& after) {
            for (std::size_t index = 1; index < after.calls.size(); ++index) {
                REQUIRE(beats(options, after.calls[index].kind, after.calls[index].rank, after.calls[index - 1]));
            }
        });
    }
}

TEST_CASE("the pile never contains a card twice, and the layout is never larger than the pile") {
    for (const auto& options : varied_tables()) {
        look_at_rounds(options, 2, [&](const State& /*before*/, Action /*action*/, const State& after) {
            REQUIRE(set_of(after.pile).size() == static_cast<int>(after.pile.size()));
            REQUIRE(after.layout_size <= after.pile.size());
        });
    }
}
