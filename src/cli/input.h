// Reading what commands are given, from a file or standard input: matches, as a record or as a trace.
#pragma once

#include "session/any_match.h"

#include <istream>
#include <string>

namespace mitts::cli {

/// The whole of the file with this name, or of `in` for "-".
Parsed<std::string> read_text(const std::string& file, std::istream& in);

/// The match that a record or a trace tells.
Parsed<AnyMatch> match_of(const std::string& text);

/// An error that begins with the file's name.
ParseError error_in(const std::string& file, const ParseError& error);

/// The match in the file with this name, or in `in` for "-". Errors begin with the file's name.
Parsed<AnyMatch> read_match(const std::string& file, std::istream& in);

} // namespace mitts::cli
