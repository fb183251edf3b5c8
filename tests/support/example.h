// Parses the examples of the rules pages (web/rules/*.en.md): fenced blocks of "key: value" lines.
//
//     ```example W13 A double glove
//     hands: 6C 6D 6H QS / 6S QC
//     moves: 6C:g 6S
//     points: 1: call 100, double 100
//     ```
//
// web/rules/README.md explains the keys.
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

    /// Returns the value of a key, or an empty string.
    std::string_view value(std::string_view key) const;
};

/// Returns a page's examples in order, including examples without lines (French pages use the lines of the English
/// pages).
std::vector<Example> examples_in(std::string_view page);

/// Splits a string at separators, trims spaces and drops empty parts.
std::vector<std::string> parts_of(std::string_view text, char separator);

} // namespace mitts::tests
