// The examples of the rules pages (web/rules/*.en.md): blocks of lines "key: value" between fences, read as they stand.
//
//     ```example W13 A glove stolen while it lies alone
//     hands: 6C 6D 6H QS / 6S QC
//     moves: 6C:g 6S
//     points: 1: call 100, double 100
//     ```
//
// web/rules/README.md tells the keys. It knows no game.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace mitts::tests {

struct ExampleLine {
    std::string key;
    std::string value;
    int line = 0;
};

struct Example {
    std::string name;
    int line = 0;
    std::vector<ExampleLine> lines;

    /// The value of a key, or an empty text.
    std::string_view value(std::string_view key) const;
};

/// The examples of a page, in order; those without lines (the French ones, which have them from the English page) too.
std::vector<Example> examples_in(std::string_view page);

/// The parts of a text between separators, without the spaces around them; none of an empty text.
std::vector<std::string> parts_of(std::string_view text, char separator);

} // namespace mitts::tests
