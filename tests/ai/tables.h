// The tables that tests of players go through.
#pragma once

#include "games/game.h"

#include <vector>

namespace mitts::tests {

/// Every preset with every number of players that it can be dealt to.
template <Game G> std::vector<typename G::Options> tables() {
    std::vector<typename G::Options> all;
    for (std::size_t preset = 0; preset < G::preset_names().size(); ++preset) {
        for (int players = 2; players <= max_seats; ++players) {
            auto options = G::preset_options(static_cast<int>(preset));
            G::set_players(options, players);
            if (!G::validate(options)) {
                all.push_back(options);
            }
        }
    }
    return all;
}

/// Every preset with its own number of players, and the default with every number: for what takes its time.
template <Game G> std::vector<typename G::Options> few_tables() {
    std::vector<typename G::Options> few;
    for (const auto& options : tables<G>()) {
        const auto usual = G::preset_options(static_cast<int>(options.preset));
        if (G::players(options) == G::players(usual) || options.preset == G::preset_options(0).preset) {
            few.push_back(options);
        }
    }
    return few;
}

} // namespace mitts::tests
