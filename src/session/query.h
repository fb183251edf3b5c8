// A record in the address of a page. Its tags are parameters in lower case, and commas replace white space (notation:
// query string).
//
//     ?game=GAME&options=preset=pagat,players=2&hands=7S,7D/3H,9C&pile=2C,KH&turn=0&moves=7S:m,3H
//
// Parameters with other names belong to the page and are ignored. The code does not depend on a browser.
#pragma once

#include "session/any_match.h"

#include <string>
#include <string_view>

namespace mitts {

/// Returns the record in a query string, with or without its question mark. Without any parameter of a record, the
/// result has no tags and no actions. The places in it name the parameter. Fails on a duplicate parameter, an invalid
/// percent encoding or a character that no record contains.
Parsed<Record> parse_query(std::string_view query);

/// Returns the match in a query string, or nothing if the string has no parameter of a record. `seed_if_none` deals the
/// cards if the address has a game but neither a seed nor cards.
Parsed<std::optional<AnyMatch>> match_from_query(std::string_view query, std::uint64_t seed_if_none);

/// Returns the record as a percent-encoded query string without question mark, for shared links.
std::string record_to_query(const Record& record);

} // namespace mitts
