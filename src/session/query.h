// A record in a page's address: the same names in lower case as parameters, commas for white space (notation: query string).
//
//     ?game=GAME&options=preset=pagat,players=2&hands=7S,7D/3H,9C&pile=2C,KH&turn=0&moves=7S:m,3H
//
// Parameters with other names belong to the page and are passed over. It must not know browsers.
#pragma once

#include "session/any_match.h"

#include <string>
#include <string_view>

namespace mitts {

/// The record in a query string, with or without its question mark; a record without tags and actions if none of its
/// parameters is there. Places name the parameter. Errors: a parameter given twice, percent signs that encode nothing,
/// characters that no record has.
Parsed<Record> parse_query(std::string_view query);

/// The match that a query string tells; nothing if it has none of a record's parameters. `seed_if_none` deals where the
/// address names a game and says neither seed nor cards.
Parsed<std::optional<AnyMatch>> match_from_query(std::string_view query, std::uint64_t seed_if_none);

/// The record as a query string without question mark, for shared links; what an address cannot hold is percent-encoded.
std::string record_to_query(const Record& record);

} // namespace mitts
