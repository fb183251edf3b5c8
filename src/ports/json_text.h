// JSON for the few messages that the program writes for scripts and tests. It reads none.
#pragma once

#include <string>
#include <string_view>

namespace mitts::ports {

/// The text in quotation marks, with everything escaped that JSON does not allow there.
std::string json_string(std::string_view text);

/// An object, written member by member.
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
    /// A value that is JSON already.
    JsonObject& json(std::string_view name, std::string_view value);

    std::string done() const {
        return '{' + members_ + '}';
    }

private:
    std::string members_;
};

/// A list of whatever `json_of` makes of each value.
template <class Values, class JsonOf> std::string json_list(const Values& values, JsonOf json_of) {
    std::string list = "[";
    for (const auto& value : values) {
        list += (list.size() == 1 ? "" : ",") + std::string(json_of(value));
    }
    return list + ']';
}

} // namespace mitts::ports
