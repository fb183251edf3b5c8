// Removes from a text what mail programs, editors and web pages add to it on its way: quote marks (>), code fences, other line
// ends, no-break spaces, typographic quotes and dashes, a greeting above and a signature below.
//
// What is removed leaves blanks behind, so that lines keep their numbers and the rest of a line its columns, counted in
// characters. It knows neither games nor what a record or a save means.
#pragma once

#include <string>
#include <string_view>

namespace mitts {

/// The text with blanks in place of all that; linear. A line that begins with `kept` above the record stays, with those below it.
std::string without_travel_marks(std::string_view text, std::string_view kept = {});

/// Whether a line is words for people: it has a word of three letters or more that is not the first part of an action.
bool reads_like_prose(std::string_view line);

} // namespace mitts
