// Options as text: "preset=pagat players=3 target=1000". All games share the reader and the writer, which use the
// game's descriptors and presets.
#pragma once

#include "games/option.h"

namespace mitts {

/// Parses a list of name=value items separated by spaces or commas. The preset is applied first, regardless of its
/// position. An empty text means the game's default options. Fails, with the column, on an unknown name (suggesting the
/// nearest one), a value that the option does not accept, a duplicate option, or an unplayable combination.
template <class G> Parsed<typename G::Options> parse_options(std::string_view text) {
    struct Item {
        std::string name;
        std::string_view value;
        int column;
        int value_column;
    };
    const auto error = [](std::string what, int column) {
        return ParseError{.what = std::move(what), .column = column};
    };
    std::vector<Item> items;
    for (const auto& word : split_words(text, " ,\t\r\n")) {
        const auto column = static_cast<int>(word.offset) + 1;
        const auto equals = word.text.find('=');
        if (equals == std::string_view::npos) {
            return error("expected name=value, found '" + std::string(word.text) + "'", column);
        }
        items.push_back({.name = to_lower(word.text.substr(0, equals)),
                         .value = word.text.substr(equals + 1),
                         .column = column,
                         .value_column = column + static_cast<int>(equals) + 1});
    }
    for (std::size_t index = 0; index < items.size(); ++index) {
        for (std::size_t before = 0; before < index; ++before) {
            if (items[before].name == items[index].name) {
                return error("option '" + items[index].name + "' is given twice", items[index].column);
            }
        }
    }
    auto options = G::preset_options(0);
    for (const auto& item : items) {
        if (item.name != "preset") {
            continue;
        }
        const auto names = G::preset_names();
        std::string accepted;
        bool found = false;
        for (std::size_t preset = 0; preset < names.size(); ++preset) {
            accepted += (preset > 0 ? ", " : "") + std::string(names[preset]);
            if (to_lower(item.value) == names[preset]) {
                options = G::preset_options(static_cast<int>(preset));
                found = true;
            }
        }
        if (!found) {
            return error("unknown preset '" + std::string(item.value) + "'; known: " + accepted, item.value_column);
        }
    }
    // The number of players is set before the rest, because other defaults depend on it in some games.
    for (const bool players_only : {true, false}) {
        for (const auto& item : items) {
            if (item.name == "preset" || (item.name == "players") != players_only) {
                continue;
            }
            const OptionDescriptor<typename G::Options>* found = nullptr;
            std::vector<std::string_view> known{"preset"};
            for (const auto& descriptor : G::option_descriptors()) {
                known.push_back(descriptor.name);
                if (descriptor.name == item.name) {
                    found = &descriptor;
                }
            }
            if (found == nullptr) {
                const auto near = nearest(item.name, known);
                const auto hint = near.empty() ? std::string() : "; did you mean '" + std::string(near) + "'?";
                return error("unknown option '" + item.name + "'" + hint, item.column);
            }
            const auto value = parse_option_value(shape_of(*found), item.value);
            if (!value) {
                return error("option '" + item.name + "' accepts " + accepted_values(shape_of(*found)) + ", not '" +
                                 std::string(item.value) + "'",
                             item.value_column);
            }
            if (players_only) {
                G::set_players(options, *value);
            } else {
                found->set(options, *value);
            }
        }
    }
    if (const auto problem = G::validate(options)) {
        int column = 0;
        for (const auto& item : items) {
            if (item.name == problem->option) {
                column = item.column;
            }
        }
        return error("option '" + std::string(problem->option) + "' accepts " + problem->accepts, column);
    }
    return options;
}

/// Returns the preset and every option that differs from it for this number of players. This is the shortest text that
/// `parse_options` parses to the same options.
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
