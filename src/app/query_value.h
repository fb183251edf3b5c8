// Single values of an address's query string, for what is the page's own affair (the language); matches are read by
// session/query.h.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace mitts::app {

/// The value of a parameter as it stands, without its percent signs read; nothing if it is not there.
std::optional<std::string> query_value(std::string_view query, std::string_view name);

} // namespace mitts::app
