#include "ports/json_text.h"

namespace mitts::ports {

namespace {

std::string escaped(char character) {
    constexpr std::string_view digits = "0123456789abcdef";
    const auto code = static_cast<unsigned char>(character);
    std::string text = "\\u00";
    text += digits[code >> 4U];
    text += digits[code & 15U];
    return text;
}

} // namespace

std::string json_string(std::string_view text) {
    std::string quoted = "\"";
    for (const char character : text) {
        if (character == '"' || character == '\\') {
            quoted += '\\';
            quoted += character;
        } else if (static_cast<unsigned char>(character) < 0x20) {
            quoted += escaped(character);
        } else {
            quoted += character;
        }
    }
    return quoted + '"';
}

JsonObject& JsonObject::json(std::string_view name, std::string_view value) {
    members_ += (members_.empty() ? "" : ",") + json_string(name) + ':';
    members_ += value;
    return *this;
}

} // namespace mitts::ports
