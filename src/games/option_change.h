// What becomes of a game's options when one of them is changed, for panels that change one at a time.
//
// Which values go with which is the game's knowledge (`settle`, `validate` in <game>/options). Ruling: whoever touches one
// value means that value, and the others follow it. A text (option_text.h) says everything at once, so one that
// contradicts itself is refused, as the rules page has it.
#pragma once

#include "games/game.h"

#include <optional>

namespace mitts {

/// The preset's options for this number of players, settled so that they can be dealt; for its usual number if they cannot.
template <Game G> typename G::Options preset_for(int preset, int players) {
    auto options = G::preset_options(preset);
    G::set_players(options, players);
    G::settle(options);
    return G::validate(options) ? G::preset_options(preset) : options;
}

/// The options for another number of players: those that stand as the preset has them go on doing so.
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

/// The options with one of them (by its place among the descriptors) set to a value, and the others settled so that they
/// can be dealt; nothing if this value cannot be beside the others.
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
    // Settling may have taken the change back: then it is impossible beside the others.
    return descriptor.get(changed) == value && !G::validate(changed) ? std::optional(changed) : std::nullopt;
}

/// How many options differ from the preset's, the number of players aside.
template <Game G> int changes_from_preset(const typename G::Options& options) {
    const auto usual = preset_for<G>(static_cast<int>(options.preset), G::players(options));
    int changes = 0;
    for (const auto& descriptor : G::option_descriptors()) {
        changes += descriptor.name != "players" && descriptor.get(options) != descriptor.get(usual) ? 1 : 0;
    }
    return changes;
}

} // namespace mitts
