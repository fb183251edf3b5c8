// A random number generator with the same results on every machine and in every build.
//
// The generator is PCG32 (M. E. O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically Good Algorithms
// for Random Number Generation", 2014), in its XSH-RR 64/32 variant with a selectable stream. The standard
// distributions and std::shuffle differ between compilers, so this header implements the bounded draw and the shuffle.
#pragma once

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace mitts {

class Rng {
public:
    /// Seeds PCG32 in the standard way. Different streams with the same seed produce different sequences.
    constexpr explicit Rng(std::uint64_t seed, std::uint64_t stream = 0) : state_(0), increment_(stream << 1 | 1) {
        next();
        state_ += seed;
        next();
    }

    /// Returns 32 uniformly distributed bits.
    constexpr std::uint32_t next() {
        const std::uint64_t old = state_;
        state_ = old * 6364136223846793005ULL + increment_;
        const auto shifted = static_cast<std::uint32_t>((old >> 18 ^ old) >> 27);
        const auto rotation = static_cast<std::uint32_t>(old >> 59);
        return shifted >> rotation | shifted << (-rotation & 31);
    }

    /// Returns a uniform draw from 0 … bound − 1 (bound ≥ 1). The result is the high word of a 32×32-bit product. The
    /// few draws that would cause a bias are rejected and repeated (D. Lemire, "Fast Random Integer Generation in an
    /// Interval", 2019).
    constexpr std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = std::uint64_t{next()} * bound;
        if (static_cast<std::uint32_t>(product) < bound) [[unlikely]] {
            const std::uint32_t threshold = (0 - bound) % bound;
            while (static_cast<std::uint32_t>(product) < threshold) {
                product = std::uint64_t{next()} * bound;
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

private:
    std::uint64_t state_;
    std::uint64_t increment_;
};

/// The purpose of a random sequence. Each purpose has separate sequences, so drawing the dealer never changes the
/// cards.
enum class Purpose : std::uint32_t { Shuffle = 1, FirstDealer = 2, Policy = 3, Resample = 4, Search = 5 };

/// Derives a random number generator from a match seed, a purpose and a number, such as a round or seat number. The
/// SplitMix64 finaliser (Steele, Lea, Flood, 2014) mixes these values, which makes neighbouring seeds and rounds
/// uncorrelated.
Rng derive_rng(std::uint64_t seed, Purpose purpose, std::uint64_t number);

/// Shuffles the items uniformly (Fisher–Yates, from the last item down).
template <class Item> constexpr void shuffle(std::span<Item> items, Rng& rng) {
    for (std::size_t last = items.size(); last > 1; --last) {
        const auto pick = rng.below(static_cast<std::uint32_t>(last));
        std::swap(items[last - 1], items[pick]);
    }
}
template <class Item> std::vector<Item> shuffled(std::vector<Item> items, Rng& rng) {
    shuffle(std::span<Item>(items), rng);
    return items;
}

} // namespace mitts
