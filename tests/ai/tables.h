// The tables that tests of players go through: every preset with every number of players that it can be dealt to.
#pragma once

#include "games/game.h"

#include <vector>

namespace mitts::tests {

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

} // namespace mitts::tests
