// The values of cards and honours (T2, T14–T16), and the winner of a trick (T12), as pure functions.
#pragma once

#include "games/mitigati/state.h"

namespace mitts::mitigati {

/// T2: returns 5 for kings, trump 1 and trump 21, 4 for queens and the Fool, 3 for knights, 2 for pages, 1 for every
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

/// Returns the points from each other player for kings, the trumps 1 and 21 and the Fool, in the best-paying
/// combination (T14).
int honour_points(TarotSet hand);

/// Returns the points from each other player for ten or more trumps (T15).
int trump_points(const Options& options, TarotSet hand);

/// Returns the points from each other player that a full hand scores with its first card (T14, T15); 0 for other hands.
int honours_of(const Options& options, TarotSet hand);

/// Returns the points that a seat receives from both others for its honours, minus those that it pays to them
/// (T14–T16).
constexpr int honours_balance(const std::array<std::int16_t, player_count>& honours, std::size_t seat) {
    return player_count * honours[seat] - honours[0] - honours[1] - honours[2];
}

/// Returns the winner of the trick (T12, T13). The player of the Fool wins only if it is the only card.
Seat trick_winner(const Trick& trick);

} // namespace mitts::mitigati
