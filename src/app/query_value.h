// Reads the query parameters that the app itself uses, such as the language. session/query.h parses matches.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace mitts::app {

/// Returns a parameter's raw value, without percent decoding, or nothing if the parameter is missing.
std::optional<std::string> query_value(std::string_view query, std::string_view name);

} // namespace mitts::app
