// Specialises the templates of ai/quick_play.h for Mitigati.
#pragma once

#include "ai/mitigati/endgame.h"
#include "ai/quick_play.h"
#include "games/mitigati/game.h"
#include "games/mitigati/quick.h"
#include "games/playout.h"

namespace mitts::ai {

/// A play-out can start in any phase except the bargaining.
template <> struct QuickLoop<mitigati::Game> {
    using Type = Playout<mitigati::QuickRules>;
    static bool takes(const mitigati::State& state) {
        return state.phase != mitigati::Phase::Bargain;
    }
};

// The bench measures the last seven tricks.
template <> struct EndingOf<mitigati::Game> {
    static constexpr int most_cards = 3 * 7;
    static bool begins(const mitigati::Options& /*options*/, const mitigati::State& state) {
        int cards = 0;
        for (const auto& hand : state.hands) {
            cards += static_cast<int>(hand.size());
        }
        return state.phase == mitigati::Phase::Play && cards <= most_cards;
    }
    static SolvedEnding solve(const mitigati::Options& options, const mitigati::State& state) {
        const auto report = for_mitigati::solve_endgame(options, state);
        return {.nodes = static_cast<std::uint64_t>(report.nodes), .value = report.points[0]};
    }
};

} // namespace mitts::ai
