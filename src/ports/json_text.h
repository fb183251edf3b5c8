// Texts as JSON strings, for the few messages that the program writes for scripts and tests. It reads no JSON.
#pragma once

#include <string>
#include <string_view>

namespace mitts::ports {

/// The text in quotation marks, with everything escaped that JSON does not allow there.
std::string json_string(std::string_view text);

} // namespace mitts::ports
