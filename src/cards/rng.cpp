#include "cards/rng.h"

namespace mitts {

namespace {

std::uint64_t mix(std::uint64_t value) {
    value += 0x9e3779b97f4a7c15ULL;
    value = (value ^ value >> 30) * 0xbf58476d1ce4e5b9ULL;
    value = (value ^ value >> 27) * 0x94d049bb133111ebULL;
    return value ^ value >> 31;
}

} // namespace

Rng derive_rng(std::uint64_t seed, Purpose purpose, std::uint64_t number) {
    const auto stream = mix(mix(number) + static_cast<std::uint64_t>(purpose));
    return Rng(mix(seed ^ stream), stream);
}

} // namespace mitts
