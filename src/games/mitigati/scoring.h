// Computes the values of cards and honours (T2, T14–T16) and the winner of a trick (T12), in pure functions.
#pragma once

#include "games/mitigati/state.h"

namespace mitts::mitigati {

/// T2: returns 5 for a king or trump 1 or 21, 4 for a queen or the Fool, 3 for a knight, 2 for a page, and 1 for any
/// other card.
constexpr int card_value(TarotCard card) {
    if (card.is_fool()) {
        return 4;
    }
    if (card.is_trump()) {
        return card.number() == 1 || card.number() == 21 ? 5 : 1;
    }
    return card.rank() > 10 ? card.rank() - 9 : 1;
}

/// Returns the total value of a set of cards (T2).
int value_of(TarotSet cards);

/// Returns the points that each other player pays for the kings, the trumps 1 and 21, and the Fool in a hand (T14).
/// Only the combination with the most points counts.
int honour_points(TarotSet hand);

/// Returns the points that each other player pays for ten or more trumps (T15).
int trump_points(const Options& options, TarotSet hand);

/// Returns the points that each other player pays for a hand's honours (T14, T15), or 0 if the hand is not full.
int honours_of(const Options& options, TarotSet hand);

/// Returns the points that a seat receives from the other players for its honours, minus the points that it pays for
/// theirs (T14–T16).
constexpr int honours_balance(const std::array<std::int16_t, player_count>& honours, std::size_t seat) {
    return player_count * honours[seat] - honours[0] - honours[1] - honours[2];
}

/// Returns the winner of a trick (T12, T13). The Fool wins only if it is the only card in the trick.
Seat trick_winner(const Trick& trick);

/// Returns the winner's points for a trick. They exclude the Fool, which counts for the player who played it (T13).
int trick_value(const Trick& trick);

} // namespace mitts::mitigati
