// A match of any of the games, for who learns from a text or a tap which game it is: saves, links, the command line.
#pragma once

#include "games/games.h"
#include "session/record_match.h"

#include <string_view>

namespace mitts {

using AnyMatch = OneOfTheGames<Match>;

/// The match that a record tells. Besides what `match_from_record` refuses: a missing or unknown game.
Parsed<AnyMatch> match_from(const Record& record);
/// The same from the record's text; rounds that end as they are dealt, and so have no action in it, are dealt too.
Parsed<AnyMatch> match_from_text(std::string_view text);
/// A match that this page or an earlier version of it wrote: if it cannot be played by today's options, it is read by those
/// that its preset meant before (`former_options` of the games). The error is that of the first reading.
Parsed<AnyMatch> kept_match_from_text(std::string_view text);

Record record_of(const AnyMatch& match);
/// The record as text: a save. `match_from_text` gives an equal match back.
std::string match_to_text(const AnyMatch& match);

} // namespace mitts
