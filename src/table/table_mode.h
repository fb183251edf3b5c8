// The mode of a table: a match to play, an example on a page, a lesson, or a review.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mitts::table {

enum class TableMode : std::uint8_t {
    Play,
    Try,    ///< the user makes one move and sees its result; no computer player moves
    Replay, ///< no player acts; the surrounding page steps through the record
    Lesson, ///< like Try, but the lesson plays for the opponents, announces the next exercise, and starts it
    Review, ///< like Replay, but with controls on the table; for the player's own finished match
};

/// Returns "play", "try", "replay", "lesson" or "review". The program's state uses these words. URLs may also contain
/// the first three.
inline std::string_view to_text(TableMode mode) {
    constexpr std::string_view names[] = {"play", "try", "replay", "lesson", "review"};
    return names[static_cast<int>(mode)];
}

} // namespace mitts::table
