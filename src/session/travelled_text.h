// Removes what mail programs, editors and web pages add to a text: quote marks (>), code fences, other line ends,
// no-break spaces, typographic quotes and dashes, a greeting above and a signature below.
//
// Blanks replace the removed parts. Lines keep their numbers and the rest of a line keeps its columns, counted in
// characters. The code is independent of games, records and saves.
#pragma once

#include <string>
#include <string_view>

namespace mitts {

/// Returns the text with blanks in place of all additions, in linear time. If a line above the record begins with
/// `kept`, that line and all lines below it are kept.
std::string without_travel_marks(std::string_view text, std::string_view kept = {});

/// Returns true if a line is prose: it has a word of three letters or more that is not the first part of an action.
bool reads_like_prose(std::string_view line);

} // namespace mitts
