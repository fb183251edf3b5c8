// Who sits at a table, as its picture needs it, and whether the hand in front is open. No game, no storage.
#pragma once

#include "i18n/people.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mitts::view {

enum class PlayedBy : std::uint8_t { Human, Computer };

/// Who sits at a seat. `level` is a computer's level in words ("careful"); empty for a human.
struct PlayerInfo {
    std::string name;
    std::string level{};
    PlayedBy played_by = PlayedBy::Computer;
    bool reads = false; ///< is "you" whoever's seat is watched
};

/// Whether the own hand is shown. Closed: another human's turn at this device comes next, and they have not yet said
/// that they are ready.
enum class Curtain : std::uint8_t { Open, Closed };

/// What everybody is called. A human viewer is "you"; where a computer's seat is watched, whoever is known to read.
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
