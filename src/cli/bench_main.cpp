// The benchmark as a separate program, for wasm under Node.js. Its arguments are GAME MEASURED AMOUNT. It prints one
// result line (bench.h) for `mitts bench`. For rounds, AMOUNT is the number of slices; otherwise it is the number of
// passes.
#include "cards/text.h"
#include "cli/bench.h"

#include <cstdio>

int main(int argc, char** argv) {
    const auto measured = argc == 4 ? mitts::cli::parse_measured(argv[2]) : std::nullopt;
    const auto amount = argc == 4 ? mitts::parse_unsigned(argv[3]) : std::nullopt;
    if (!measured || !amount || *amount < 1 || *amount > 1'000'000) {
        std::puts("which game, what, and how much of it?");
        return 2;
    }
    const int times = static_cast<int>(*amount);
    const auto result = mitts::cli::bench(argv[1], *measured, {.slices = times, .passes = times});
    std::puts(result ? mitts::cli::to_text(*result).c_str() : "no such game");
    return result ? 0 : 2;
}
