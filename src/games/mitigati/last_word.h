// Recognises a last word in a bargain. No rule defines it. A player with manners bids in fives at first, so a later bid
// that is not a multiple of five, or a repeated bid, signals that they will not move. The table's texts use it too.
#pragma once

namespace mitts::mitigati {

inline constexpr int usual_bid_step = 5;

/// Returns true if a bid is a last word. The bid must not be the player's first of the stage, nor lead to agreement
/// (T6). `stands` is true if it repeats the previous bid.
constexpr bool is_last_word(int bid, bool stands) {
    return stands || bid % usual_bid_step != 0;
}

} // namespace mitts::mitigati
