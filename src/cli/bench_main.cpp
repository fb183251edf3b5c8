// The bench as a program of its own, for wasm under node: prints its result in one line (bench.h) for `mitts bench`.
#include "cli/bench.h"

#include <cstdio>

int main() {
    std::puts(mitts::cli::to_text(mitts::cli::bench_playouts({})).c_str());
    return 0;
}
