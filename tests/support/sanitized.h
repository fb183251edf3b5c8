// Lets tests detect a build with sanitizers, which make computer players 20 to 50 times slower.
#pragma once

namespace mitts::tests {

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define MITTS_SANITIZED
#endif
#endif

/// True in a build with sanitizers. Tests then repeat long computations less often.
#ifdef MITTS_SANITIZED
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif

} // namespace mitts::tests
