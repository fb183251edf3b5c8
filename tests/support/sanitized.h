// Tells tests that their program has sanitizers, which slow computer players down 20 to 50 times.
#pragma once

namespace mitts::tests {

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define MITTS_SANITIZED
#endif
#endif

/// True if the program has sanitizers. Tests then repeat long computations less often. Other builds do all of them.
#ifdef MITTS_SANITIZED
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif

} // namespace mitts::tests
