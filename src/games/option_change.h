// Changes one option at a time, as the options panel does.
//
// Each game defines which values are compatible (`settle`, `validate` in <game>/options). Ruling: a value that a player
// sets has priority, and the other options are adjusted to it. A list of options (option_text.h) sets all options
// simultaneously, so a contradictory list is refused.
#pragma once

#include "games/game.h"

#include <optional>

namespace mitts {

/// Returns the options of a preset for this number of players, after adjustments that make a deal possible. If no
/// adjustment does so, returns the options for the preset's usual number of players.
template <Game G> typename G::Options preset_for(int preset, int players) {
    auto options = G::preset_options(preset);
    G::set_players(options, players);
    G::settle(options);
    return G::validate(options) ? G::preset_options(preset) : options;
}

/// Returns the options, changed to another number of players. An option with the preset's value gets the preset's value
/// for the new number of players. Every other option keeps its value.
template <Game G> typename G::Options for_players(const typename G::Options& options, int players) {
    const auto preset = static_cast<int>(options.preset);
    const auto usual = preset_for<G>(preset, G::players(options));
    auto changed = preset_for<G>(preset, players);
    for (const auto& descriptor : G::option_descriptors()) {
        if (descriptor.name != "players" && descriptor.get(options) != descriptor.get(usual)) {
            descriptor.set(changed, descriptor.get(options));
        }
    }
    return changed;
}

/// Sets the option with this index among the descriptors, and adjusts the other options. Returns the changed options,
/// or nothing if the value is incompatible with the other options.
template <Game G>
std::optional<typename G::Options> with_option(const typename G::Options& options, int index, int value) {
    const auto descriptors = G::option_descriptors();
    if (index < 0 || index >= static_cast<int>(descriptors.size())) {
        return std::nullopt;
    }
    const auto& descriptor = descriptors[static_cast<std::size_t>(index)];
    if (!option_accepts(shape_of(descriptor), value)) {
        return std::nullopt;
    }
    auto changed = options;
    if (descriptor.name == "players") {
        changed = for_players<G>(options, value);
    } else {
        descriptor.set(changed, value);
    }
    G::settle(changed);
    // If `settle` reverted the change, the value conflicts with the other options.
    return descriptor.get(changed) == value && !G::validate(changed) ? std::optional(changed) : std::nullopt;
}

} // namespace mitts
