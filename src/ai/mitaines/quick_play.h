// Specialises the templates of ai/quick_play.h for Mitaines.
#pragma once

#include "ai/mitaines/deal_solver.h"
#include "ai/quick_play.h"
#include "games/mitaines/game.h"
#include "games/mitaines/playout.h"

namespace mitts::ai {

template <> struct QuickLoop<mitaines::Game> {
    using Type = mitaines::Playout<>;
    static bool takes(const mitaines::State& /*state*/) {
        return true;
    }
};

// The bench measures the whole last deal of a two-player round.
template <> struct EndingOf<mitaines::Game> {
    static bool begins(const mitaines::Options& options, const mitaines::State& state) {
        return state.deal + 1 == mitaines::deal_count(options);
    }
    static SolvedEnding solve(const mitaines::Options& options, const mitaines::State& state) {
        const mitaines::QuickRules rules(options);
        for_mitaines::DealSolver solver(rules);
        const int value = solver.value(mitaines::QuickTable(rules, state));
        return {.nodes = static_cast<std::uint64_t>(solver.nodes()), .value = value};
    }
};

} // namespace mitts::ai
