// Reads a trace back as a match, so that `mitts replay` accepts traces of this and other programs.
//
// It uses the game, the options, the seed, the deck and dealer or the set-up of the first round, and the actions. It
// ignores points and legal actions, which the replay recomputes.
#pragma once

#include "session/any_match.h"

#include <string_view>

namespace mitts::cli {

/// Returns true if a text is a trace (JSON Lines), not a record.
bool looks_like_trace(std::string_view text);

/// Returns the match in a trace. Errors have a line number. Later rounds must have the deck and the dealer that follow
/// from the seed.
Parsed<AnyMatch> match_from_trace(std::string_view text);

} // namespace mitts::cli
