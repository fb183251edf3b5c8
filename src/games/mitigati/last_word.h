// What is heard as a last word in a bargain. No rule tells it: whoever bargains by manners begins and comes down in fives,
// so a later bid to the point, or the same bid again, says that they will not move. The table's words go by it too.
#pragma once

namespace mitts::mitigati {

inline constexpr int usual_bid_step = 5;

/// Of a bid that is not its maker's first of the stage and agrees to nothing (T6); `stands` if it is the same as before.
constexpr bool is_last_word(int bid, bool stands) {
    return stands || bid % usual_bid_step != 0;
}

} // namespace mitts::mitigati
