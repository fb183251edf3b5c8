// Options as text: "preset=pagat players=3 target=1000". All games share the reader and the writer, which use the
// game's descriptors and presets.
#pragma once

#include "games/option.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mitts {

/// An item in a list of options, with the columns of its name and its value.
struct OptionItem {
    std::string name;
    std::string_view value;
    int column = 0;
    int value_column = 0;
};
using OptionItems = std::vector<OptionItem>;

/// Splits a list of options into its items. Fails if an item is not name=value or a name occurs twice.
Parsed<OptionItems> option_items(std::string_view text);
/// Returns the index of the preset in a list, or 0 if the list does not name a preset. Fails on an unknown preset.
Parsed<int> preset_in(const OptionItems& items, std::span<const std::string_view> presets);
/// The three functions below return the error for an unknown option, for a value that the option does not accept, and
/// for an unplayable combination.
ParseError unknown_option(const OptionItem& item, const std::vector<std::string_view>& known);
ParseError unaccepted_value(const OptionItem& item, const OptionShape& shape);
ParseError unplayable_options(const OptionItems& items, const OptionProblem& problem);

/// Sets the option that an item names. The item must not be the preset. Returns an error for an unknown name or value.
template <class G> std::optional<ParseError> set_option(typename G::Options& options, const OptionItem& item) {
    std::vector<std::string_view> known{"preset"};
    for (const auto& descriptor : G::option_descriptors()) {
        if (descriptor.name == item.name) {
            const auto value = parse_option_value(shape_of(descriptor), item.value);
            if (!value) {
                return unaccepted_value(item, shape_of(descriptor));
            }
            if (item.name == "players") {
                G::set_players(options, *value);
            } else {
                descriptor.set(options, *value);
            }
            return std::nullopt;
        }
        known.push_back(descriptor.name);
    }
    return unknown_option(item, known);
}

/// Parses a list of name=value items separated by spaces or commas. The preset is applied first, regardless of its
/// position. An empty string means the default options. Fails on an unknown name (with a suggestion), an invalid value,
/// a duplicate option, or an unplayable combination. The error has a column unless the list omits the option.
template <class G> Parsed<typename G::Options> parse_options(std::string_view text) {
    const auto items = option_items(text);
    if (!items) {
        return items.error();
    }
    const auto preset = preset_in(*items, G::preset_names());
    if (!preset) {
        return preset.error();
    }
    auto options = G::preset_options(*preset);
    // The number of players is set before the rest, because other defaults depend on it in some games.
    for (const bool players_only : {true, false}) {
        for (const auto& item : *items) {
            if (item.name != "preset" && (item.name == "players") == players_only) {
                if (const auto error = set_option<G>(options, item)) {
                    return *error;
                }
            }
        }
    }
    if (const auto problem = G::validate(options)) {
        return unplayable_options(*items, *problem);
    }
    return options;
}

/// Returns the preset, the number of players, and every option that differs from the preset for that number of players.
/// `parse_options` parses the text back to the same options.
template <class G> std::string options_to_text(const typename G::Options& options) {
    auto base = G::preset_options(static_cast<int>(options.preset));
    std::string text = "preset=" + std::string(G::preset_names()[static_cast<std::size_t>(options.preset)]);
    for (const auto& descriptor : G::option_descriptors()) {
        const int value = descriptor.get(options);
        if (descriptor.name == "players") {
            text += " players=" + std::to_string(value);
            G::set_players(base, value);
        } else if (value != descriptor.get(base)) {
            text += " " + std::string(descriptor.name) + "=" + option_value_to_text(shape_of(descriptor), value);
        }
    }
    return text;
}

} // namespace mitts
