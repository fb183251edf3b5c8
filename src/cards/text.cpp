#include "cards/text.h"

#include <algorithm>
#include <charconv>

namespace mitts {

namespace {

// Truncates long words, so an error message never repeats a long input.
std::string with_short_words(std::string_view text) {
    constexpr std::size_t longest = 80;
    std::string told;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find(' ', at), text.size());
        auto shown = std::min(end, at + longest);
        while (shown < end && shown > at && continues_character(text[shown])) {
            --shown; // moves back to the first byte of a UTF-8 character
        }
        told += text.substr(at, shown - at);
        told += shown < end ? "…" : "";
        told += end < text.size() ? " " : "";
        at = end + 1;
    }
    return told;
}

// The maximum length of a message in bytes. Even the longest list of legal actions is shorter.
constexpr std::size_t most_said = 4000;

} // namespace

std::string ParseError::to_text() const {
    auto said = with_short_words(std::string_view(what).substr(0, 4 * most_said));
    if (said.size() > most_said) {
        said.resize(said.rfind(' ', most_said) == std::string::npos ? most_said : said.rfind(' ', most_said));
        said += " …";
    }
    std::string place;
    if (!where.empty()) {
        place = where;
    }
    if (line > 0) {
        place += (place.empty() ? "line " : ", line ") + std::to_string(line);
    }
    if (column > 0) {
        place += (place.empty() ? "column " : ", column ") + std::to_string(column);
    }
    return place.empty() ? said : place + ": " + said;
}

std::vector<Word> split_words(std::string_view text, std::string_view separators) {
    std::vector<Word> words;
    std::size_t at = text.find_first_not_of(separators);
    while (at != std::string_view::npos) {
        const auto end = std::min(text.find_first_of(separators, at), text.size());
        words.push_back({.text = text.substr(at, end - at), .offset = at});
        at = text.find_first_not_of(separators, end);
    }
    return words;
}

std::vector<Word> split_parts(std::string_view text, char separator) {
    std::vector<Word> parts;
    std::size_t at = 0;
    while (true) {
        const auto end = std::min(text.find(separator, at), text.size());
        parts.push_back({.text = text.substr(at, end - at), .offset = at});
        if (end == text.size()) {
            return parts;
        }
        at = end + 1;
    }
}

namespace {

template <class Number> std::optional<Number> parse_number(std::string_view text) {
    Number value{};
    const auto* end = text.data() + text.size();
    const auto result = std::from_chars(text.data(), end, value);
    if (text.empty() || result.ec != std::errc{} || result.ptr != end) {
        return std::nullopt;
    }
    return value;
}

std::size_t edit_distance(std::string_view left, std::string_view right) {
    std::vector<std::size_t> row(right.size() + 1);
    for (std::size_t column = 0; column < row.size(); ++column) {
        row[column] = column;
    }
    for (std::size_t line = 1; line <= left.size(); ++line) {
        std::size_t diagonal = row[0];
        row[0] = line;
        for (std::size_t column = 1; column < row.size(); ++column) {
            const auto change = diagonal + (left[line - 1] == right[column - 1] ? 0 : 1);
            diagonal = row[column];
            row[column] = std::min({change, row[column] + 1, row[column - 1] + 1});
        }
    }
    return row.back();
}

} // namespace

std::optional<std::int64_t> parse_integer(std::string_view text) {
    return parse_number<std::int64_t>(text);
}

std::optional<std::uint64_t> parse_unsigned(std::string_view text) {
    return parse_number<std::uint64_t>(text);
}

std::uint32_t sum_of(std::string_view text) {
    std::uint32_t sum = 2166136261U;
    for (const char character : text) {
        sum = (sum ^ static_cast<unsigned char>(character)) * 16777619U;
    }
    return sum;
}

std::string to_lower(std::string_view text) {
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return lower;
}

std::string_view nearest(std::string_view text, const std::vector<std::string_view>& candidates) {
    if (text.size() > 64) {
        return {}; // names are short, so no name is close to a long string
    }
    const auto wanted = to_lower(text);
    std::string_view best;
    std::size_t best_distance = std::max<std::size_t>(2, text.size() / 3) + 1;
    for (const auto candidate : candidates) {
        const auto distance = edit_distance(wanted, candidate);
        if (distance < best_distance) {
            best_distance = distance;
            best = candidate;
        }
    }
    return best;
}

} // namespace mitts
