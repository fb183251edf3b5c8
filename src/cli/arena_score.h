// A contest's score, as text for people and as JSON for programs. `mitts arena --merge` reads the JSON.
#pragma once

#include "ai/arena/score.h"
#include "cards/text.h"

#include <string>
#include <string_view>

namespace mitts::cli {

/// A contest and its score.
struct ArenaResult {
    std::string game;
    std::string options; ///< the options, as text (games/option_text.h)
    std::string player;
    std::string against;
    std::uint64_t seed = 0;
    ai::arena::Score score;
};

/// Returns a report of a few lines.
std::string to_text(const ArenaResult& result);
/// Returns one line of JSON.
std::string to_json(const ArenaResult& result);
/// Parses a line written by `to_json`.
Parsed<ArenaResult> parse_arena_result(std::string_view json);

} // namespace mitts::cli
