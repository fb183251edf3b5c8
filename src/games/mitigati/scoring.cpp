#include "games/mitigati/scoring.h"

#include <algorithm>

namespace mitts::mitigati {

int value_of(TarotSet cards) {
    int value = 0;
    for (const auto card : cards) {
        value += card_value(card);
    }
    return value;
}

int honour_points(TarotSet hand) {
    const int kings = (hand & TarotSet::all_kings()).size();
    const int three = (hand & TarotSet(0, 1 | 1 << 1 | 1 << 21)).size(); // the Fool and the trumps 1 and 21
    const int held = kings + three;
    int best = 0;
    if (kings == 4) {
        best = std::max(best, 20 + 5 * (held - 4));
    }
    if (three == 3) {
        best = std::max(best, 15 + 5 * (held - 3));
    }
    if (held >= 4) {
        best = std::max(best, 10 + 5 * (held - 4));
    }
    return best;
}

int trump_points(const Options& options, TarotSet hand) {
    int trumps = (hand & TarotSet::all_trumps()).size();
    if (trumps == 9 && hand.contains(fool)) {
        trumps = 10; // the Fool counts as a trump only if it is the tenth trump
    }
    if (trumps < 10) {
        return 0;
    }
    return options.trump_honour == TrumpHonour::PerTrump ? trumps : 1;
}

int honours_of(const Options& options, TarotSet hand) {
    return hand.size() == full_hand ? honour_points(hand) + trump_points(options, hand) : 0;
}

Seat trick_winner(const Trick& trick) {
    Seat winner = trick[0].seat;
    std::optional<TarotCard> best;
    for (const auto& played : trick) {
        if (!played.card.is_fool() && (!best || beats(played.card, *best))) {
            best = played.card;
            winner = played.seat;
        }
    }
    return winner;
}

int trick_value(const Trick& trick) {
    int points = 0;
    for (const auto& played : trick) {
        points += played.card.is_fool() ? 0 : card_value(played.card);
    }
    return points;
}

} // namespace mitts::mitigati
