// Helpers for parsing external text: error positions, splitting and numbers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace mitts {

/// The reason why external text was rejected, and the position of the error. Lines and columns count from 1; 0 means
/// unknown. `where` names the query parameter or tag, or contains an error kind that the function defines. `what` is
/// plain English for developers and the command line.
struct ParseError {
    std::string what{};
    int line = 0;
    int column = 0;
    std::string where{};

    /// Returns the error as text: "line 3, column 14: …" or "parameter hands: …".
    std::string to_text() const;
};

/// A parsed value or a parse error.
template <class Value> class Parsed {
public:
    Parsed(Value value) : content_(std::move(value)) {
    }
    Parsed(ParseError error) : content_(std::move(error)) {
    }
    explicit operator bool() const {
        return content_.index() == 0;
    }
    const Value& operator*() const {
        return std::get<0>(content_);
    }
    Value& operator*() {
        return std::get<0>(content_);
    }
    const Value* operator->() const {
        return &std::get<0>(content_);
    }
    Value* operator->() {
        return &std::get<0>(content_);
    }
    const ParseError& error() const {
        return std::get<1>(content_);
    }

private:
    std::variant<Value, ParseError> content_;
};

/// A piece of text, with its offset from the start of the whole text.
struct Word {
    std::string_view text;
    std::size_t offset = 0;
};

/// Splits the text at any of `separators` and drops empty pieces.
std::vector<Word> split_words(std::string_view text, std::string_view separators);
/// Splits the text at each separator and keeps empty pieces.
std::vector<Word> split_parts(std::string_view text, char separator);

/// Returns true for each byte of a UTF-8 character after its first.
constexpr bool continues_character(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80;
}

/// Parses the whole text as a decimal integer with an optional minus sign. Returns nothing if it is not a number or is
/// out of range.
std::optional<std::int64_t> parse_integer(std::string_view text);
/// Parses the whole text as a decimal integer from 0 to 2⁶⁴ − 1. Returns nothing for any other text.
std::optional<std::uint64_t> parse_unsigned(std::string_view text);

/// Returns the FNV-1a checksum of a string. It detects truncation and accidental changes, not deliberate edits.
std::uint32_t sum_of(std::string_view text);

std::string to_lower(std::string_view text);
/// Returns the candidate with the smallest edit distance from `text`, or an empty view if all candidates are too
/// distant.
std::string_view nearest(std::string_view text, const std::vector<std::string_view>& candidates);

} // namespace mitts
