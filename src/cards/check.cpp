#include "cards/check.h"

#include <cstdio>
#include <cstdlib>
#include <string>

namespace mitts {

void check_failed(const char* condition, const char* file, int line) {
    // Pieces of text, not a format: formatting would be the only one in the page's program, and weigh as much as a table.
    const auto number = std::to_string(line);
    for (const char* text : {file, ":", number.c_str(), ": this should hold: ", condition, "\n"}) {
        std::fputs(text, stderr);
    }
    std::abort();
}

} // namespace mitts
