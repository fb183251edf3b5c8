#include "cli/json.h"

namespace mitts::cli {

Json option_to_json(const OptionShape& shape, int value) {
    const bool special = shape.kind == OptionKind::Range && !shape.special.empty() && value == shape.special_value;
    if (shape.kind == OptionKind::YesNo) {
        return value != 0;
    }
    if (shape.kind == OptionKind::Choice || special) {
        return option_value_to_text(shape, value);
    }
    return value;
}

Parsed<std::string> options_from_json(const Json& json) {
    if (!json.is_object()) {
        return ParseError{.what = "options must be an object"};
    }
    std::string text;
    for (const auto& [name, value] : json.items()) {
        text += (text.empty() ? "" : " ") + name + "=";
        if (value.is_boolean()) {
            text += value.get<bool>() ? "yes" : "no";
        } else if (value.is_string()) {
            text += value.get<std::string>();
        } else if (value.is_number_integer()) {
            text += value.dump();
        } else {
            return ParseError{.what = "option '" + name + "' has no value that an option can have"};
        }
    }
    return text;
}

} // namespace mitts::cli
