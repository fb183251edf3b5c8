// Counts the program's heap allocations, for tests of code that must not allocate.
#pragma once

#include <cstdint>

namespace mitts::tests {

/// Returns how often operator new has been called so far.
std::int64_t allocations();

} // namespace mitts::tests
