// Deals that a player of Mitigati can be in: the hidden cards laid out at random, in agreement with all that they have seen.
//
// Who did not follow suit has none of it, who did not trump has no trump (T11), and the dealer put aside neither king nor
// trump (T9).
#pragma once

#include "games/mitigati/game.h"

namespace mitts::ai::for_mitigati {

class Worlds {
public:
    explicit Worlds(const mitts::mitigati::Observation& observation);

    /// One of the deals, drawn from the generator.
    mitts::mitigati::State draw(Rng& rng) const;

    /// Cards that this seat has shown not to hold.
    TarotSet lacking(Seat seat) const {
        return lacking_[static_cast<std::size_t>(seat)];
    }

private:
    void look_back();
    bool lay_out(mitts::mitigati::State& state, Rng& rng) const;

    const mitts::mitigati::Observation& observation_;
    std::array<TarotSet, mitts::mitigati::player_count> lacking_{};
};

} // namespace mitts::ai::for_mitigati
