#include "view/text_lines.h"

#include <algorithm>

namespace mitts::view {

namespace {

// Returns the length of the longest prefix of `text` that fits and ends where a line may break; at least one word.
std::size_t fitting(std::string_view text, float width, float size, Weight weight, const TextMeasure& measure) {
    std::size_t fits = text.find(' ');
    if (fits == std::string_view::npos) {
        return text.size();
    }
    while (fits < text.size()) {
        const auto next = std::min(text.find(' ', fits + 1), text.size());
        if (measure.width(text.substr(0, next), size, weight) > width) {
            break;
        }
        fits = next;
    }
    return fits;
}

} // namespace

std::vector<std::string_view> break_lines(std::string_view text, float width, float size, Weight weight,
                                          const TextMeasure& measure) {
    std::vector<std::string_view> lines;
    while (true) {
        const auto newline = text.find('\n');
        auto paragraph = text.substr(0, newline);
        while (measure.width(paragraph, size, weight) > width) {
            const auto end = fitting(paragraph, width, size, weight, measure);
            if (end == paragraph.size()) {
                break;
            }
            lines.push_back(paragraph.substr(0, end));
            paragraph.remove_prefix(end + 1);
        }
        lines.push_back(paragraph);
        if (newline == std::string_view::npos) {
            return lines;
        }
        text.remove_prefix(newline + 1);
    }
}

float text_height(std::string_view text, float width, float size, Weight weight, const TextMeasure& measure) {
    return static_cast<float>(break_lines(text, width, size, weight, measure).size()) * line_height(size);
}

float text_width(std::string_view text, float width, float size, Weight weight, const TextMeasure& measure) {
    float widest = 0;
    for (const auto line : break_lines(text, width, size, weight, measure)) {
        widest = std::max(widest, measure.width(line, size, weight));
    }
    return widest;
}

} // namespace mitts::view
