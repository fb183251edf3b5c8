// The entry point of `mitts`, the command-line program.
#include "cli/commands.h"

#include <algorithm>
#include <iostream>
#include <vector>

int main(int count, char** words) {
    std::ios::sync_with_stdio(false);
    const std::vector<std::string> all(words + 1, words + std::max(count, 1));
    return mitts::cli::run(all, {.in = std::cin, .out = std::cout, .err = std::cerr});
}
