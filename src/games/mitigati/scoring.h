// What cards and honours are worth (T2, T14–T16), and who wins a trick (T12): pure functions.
#pragma once

#include "games/mitigati/state.h"

namespace mitts::mitigati {

/// T2: kings, trump 1 and trump 21: 5; queens and the Fool: 4; knights 3; pages 2; every other card 1.
constexpr int card_value(TarotCard card) {
    if (card.is_fool()) {
        return 4;
    }
    if (card.is_trump()) {
        return card.number() == 1 || card.number() == 21 ? 5 : 1;
    }
    return card.rank() > 10 ? card.rank() - 9 : 1;
}

/// The sum of T2 over a set of cards.
int value_of(TarotSet cards);

/// What kings, the trumps 1 and 21 and the Fool bring from each other player, by the best-paying reading (T14).
int honour_points(TarotSet hand);

/// What ten or more trumps bring from each other player (T15).
int trump_points(const Options& options, TarotSet hand);

/// What a hand brings from each other player with its first card; only a full one does (T14, T15).
int honours_of(const Options& options, TarotSet hand);

/// What a seat receives from both others for its honours, less what it pays to them (T14–T16).
constexpr int honours_balance(const std::array<std::int16_t, player_count>& honours, std::size_t seat) {
    return player_count * honours[seat] - honours[0] - honours[1] - honours[2];
}

/// Who wins the trick (T12, T13); the player of the Fool only if no other card lies in it.
Seat trick_winner(const Trick& trick);

} // namespace mitts::mitigati
