#include "tests/support/example.h"

namespace mitts::tests {

namespace {

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ') {
        text.remove_prefix(1);
    }
    while (!text.empty() && text.back() == ' ') {
        text.remove_suffix(1);
    }
    return text;
}

} // namespace

std::string_view Example::value(std::string_view key) const {
    for (const auto& each : lines) {
        if (each.key == key) {
            return each.value;
        }
    }
    return {};
}

std::vector<Example> examples_in(std::string_view page) {
    constexpr std::string_view opening = "```example ";
    std::vector<Example> examples;
    bool inside = false;
    for (int number = 1; !page.empty(); ++number) {
        const auto line = page.substr(0, page.find('\n'));
        page.remove_prefix(line.size() == page.size() ? line.size() : line.size() + 1);
        if (line.substr(0, opening.size()) == opening) {
            const auto rest = line.substr(opening.size());
            examples.push_back({.name = std::string(rest.substr(0, rest.find(' '))), .line = number, .lines = {}});
            inside = true;
        } else if (line == "```") {
            inside = false;
        } else if (const auto colon = line.find(':'); inside && colon != std::string_view::npos) {
            examples.back().lines.push_back({.key = std::string(trimmed(line.substr(0, colon))),
                                             .value = std::string(trimmed(line.substr(colon + 1))),
                                             .line = number});
        }
    }
    return examples;
}

std::vector<std::string> parts_of(std::string_view text, char separator) {
    std::vector<std::string> parts;
    while (!text.empty()) {
        const auto end = text.find(separator);
        const auto part = trimmed(text.substr(0, end));
        if (!part.empty()) {
            parts.emplace_back(part);
        }
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return parts;
}

} // namespace mitts::tests
