// Recognises a final offer in the bargaining. Final offers are a convention, not a rule. At first, computer players bid
// in multiples of five. A later bid that is not a multiple of five, or a repeated bid, signals that the player will not
// bid lower. The messages at the table follow this convention too.
#pragma once

namespace mitts::mitigati {

inline constexpr int usual_bid_step = 5;

/// Returns true if a bid is a final offer. The bid must be neither the player's first bid in the stage nor a bid that
/// completes an agreement (T6). `stands` is true if the bid repeats the player's previous bid.
constexpr bool is_last_word(int bid, bool stands) {
    return stands || bid % usual_bid_step != 0;
}

} // namespace mitts::mitigati
