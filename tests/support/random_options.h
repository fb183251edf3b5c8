// Draws random options, for tests that must hold under any options.
#pragma once

#include "cards/rng.h"
#include "games/game.h"
#include "games/option.h"

namespace mitts::tests {

/// Returns a preset with random values for about half of its options. The result is valid.
template <Game G> typename G::Options random_options(Rng& rng) {
    while (true) {
        auto options =
            G::preset_options(static_cast<int>(rng.below(static_cast<std::uint32_t>(G::preset_names().size()))));
        for (const auto& descriptor : G::option_descriptors()) {
            const auto values = option_values(shape_of(descriptor));
            if (rng.below(2) == 0) {
                descriptor.set(options, values[rng.below(static_cast<std::uint32_t>(values.size()))]);
            }
        }
        if (!G::validate(options)) {
            return options;
        }
    }
}

} // namespace mitts::tests
