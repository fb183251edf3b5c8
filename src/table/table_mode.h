// What a table is for: a match to be played, a page's example of which one move or none is to be made, or a lesson.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mitts::table {

enum class TableMode : std::uint8_t {
    Play,
    Try,    ///< the reader makes one move, and sees what comes of it; nobody answers
    Replay, ///< nobody acts; the record is gone through step by step, as the page around it says
    Lesson, ///< as Try, but whoever gives it makes the others' moves, says what is to be tried next, and goes on
    Review, ///< as Replay with steps on the table itself, for a match of one's own that is over
};

/// "play", "try", "replay", "lesson", "review": in the program's state, and the first three in addresses.
inline std::string_view to_text(TableMode mode) {
    constexpr std::string_view names[] = {"play", "try", "replay", "lesson", "review"};
    return names[static_cast<int>(mode)];
}

} // namespace mitts::table
