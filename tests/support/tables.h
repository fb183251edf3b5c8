// Lists the options that tests iterate over: presets with different numbers of players.
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

/// Returns true if the options have their preset's usual number of players.
template <Game G> bool is_usual_table(const typename G::Options& options) {
    return G::players(options) == G::players(G::preset_options(static_cast<int>(options.preset)));
}

/// Returns every preset with its usual number of players, and the default preset with every number, for slow tests.
template <Game G> std::vector<typename G::Options> few_tables() {
    std::vector<typename G::Options> few;
    for (const auto& options : all_tables<G>()) {
        if (is_usual_table<G>(options) || options.preset == G::preset_options(0).preset) {
            few.push_back(options);
        }
    }
    return few;
}

} // namespace mitts::tests
