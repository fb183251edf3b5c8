// Runs the commands as a shell would, and returns their output, errors and exit status.
#pragma once

#include "cli/commands.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <sstream>
#include <string>
#include <vector>

namespace mitts::tests {

struct Outcome {
    int status = 0;
    std::string out;
    std::string err;
};

inline Outcome mitts_command(const std::vector<std::string>& words, const std::string& input = {}) {
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const int status = cli::run(words, {.in = in, .out = out, .err = err});
    return {.status = status, .out = out.str(), .err = err.str()};
}

inline std::vector<nlohmann::json> lines_of(const std::string& text) {
    std::vector<nlohmann::json> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(nlohmann::json::parse(line));
    }
    return lines;
}

/// Checks for exit status 2, no output, and one line of errors that contains this text.
inline void check_refused(const std::vector<std::string>& words, const std::string& message,
                          const std::string& input = {}) {
    const auto outcome = mitts_command(words, input);
    CAPTURE(outcome.err);
    CHECK(outcome.status == 2);
    CHECK(outcome.out.empty());
    CHECK(outcome.err.find(message) != std::string::npos);
    CHECK(outcome.err.find('\n') == outcome.err.size() - 1);
}

} // namespace mitts::tests
