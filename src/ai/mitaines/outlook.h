// What may become of the pile until it is captured: a walk around the table, seat by seat, in which everybody takes the
// best that he is likely to hold. It looks at what lies open and at chances, never at a hand that is not the viewer's.
#pragma once

#include "ai/mitaines/hand_worth.h"

namespace mitts::ai::for_mitaines {

/// Points that the pile is expected to bring, for one's own side and for the others.
struct Outlook {
    double own = 0;
    double others = 0;
};

/// The table as it lies after the action that is being weighed.
struct Position {
    const mitts::mitaines::State& state; ///< pile, calls and turn are looked at, the hands of others are not
    CardSet own_hand;                    ///< the viewer's, as far as he knows it
};

/// Looks ahead from the seat on turn for a few rounds of the table.
Outlook look_ahead(const Observation& observation, const Position& position, const Knowledge& knowledge,
                   const Temper& temper);

} // namespace mitts::ai::for_mitaines
