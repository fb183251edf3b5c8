// What a table is for: a match to be played, or a page's example of which one move or none is to be made.
#pragma once

#include <cstdint>
#include <string_view>

namespace mitts::table {

enum class TableMode : std::uint8_t {
    Play,
    Try,    ///< the reader makes one move, and sees what comes of it; nobody answers
    Replay, ///< nobody acts; the record is gone through step by step
};

/// "play", "try", "replay": in addresses and in the program's state.
inline std::string_view to_text(TableMode mode) {
    return mode == TableMode::Play ? "play" : mode == TableMode::Try ? "try" : "replay";
}

} // namespace mitts::table
