// Random draws and shuffles for play-outs. They are faster than the functions in rng.h and almost as uniform.
//
// Never use them to deal a real match: a seed must deal the same cards in every version.
#pragma once

#include "cards/rng.h"

namespace mitts {

/// Returns a random number below `bound`, which must be from 1 to 128. The bias is at most one part in thirty million.
constexpr int quick_below(int bound, Rng& rng) {
    return static_cast<int>(std::uint64_t{rng.next()} * static_cast<std::uint32_t>(bound) >> 32);
}

/// Shuffles up to 128 items, with one random word for every two swaps. The bias of each pair of swaps is at most four
/// parts in a million.
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
