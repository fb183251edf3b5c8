#include "games/option.h"

#include <algorithm>

namespace mitts {

namespace {

bool in_range(const OptionShape& shape, int value) {
    return value >= shape.low && value <= shape.high && (value - shape.low) % shape.step == 0;
}

std::string join_with_or(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t index = 0; index < words.size(); ++index) {
        if (index > 0) {
            text += index + 1 == words.size() ? " or " : ", ";
        }
        text += words[index];
    }
    return text;
}

} // namespace

bool option_accepts(const OptionShape& shape, int value) {
    switch (shape.kind) {
    case OptionKind::YesNo:
        return value == 0 || value == 1;
    case OptionKind::Choice:
        return value >= 0 && value < static_cast<int>(shape.choices.size());
    case OptionKind::Numbers:
        return std::find(shape.numbers.begin(), shape.numbers.end(), value) != shape.numbers.end();
    case OptionKind::Range:
        return in_range(shape, value) || (!shape.special.empty() && value == shape.special_value);
    }
    return false;
}

std::string option_value_to_text(const OptionShape& shape, int value) {
    switch (shape.kind) {
    case OptionKind::YesNo:
        return value != 0 ? "yes" : "no";
    case OptionKind::Choice:
        return std::string(shape.choices[static_cast<std::size_t>(value)]);
    case OptionKind::Numbers:
        break;
    case OptionKind::Range:
        if (!shape.special.empty() && value == shape.special_value) {
            return std::string(shape.special);
        }
        break;
    }
    return std::to_string(value);
}

std::optional<int> parse_option_value(const OptionShape& shape, std::string_view text) {
    const auto wanted = to_lower(text);
    const auto number = parse_integer(text);
    if (number && (*number < -1'000'000 || *number > 1'000'000)) {
        return std::nullopt;
    }
    switch (shape.kind) {
    case OptionKind::YesNo:
        if (wanted == "yes") {
            return 1;
        }
        return wanted == "no" ? std::optional(0) : std::nullopt;
    case OptionKind::Choice: {
        const auto found = std::find(shape.choices.begin(), shape.choices.end(), wanted);
        if (found == shape.choices.end()) {
            return std::nullopt;
        }
        return static_cast<int>(found - shape.choices.begin());
    }
    case OptionKind::Numbers:
        break;
    case OptionKind::Range:
        if (!shape.special.empty() && wanted == shape.special) {
            return shape.special_value;
        }
        if (number && !in_range(shape, static_cast<int>(*number))) {
            return std::nullopt;
        }
        break;
    }
    if (!number || !option_accepts(shape, static_cast<int>(*number))) {
        return std::nullopt;
    }
    return static_cast<int>(*number);
}

std::string accepted_values(const OptionShape& shape) {
    if (shape.kind == OptionKind::Range) {
        auto text = std::to_string(shape.low) + " to " + std::to_string(shape.high);
        if (shape.step > 1) {
            text += " in steps of " + std::to_string(shape.step);
        }
        return shape.special.empty() ? text : text + ", or " + std::string(shape.special);
    }
    std::vector<std::string> words;
    for (const int value : option_values(shape)) {
        words.push_back(option_value_to_text(shape, value));
    }
    return join_with_or(words);
}

std::vector<int> option_values(const OptionShape& shape) {
    switch (shape.kind) {
    case OptionKind::YesNo:
        return {0, 1};
    case OptionKind::Choice: {
        std::vector<int> values(shape.choices.size());
        for (std::size_t index = 0; index < values.size(); ++index) {
            values[index] = static_cast<int>(index);
        }
        return values;
    }
    case OptionKind::Numbers:
        return {shape.numbers.begin(), shape.numbers.end()};
    case OptionKind::Range:
        break;
    }
    std::vector<int> values;
    for (int value = shape.low; value <= shape.high; value += shape.step) {
        values.push_back(value);
    }
    if (!shape.special.empty()) {
        values.push_back(shape.special_value);
    }
    return values;
}

} // namespace mitts
