// CHECK: an assertion that stays in release builds.
//
// A failed CHECK is a bug in the program, never a player's mistake (that is a refusal) and never bad outside text
// (that is a ParseError). It must not know anything about games or screens.
#pragma once

namespace mitts {

/// Prints the broken promise with its place to standard error and aborts. Never returns.
[[noreturn]] void check_failed(const char* condition, const char* file, int line);

} // namespace mitts

#define MITTS_CHECK(condition)                                                                                         \
    do {                                                                                                               \
        if (!(condition)) [[unlikely]] {                                                                               \
            ::mitts::check_failed(#condition, __FILE__, __LINE__);                                                     \
        }                                                                                                              \
    } while (false)
