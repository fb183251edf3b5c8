// A record as a query string (NOTATION.md). Its tags are parameters in lower case, and commas replace white space.
//
//     ?game=GAME&options=preset=pagat,players=2&hands=7S,7D/3H,9C&pile=2C,KH&turn=0&moves=7S:m,3H
//
// Parameters with other names belong to the page and are ignored.
#pragma once

#include "session/any_match.h"

#include <optional>
#include <string>
#include <string_view>

namespace mitts {

/// Decodes %XX to a character and + to a space. Returns nothing if a percent sign is not followed by two hex digits.
std::optional<std::string> decode(std::string_view text);
/// Percent-encodes text, including all separators used in parameters.
std::string encode_all(std::string_view text);

/// Returns the record in a query string, with or without its question mark. If no parameter belongs to a record, the
/// result is empty. Each `Place` in the record names its parameter. Fails on a duplicate parameter, an invalid percent
/// encoding or a character that no record contains.
Parsed<Record> parse_query(std::string_view query);

/// Returns the match in a query string, or nothing if the string has no parameters of a record. `seed_if_none` is used
/// if the string specifies neither a seed nor cards.
Parsed<std::optional<AnyMatch>> match_from_query(std::string_view query, std::uint64_t seed_if_none);

/// Returns the record as a percent-encoded query string without a question mark, for shared links.
std::string record_to_query(const Record& record);

} // namespace mitts
