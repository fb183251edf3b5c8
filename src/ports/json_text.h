// Writes JSON for messages to scripts and tests. Parsing is not supported.
#pragma once

#include <string>
#include <string_view>

namespace mitts::ports {

/// Returns the text as a quoted and escaped JSON string.
std::string json_string(std::string_view text);

/// Builds a JSON object.
class JsonObject {
public:
    JsonObject& text(std::string_view name, std::string_view value) {
        return json(name, json_string(value));
    }
    JsonObject& number(std::string_view name, long value) {
        return json(name, std::to_string(value));
    }
    JsonObject& flag(std::string_view name, bool value) {
        return json(name, value ? "true" : "false");
    }
    /// Adds a value that is already encoded as JSON.
    JsonObject& json(std::string_view name, std::string_view value);

    std::string done() const {
        return '{' + members_ + '}';
    }

private:
    std::string members_;
};

/// Returns a JSON array with the result of `json_of` for each value.
template <class Values, class JsonOf> std::string json_list(const Values& values, JsonOf json_of) {
    std::string list = "[";
    for (const auto& value : values) {
        list += (list.size() == 1 ? "" : ",") + std::string(json_of(value));
    }
    return list + ']';
}

} // namespace mitts::ports
