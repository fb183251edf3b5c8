// Draws and shuffles for play-outs, which are made by the million: quicker than those of rng.h and very nearly as even.
//
// Never for a deal that somebody plays: a seed must deal the same cards in every version.
#pragma once

#include "cards/rng.h"

namespace mitts {

/// A number below `bound`, 1 … 128; none is favoured by more than one part in thirty million.
constexpr int quick_below(int bound, Rng& rng) {
    return static_cast<int>(std::uint64_t{rng.next()} * static_cast<std::uint32_t>(bound) >> 32);
}

/// Puts up to 128 items in a random order: two exchanges to a random word; no order of two places is favoured by more than
/// four parts in a million.
template <class Item> constexpr void quick_shuffle(std::span<Item> items, Rng& rng) {
    auto* const item = items.data();
    for (auto left = static_cast<std::uint32_t>(items.size()); left >= 2; left -= 2) {
        const auto first = std::uint64_t{rng.next()} * left;
        const auto second = (first & 0xffffffffU) * (left - 1);
        std::swap(item[left - 1], item[first >> 32]);
        std::swap(item[left - 2], item[second >> 32]);
    }
}

} // namespace mitts
