#include "cards/check.h"

#include <cstdio>
#include <cstdlib>
#include <string>

namespace mitts {

void check_failed(const char* condition, const char* file, int line) {
    // Prints the parts one by one, because a formatting function that is used only here would enlarge the program.
    const auto number = std::to_string(line);
    for (const char* text : {file, ":", number.c_str(), ": this should hold: ", condition, "\n"}) {
        std::fputs(text, stderr);
    }
    std::abort();
}

} // namespace mitts
