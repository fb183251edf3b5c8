// A match of any game, for code that learns the game only from a text or a tap: saves, links, the command line.
#pragma once

#include "games/games.h"
#include "session/record_match.h"

#include <string_view>

namespace mitts {

using AnyMatch = OneOfTheGames<Match>;

/// Returns the match in a record. Fails like `match_from_record`, and also if the game is missing or unknown.
Parsed<AnyMatch> match_from(const Record& record);
/// Returns the match in the text of a record. Also deals the rounds that end as soon as they are dealt and therefore
/// have no action in it.
Parsed<AnyMatch> match_from_text(std::string_view text);
/// Returns a match that this version or an earlier one saved. If it cannot be played under the current options, it is
/// reread with the earlier meaning of its preset (`former_options` of the games). An error is that of the first
/// reading.
Parsed<AnyMatch> kept_match_from_text(std::string_view text);

Record record_of(const AnyMatch& match);
/// Returns the record as text, which is also the save format. `match_from_text` reads it back to an equal match.
std::string match_to_text(const AnyMatch& match);

} // namespace mitts
