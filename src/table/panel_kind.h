// The panels that can cover the start page and the table.
#pragma once

#include <cstdint>

namespace mitts::table {

enum class PanelKind : std::uint8_t {
    Menu,
    NewMatch,
    CustomRules, ///< the options of a new match, editable
    Rules,       ///< the options of the match in play, read-only
    Summary,
    Log,
    Why,     ///< the reasons for the hint
    WhyMove, ///< the reasons for a computer's move
    Known,   ///< the information that the computer had for that move
    Pile,
    Played,    ///< a page dialog: the statistics of finished matches
    Challenge, ///< a page dialog: sends the same deal to a friend
    Shelf,     ///< the saved matches
    Lessons,
    Settings,
    Record,
    About,
    Dialog,
};

} // namespace mitts::table
