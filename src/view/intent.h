// What a touch or a key on a table comes to: a value that whoever holds the match carries out.
#pragma once

#include "cards/seat.h"
#include "games/game.h"

#include <cstdint>
#include <vector>

namespace mitts::view {

enum class IntentType : std::uint8_t {
    None,   ///< nothing to do, the picture is the same
    Redraw, ///< the selection changed: lay the table out again
    Submit, ///< hand `actions` to the session, in order
    Refuse, ///< not allowed: show `refusal` on the table
    OpenMenu,
    OpenLog,
    OpenScores,
    OpenPile,   ///< what lies in the pile, the discards, the last trick: whatever the game keeps to be looked through
    OpenPlayer, ///< about the player at `seat`
    Explain,    ///< a section of how the game is played
    ShowRule,   ///< the rule of the refusal on the table
    AskHint,
    AskWhy, ///< why the player at `seat` did what they did last
    Undo,
    Redo,
    Ready,     ///< the next human is ready to see their hand
    AskNumber, ///< the page asks for a number, which comes back as a text
    AskFirst,  ///< ask on the table before `actions` are handed over; without actions: take the question back
    Repeat,    ///< hand over `actions`, and again at each turn while the game lets it
};

template <Game G> struct IntentOf {
    IntentType type = IntentType::None;
    std::vector<typename G::Action> actions{};
    typename G::Refusal refusal{};
    Seat seat = no_seat;
    int section = 0;

    friend bool operator==(const IntentOf&, const IntentOf&) = default;
};

} // namespace mitts::view
