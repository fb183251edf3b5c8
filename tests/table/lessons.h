// Parses a game's lessons (web/lessons/README.md) for the test that plays them. The page has its own parser
// (web/lessons/read.js).
#pragma once

#include "cards/text.h"
#include "tests/support/example.h"

#include <string>
#include <string_view>
#include <vector>

namespace mitts::tests {

/// Wrong moves, and the reply to them.
struct WrongMoves {
    std::vector<std::string> moves;
    std::string words;
};

struct LessonStep {
    int line = 0;
    Example position{}; ///< empty if the step continues the previous step
    std::string words{};
    std::vector<std::string> moves{}; ///< the right moves; a compound move has "+" between its parts
    std::string then{};               ///< the other players' moves after the right move
    std::vector<ExampleLine> claims{};
    std::vector<WrongMoves> wrong{};
    std::string right{};
};

struct Lesson {
    std::string name;
    std::string title;
    int line = 0;
    std::vector<LessonStep> steps;
};

/// Returns the lessons in a file, or an error with its line number. Translations have no positions or right moves.
Parsed<std::vector<Lesson>> lessons_in(std::string_view file);

} // namespace mitts::tests
