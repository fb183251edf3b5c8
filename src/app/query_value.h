// Reads individual parameters of a URL's query string, such as the language, for the app itself. Matches are parsed by
// session/query.h.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace mitts::app {

/// Returns a parameter's raw value, without percent decoding, or nothing if the parameter is missing.
std::optional<std::string> query_value(std::string_view query, std::string_view name);

} // namespace mitts::app
