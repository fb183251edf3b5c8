// The players at a table, and the curtain over the viewer's hand.
#pragma once

#include "i18n/people.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mitts::view {

enum class PlayedBy : std::uint8_t { Human, Computer };

/// The player at a seat. `level` is a computer's level in words ("careful"); empty for a human.
struct PlayerInfo {
    std::string name;
    std::string level{};
    PlayedBy played_by = PlayedBy::Computer;
    bool reads = false; ///< true for the person at the screen if the table is shown from another seat
};

/// The state of the curtain over the viewer's hand. While it is closed, the next human at this device has not yet
/// confirmed that they are ready.
enum class Curtain : std::uint8_t { Open, Closed };

/// Returns the names of all players. A human viewer is "you". If the viewer's seat belongs to a computer, the person at
/// the screen is "you".
inline i18n::Naming naming_for(const std::vector<PlayerInfo>& players, Seat viewer, i18n::Language language) {
    i18n::Naming naming{.language = language};
    for (const auto& player : players) {
        if (player.reads) {
            naming.you = static_cast<Seat>(naming.names.size());
        }
        naming.names.push_back(player.name);
    }
    if (players.at(at(viewer)).played_by == PlayedBy::Human) {
        naming.you = viewer;
    }
    return naming;
}

} // namespace mitts::view
