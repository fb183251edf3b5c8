// How likely the drawing is to end soon (C5): careful reckons it in double numbers, the searches in float.
#pragma once

#include <array>
#include <cstddef>

namespace mitts::ai::for_mitch {

/// The chance, 0 … 1, that at least `wanted` (1 … 8) of `draws` cards are aces, when each of them is one with this chance.
template <class Real> Real chance_of_aces(int wanted, int draws, Real each) {
    std::array<Real, 9> exactly{1}; // by how many aces have come, the last: enough
    const auto enough = static_cast<std::size_t>(wanted);
    for (int draw = 0; draw < draws; ++draw) {
        for (std::size_t aces = enough; aces > 0; --aces) {
            const Real stays = aces == enough ? 1 : 1 - each;
            exactly[aces] = exactly[aces] * stays + exactly[aces - 1] * each;
        }
        exactly[0] *= 1 - each;
    }
    return exactly[enough];
}

} // namespace mitts::ai::for_mitch
