#include "app/query_value.h"

#include "cards/text.h"

namespace mitts::app {

std::optional<std::string> query_value(std::string_view query, std::string_view name) {
    for (const auto& pair : split_words(query, "&")) {
        const auto equals = pair.text.find('=');
        if (equals != std::string_view::npos && pair.text.substr(0, equals) == name) {
            return std::string(pair.text.substr(equals + 1));
        }
    }
    return std::nullopt;
}

} // namespace mitts::app
