// The meaning of a touch or key press on a table, passed to the code that owns the match.
#pragma once

#include "cards/seat.h"
#include "games/game.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace mitts::view {

enum class IntentType : std::uint8_t {
    None,   ///< nothing to do; the display is unchanged
    Redraw, ///< the selection changed: lay out the table again
    Submit, ///< pass `actions` to the session, in order
    Refuse, ///< not allowed: show `refusal` on the table
    OpenMenu,
    OpenLog,
    OpenScores,
    OpenPile,   ///< show the cards that players may look through: the pile, the discards or the last trick
    OpenPlayer, ///< open the panel about the player at `seat`
    ShowRule,   ///< show `rule`, or the rule of the refusal on the table
    AskHint,
    AskWhy, ///< explain the last action of the player at `seat`
    Undo,
    Redo,
    Ready,     ///< the next human is ready to see their hand
    AskNumber, ///< prompt the player for a number; the answer is returned as text
    AskFirst,  ///< ask for confirmation before submitting `actions`; if `actions` is empty, cancel the question
    Repeat,    ///< submit `actions` now and on every later turn, as long as they are legal
};

/// An intent. IntentType describes which fields are used.
template <Game G> struct IntentOf {
    IntentType type = IntentType::None;
    std::vector<typename G::Action> actions{};
    typename G::Refusal refusal{};
    Seat seat = no_seat;
    std::string_view rule{};

    friend bool operator==(const IntentOf&, const IntentOf&) = default;
};

} // namespace mitts::view
