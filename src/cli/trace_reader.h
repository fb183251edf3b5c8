// Reading a trace back as a record, so that `mitts replay` takes its own output, or another program's.
//
// Taken from it are the game, the options, the seed, the first round's deck and dealer or set-up, and the actions. Points
// and legal actions are what a replay finds out for itself, and are passed over.
#pragma once

#include "session/any_match.h"

#include <string_view>

namespace mitts::cli {

/// Whether a text is a trace (JSON Lines) and no record.
bool looks_like_trace(std::string_view text);

/// The match that a trace tells. Errors carry the line. A later round's pack and dealer must be those that the seed gives.
Parsed<AnyMatch> match_from_trace(std::string_view text);

} // namespace mitts::cli
