// What the cards that a player keeps can still bring in: combinations to call, jacks, the ten of diamonds.
#pragma once

#include "ai/mitaines/knowledge.h"
#include "ai/mitaines/temper.h"

namespace mitts::ai::for_mitaines {

class HandWorth {
public:
    HandWorth(const Observation& observation, const Knowledge& knowledge, const Temper& temper)
        : observation_(observation), knowledge_(knowledge), temper_(temper) {
    }

    /// Points that a hand is expected to bring its side, over what the other side gets out of it.
    double of(CardSet hand) const;
    /// The same for holding so many cards of one rank: the best call they allow, or nothing.
    double of_rank(Rank rank, int cards) const;
    /// The chance that a call is stolen or topped, if it is made now.
    double chance_to_lose(mitts::mitaines::Kind kind, Rank rank) const;
    /// The chance that this seat can make a higher call (M12), from its hand alone.
    double chance_to_top(Seat seat, mitts::mitaines::Kind kind, Rank rank) const;

private:
    bool is_opponent(Seat seat) const;

    const Observation& observation_;
    const Knowledge& knowledge_;
    const Temper& temper_;
};

} // namespace mitts::ai::for_mitaines
