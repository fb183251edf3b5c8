// Reads files of the tests' folder, and compares golden files: expected results kept beside the tests. If the
// environment variable MITTS_WRITE_GOLDENS is set, golden files are written instead of compared. A missing one fails.
#pragma once

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>

namespace mitts::tests {

/// Returns a file's whole text, by its path in the tests' folder, or nothing if it does not exist.
inline std::optional<std::string> read_test_file(const std::string& path) {
    std::ifstream file(std::string(MITTS_TESTS_FOLDER) + "/" + path, std::ios::binary);
    if (!file) {
        return std::nullopt;
    }
    return std::string(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

/// Compares a text with the golden file at `path`, and reports the first different line.
inline void check_golden(const std::string& path, const std::string& text) {
    CAPTURE(path);
    if (std::getenv("MITTS_WRITE_GOLDENS") != nullptr) {
        std::ofstream(std::string(MITTS_TESTS_FOLDER) + "/" + path, std::ios::binary) << text;
        return;
    }
    const auto golden = read_test_file(path);
    REQUIRE_MESSAGE(golden.has_value(), "the golden file is missing; tests/README.md tells how to write it");
    if (*golden == text) {
        return;
    }
    std::size_t line = 1;
    std::size_t at = 0;
    while (at < text.size() && at < golden->size() && text[at] == (*golden)[at]) {
        line += text[at++] == '\n' ? 1 : 0;
    }
    FAIL_CHECK("differs from line " << line << " on");
}

} // namespace mitts::tests
