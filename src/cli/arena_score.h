// A contest's score as text for people and as JSON for programs, which `mitts arena --merge` reads again.
#pragma once

#include "ai/arena/score.h"
#include "cards/text.h"

#include <string>
#include <string_view>

namespace mitts::cli {

/// What was played, and what came of it.
struct ArenaResult {
    std::string game;
    std::string options; ///< as text, every one that differs from the preset
    std::string player;
    std::string against;
    std::uint64_t seed = 0;
    ai::arena::Score score;
};

/// A few lines.
std::string to_text(const ArenaResult& result);
/// One line of JSON.
std::string to_json(const ArenaResult& result);
/// Reads such a line.
Parsed<ArenaResult> parse_arena_result(std::string_view json);

} // namespace mitts::cli
