// The tables that tests iterate over: rule sets with numbers of players.
#pragma once

#include "games/game.h"

#include <vector>

namespace mitts::tests {

/// Returns every preset with every number of players that it allows.
template <Game G> std::vector<typename G::Options> all_tables() {
    std::vector<typename G::Options> tables;
    for (std::size_t preset = 0; preset < G::preset_names().size(); ++preset) {
        for (int players = 2; players <= max_seats; ++players) {
            auto options = G::preset_options(static_cast<int>(preset));
            G::set_players(options, players);
            if (!G::validate(options)) {
                tables.push_back(options);
            }
        }
    }
    return tables;
}

/// Returns every preset with its usual number of players, and the default with every number: for slow tests.
template <Game G> std::vector<typename G::Options> few_tables() {
    std::vector<typename G::Options> few;
    for (const auto& options : all_tables<G>()) {
        const auto usual = G::preset_options(static_cast<int>(options.preset));
        if (G::players(options) == G::players(usual) || options.preset == G::preset_options(0).preset) {
            few.push_back(options);
        }
    }
    return few;
}

} // namespace mitts::tests
