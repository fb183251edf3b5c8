#include "cards/check.h"

#include <cstdio>
#include <cstdlib>

namespace mitts {

void check_failed(const char* condition, const char* file, int line) {
    std::fprintf(stderr, "%s:%d: this should hold: %s\n", file, line, condition);
    std::abort();
}

} // namespace mitts
