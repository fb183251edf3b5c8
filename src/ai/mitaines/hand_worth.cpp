#include "ai/mitaines/hand_worth.h"

#include <algorithm>

namespace mitts::ai::for_mitaines {

using namespace mitts::mitaines;

bool HandWorth::is_opponent(Seat seat) const {
    return side_of(observation_.options, seat) != side_of(observation_.options, observation_.viewer);
}

double HandWorth::chance_to_top(Seat seat, Kind kind, Rank rank) const {
    const auto& options = observation_.options;
    double none = 1;
    for (int other = 0; other < rank_count; ++other) {
        const auto higher = static_cast<Rank>(other);
        const bool outranks = rank_height(options, higher) > rank_height(options, rank); // M12
        const int needed = static_cast<int>(kind) + (outranks ? 0 : 1);
        if (needed <= 4) {
            none *= 1 - knowledge_.chance_to_hold(seat, higher, needed);
        }
    }
    return 1 - none;
}

double HandWorth::chance_to_lose(Kind kind, Rank rank) const {
    double kept = 1;
    for (Seat seat = 0; seat < observation_.options.players; ++seat) {
        if (!is_opponent(seat)) {
            continue;
        }
        if (kind != Kind::Sock) { // M15.2
            kept *= 1 - knowledge_.chance_to_hold(seat, rank);
        }
        kept *= 1 - temper_.topping * chance_to_top(seat, kind, rank);
    }
    return 1 - kept;
}

double HandWorth::of_rank(Rank rank, int cards) const {
    double best = 0;
    for (int kind = 2; kind <= std::min(cards, 4); ++kind) {
        const double lost = chance_to_lose(static_cast<Kind>(kind), rank);
        // Nobody has to call (M13): what looks bad now can wait, so a call that would be lost counts as nothing.
        best = std::max(best, call_value(observation_.options, static_cast<Kind>(kind), rank) * (1 - lost));
    }
    return best;
}

double HandWorth::of(CardSet hand) const {
    double worth = 0;
    for (int index = 0; index < rank_count; ++index) {
        const auto rank = static_cast<Rank>(index);
        worth += temper_.patience * of_rank(rank, hand.count(rank));
    }
    if (hand.count(Rank::Jack) == 1) {
        worth += temper_.jack;
    }
    if (hand.contains(ten_of_diamonds)) {
        const double share = hand.count(Rank::Ten) > 1 ? temper_.ten_with_another : temper_.ten_alone;
        worth += share * observation_.options.ten_of_diamonds;
    }
    return worth;
}

} // namespace mitts::ai::for_mitaines
