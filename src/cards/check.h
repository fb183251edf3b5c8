// MITTS_CHECK: an assertion that stays in release builds.
//
// A failed check means a bug in the program. Illegal moves and invalid external text do not fail a check. Such moves
// are refused, and such text produces a ParseError.
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
