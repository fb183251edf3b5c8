// Reading the matches that commands are given: from a file or standard input, as a record or as a trace.
#pragma once

#include "session/any_match.h"

#include <istream>
#include <string>

namespace mitts::cli {

/// The match in the file with this name, or in `in` for "-". Errors begin with the file's name.
Parsed<AnyMatch> read_match(const std::string& file, std::istream& in);

} // namespace mitts::cli
