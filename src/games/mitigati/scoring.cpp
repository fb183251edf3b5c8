#include "games/mitigati/scoring.h"

#include <algorithm>

namespace mitts::mitigati {

namespace {

// The greater strength wins: trumps above all, then the suit led, everything else nothing (T12).
int strength(TarotCard card, TarotCard led) {
    if (card.is_trump()) {
        return 100 + card.number();
    }
    const bool follows = card.is_suited() && led.is_suited() && card.suit() == led.suit();
    return follows ? card.rank() : 0;
}

} // namespace

int value_of(TarotSet cards) {
    int value = 0;
    for (const auto card : cards) {
        value += card_value(card);
    }
    return value;
}

int honour_points(TarotSet hand) {
    const int kings = (hand & TarotSet::all_kings()).size();
    const int three = (hand & TarotSet(0, 1 | 1 << 1 | 1 << 21)).size(); // the Fool, 1 and 21
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
        trumps = 10; // the Fool counts as a trump only if it is the tenth
    }
    if (trumps < 10) {
        return 0;
    }
    return options.trump_honour == TrumpHonour::PerTrump ? trumps : 1;
}

Seat trick_winner(const Trick& trick) {
    const auto led = card_led(trick);
    Seat winner = trick[0].seat;
    int best = -1;
    for (const auto& played : trick) {
        const int force = played.card.is_fool() || !led ? -1 : strength(played.card, *led);
        if (force > best) {
            best = force;
            winner = played.seat;
        }
    }
    return winner;
}

} // namespace mitts::mitigati
