#include "games/option_text.h"

namespace mitts {

Parsed<OptionItems> option_items(std::string_view text) {
    constexpr std::size_t most_options = 100; // no game has as many, so that a longer list has a mistake before its end
    OptionItems items;
    for (const auto& word : split_words(text, " ,\t\r\n")) {
        if (items.size() == most_options) {
            break;
        }
        const auto column = static_cast<int>(word.offset) + 1;
        const auto equals = word.text.find('=');
        if (equals == std::string_view::npos) {
            return ParseError{.what = "expected name=value, found '" + std::string(word.text) + "'", .column = column};
        }
        items.push_back({.name = to_lower(word.text.substr(0, equals)),
                         .value = word.text.substr(equals + 1),
                         .column = column,
                         .value_column = column + static_cast<int>(equals) + 1});
    }
    for (std::size_t index = 0; index < items.size(); ++index) {
        for (std::size_t before = 0; before < index; ++before) {
            if (items[before].name == items[index].name) {
                return ParseError{.what = "option '" + items[index].name + "' is given twice",
                                  .column = items[index].column};
            }
        }
    }
    return items;
}

Parsed<int> preset_in(const OptionItems& items, std::span<const std::string_view> presets) {
    for (const auto& item : items) {
        if (item.name != "preset") {
            continue;
        }
        std::string accepted;
        for (std::size_t preset = 0; preset < presets.size(); ++preset) {
            if (to_lower(item.value) == presets[preset]) {
                return static_cast<int>(preset);
            }
            accepted += (preset > 0 ? ", " : "") + std::string(presets[preset]);
        }
        return ParseError{.what = "unknown preset '" + std::string(item.value) + "'; known: " + accepted,
                          .column = item.value_column};
    }
    return 0;
}

ParseError unknown_option(const OptionItem& item, const std::vector<std::string_view>& known) {
    const auto near = nearest(item.name, known);
    const auto hint = near.empty() ? std::string() : "; did you mean '" + std::string(near) + "'?";
    return {.what = "unknown option '" + item.name + "'" + hint, .column = item.column};
}

ParseError unaccepted_value(const OptionItem& item, const OptionShape& shape) {
    return {.what = "option '" + item.name + "' accepts " + accepted_values(shape) + ", not '" +
                    std::string(item.value) + "'",
            .column = item.value_column};
}

ParseError unplayable_options(const OptionItems& items, const OptionProblem& problem) {
    ParseError error{.what = "option '" + std::string(problem.option) + "' accepts " + problem.accepts};
    for (const auto& item : items) {
        if (item.name == problem.option) {
            error.column = item.column;
        }
    }
    return error;
}

} // namespace mitts
