// Removes additions by mail programs, editors and web pages from copied text: quote prefixes (>), code fences, carriage
// returns, no-break spaces, typographic quotes and dashes, a greeting above the record and a signature below it.
//
// Spaces replace the removed parts, so the remaining text keeps its line numbers and its columns, which are counted in
// characters.
#pragma once

#include <string>
#include <string_view>

namespace mitts {

/// Returns the text with spaces in place of all additions, in linear time. If a line above the record begins with
/// `kept`, that line and all lines below it are kept.
std::string without_travel_marks(std::string_view text, std::string_view kept = {});

/// Returns true if a line looks like prose: it has a word of at least three letters that is not the prefix of an
/// action.
bool reads_like_prose(std::string_view line);

} // namespace mitts
