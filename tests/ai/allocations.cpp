#include "tests/ai/allocations.h"

#include <atomic>
#include <cstdlib>
#include <new>

// Replaces operator new and its nothrow form, because the replaced operator delete frees the memory of both. Replacing
// only one form would make sanitizers report mismatched calls.

namespace {

std::atomic<std::int64_t> count{0};

void* taken(std::size_t size) {
    ++count;
    return std::malloc(size == 0 ? 1 : size);
}

} // namespace

std::int64_t mitts::tests::allocations() {
    return count;
}

void* operator new(std::size_t size) {
    if (void* memory = taken(size)) {
        return memory;
    }
    std::abort();
}

void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept {
    return taken(size);
}

void operator delete(void* memory) noexcept {
    std::free(memory);
}

void operator delete(void* memory, std::size_t /*size*/) noexcept {
    std::free(memory);
}

void operator delete(void* memory, const std::nothrow_t& /*tag*/) noexcept {
    std::free(memory);
}
