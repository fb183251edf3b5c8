// The bench as a program of its own, for wasm under node: `GAME SLICES` prints the game's result in one line (bench.h) for
// `mitts bench`.
#include "cards/text.h"
#include "cli/bench.h"

#include <cstdio>

int main(int argc, char** argv) {
    const auto slices = argc == 3 ? mitts::parse_unsigned(argv[2]) : std::nullopt;
    if (!slices || *slices < 1 || *slices > 1'000'000) {
        std::puts("which game, and how many slices?");
        return 2;
    }
    const auto result = mitts::cli::bench_playouts(argv[1], {.slices = static_cast<int>(*slices)});
    std::puts(result ? mitts::cli::to_text(*result).c_str() : "no such game");
    return result ? 0 : 2;
}
