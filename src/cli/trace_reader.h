// Reads a trace as a match, so that `mitts replay` accepts traces written by this and other programs.
//
// The reader uses the game, the options, the seed, the first round's deck and dealer or set-up, and the actions. It
// ignores points and legal actions, which the replay recomputes.
#pragma once

#include "session/any_match.h"

#include <string_view>

namespace mitts::cli {

/// Returns true if the text is a trace (JSON Lines) and not a record.
bool looks_like_trace(std::string_view text);

/// Returns the match in a trace. Errors contain a line number. Later rounds must have the decks and dealers that the
/// seed determines.
Parsed<AnyMatch> match_from_trace(std::string_view text);

} // namespace mitts::cli
