// Specialises the templates of ai/quick_play.h for Mitch.
#pragma once

#include "ai/mitch/endgame.h"
#include "ai/quick_play.h"
#include "games/mitch/game.h"
#include "games/mitch/quick.h"
#include "games/playout.h"

namespace mitts::ai {

template <> struct QuickLoop<mitch::Game> {
    using Type = Playout<mitch::QuickRules>;
    static bool takes(const mitch::State& /*state*/) {
        return true;
    }
};

// The bench measures endings of the second phase, from the point at which the hands contain at most `most_cards` cards.
template <> struct EndingOf<mitch::Game> {
    static constexpr int most_cards = 10;
    static bool begins(const mitch::Options& options, const mitch::State& state) {
        int cards = 0;
        for (int seat = 0; seat < options.players; ++seat) {
            cards += static_cast<int>(state.hands[at(seat)].size());
        }
        return state.phase == mitch::Phase::Second && cards <= most_cards;
    }
    static SolvedEnding solve(const mitch::Options& options, const mitch::State& state) {
        const auto ending = for_mitch::solve_ending(options, state);
        return {.nodes = static_cast<std::uint64_t>(ending.nodes), .value = ending.points[0].total()};
    }
};

} // namespace mitts::ai
