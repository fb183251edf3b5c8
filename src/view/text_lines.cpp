#include "view/text_lines.h"

#include "cards/text.h"

#include <algorithm>

namespace mitts::view {

namespace {

// A word longer than `longest_word` bytes, such as a link, may be broken at any character. A word longer than
// `longest_link` bytes is not broken, because measuring its remainder for every line would be slow.
constexpr std::size_t longest_word = 24;
constexpr std::size_t longest_link = 4000;

// Returns the length of the longest prefix of `text` that fits and ends where a line may break; at least one word, or
// one character of a very long word. `whole` is the width of `text`. `inside` is true if `text` begins inside a very
// long word. The search starts near the result, because long logs are measured line by line.
std::size_t fitting(std::string_view text, float whole, float width, float size, Weight weight,
                    const TextMeasure& measure, bool inside) {
    const auto first = std::min(text.find(' '), text.size());
    const auto fits = [&](std::size_t length) { return measure.width(text.substr(0, length), size, weight) <= width; };
    const bool may_split = inside || (first > longest_word && first <= longest_link);
    if (first == text.size() && !may_split) {
        return first;
    }
    const auto about = static_cast<std::size_t>(static_cast<float>(text.size()) * std::max(width, 0.0F) / whole);
    if (may_split && !fits(first)) {
        const auto splits_character = [&](std::size_t length) {
            return length < first && continues_character(text[length]);
        };
        auto length = std::min(about + 2, first);
        while (length > 1 && (splits_character(length) || !fits(length))) {
            --length;
        }
        while (splits_character(length)) {
            ++length;
        }
        return length;
    }
    auto end = text.rfind(' ', std::max(about, first));
    while (end > first && !fits(end)) {
        end = text.rfind(' ', end - 1);
    }
    while (end < text.size()) {
        const auto next = std::min(text.find(' ', end + 1), text.size());
        if (!fits(next)) {
            break;
        }
        end = next;
    }
    return end;
}

} // namespace

std::vector<std::string_view> break_lines(std::string_view text, float width, float size, Weight weight,
                                          const TextMeasure& measure) {
    std::vector<std::string_view> lines;
    while (true) {
        const auto newline = text.find('\n');
        auto paragraph = text.substr(0, newline);
        bool inside = false;
        while (true) {
            const float whole = measure.width(paragraph, size, weight);
            if (whole <= width) {
                break;
            }
            const auto end = fitting(paragraph, whole, width, size, weight, measure, inside);
            if (end == paragraph.size()) {
                break;
            }
            lines.push_back(paragraph.substr(0, end));
            inside = paragraph[end] != ' ';
            paragraph.remove_prefix(inside ? end : end + 1);
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
