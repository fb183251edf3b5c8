// How often this program has taken memory from the heap, for tests of what must not.
#pragma once

#include <cstdint>

namespace mitts::tests {

/// Calls of operator new so far.
std::int64_t allocations();

} // namespace mitts::tests
