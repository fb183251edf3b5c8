// Defines a match of any game, for code that does not know the game at compile time: saves, links and the command line.
#pragma once

#include "games/games.h"
#include "session/record_match.h"

#include <string_view>

namespace mitts {

using AnyMatch = OneOfTheGames<Match>;

/// Returns the match in a record. Fails like `match_from_record`, and also if the game is missing or unknown.
Parsed<AnyMatch> match_from(const Record& record);
/// Returns the match in the text of a record. Also deals the rounds that end immediately, because the record contains
/// no actions for them.
Parsed<AnyMatch> match_from_text(std::string_view text);
/// Returns the match in a save written by this version or an earlier one. If the save is unplayable, parses it again
/// with the options that older versions implied (`former_options`). If both attempts fail, returns the first error.
Parsed<AnyMatch> kept_match_from_text(std::string_view text);

/// Returns the record of a match: its start and all actions so far, without undone actions.
Record record_of(const AnyMatch& match);
/// Returns the record as text, which is also the save format. `match_from_text` parses it back to an equal match.
std::string match_to_text(const AnyMatch& match);

} // namespace mitts
