// The panels that can lie over the start page or the table.
#pragma once

#include <cstdint>

namespace mitts::table {

enum class PanelKind : std::uint8_t {
    Menu,
    NewMatch,
    CustomRules, ///< the options of the match to be made, to be changed
    Rules,       ///< the options of the match in play, to look at
    Summary,
    Log,
    Why,     ///< what speaks for the hint
    WhyMove, ///< why a computer made a move
    Known,   ///< what it knew
    Pile,
    HowToPlay,
    Word,   ///< the section of it that explains a word
    Played, ///< the games played
    Shelf,  ///< the matches that are kept
    Lessons,
    Settings,
    Record,
    About,
    Dialog,
};

} // namespace mitts::table
