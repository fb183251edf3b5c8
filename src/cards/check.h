// MITTS_CHECK: an assertion that stays in release builds.
//
// A failed check is a bug in the program. A mistake of a player is a refusal, and bad outside text is a ParseError. The
// check is independent of games and screens.
#pragma once

namespace mitts {

/// Prints the failed condition and its location to standard error, then aborts. Never returns.
[[noreturn]] void check_failed(const char* condition, const char* file, int line);

} // namespace mitts

#define MITTS_CHECK(condition)                                                                                         \
    do {                                                                                                               \
        if (!(condition)) [[unlikely]] {                                                                               \
            ::mitts::check_failed(#condition, __FILE__, __LINE__);                                                     \
        }                                                                                                              \
    } while (false)
