// Counts the program's heap allocations, for tests of code that must not allocate.
#pragma once

#include <cstdint>

namespace mitts::tests {

/// Returns the number of calls of operator new so far.
std::int64_t allocations();

} // namespace mitts::tests
