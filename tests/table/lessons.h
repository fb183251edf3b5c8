// A game's lessons (web/lessons/README.md) as they stand in their files, for the test that plays them. The page reads the same files by
// itself (web/lessons/read.js).
#pragma once

#include "cards/text.h"
#include "tests/support/example.h"

#include <string>
#include <string_view>
#include <vector>

namespace mitts::tests {

/// What is said to moves that are not the right one.
struct WrongMoves {
    std::vector<std::string> moves;
    std::string words;
};

struct LessonStep {
    int line = 0;
    Example position{}; ///< with lines where another one begins here
    std::string words{};
    std::vector<std::string> moves{}; ///< any of them will do; one made of several has "+" between them
    std::string then{};               ///< what the others do after it
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

/// The lessons of a file, or what is wrong with it and in which line. A translation has words alone.
Parsed<std::vector<Lesson>> lessons_in(std::string_view file);

} // namespace mitts::tests
