// Reads the input of commands from a file or standard input: matches as records or traces.
#pragma once

#include "session/any_match.h"

#include <istream>
#include <string>

namespace mitts::cli {

/// Returns the content of the file, or of `in` for "-". Error messages start with the file name.
Parsed<std::string> read_text(const std::string& file, std::istream& in);

/// Parses the match in a record or a trace.
Parsed<AnyMatch> match_of(const std::string& text);

/// Returns the error with the file name prepended.
ParseError error_in(const std::string& file, const ParseError& error);

/// Returns the match in the file, or in `in` for "-". Error messages start with the file name.
Parsed<AnyMatch> read_match(const std::string& file, std::istream& in);

} // namespace mitts::cli
