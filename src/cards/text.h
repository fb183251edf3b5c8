// Small helpers for reading outside text: positions, splitting, numbers. No game, no sentences for players.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace mitts {

/// Why an outside text was not accepted, and where. Lines and columns count from 1; 0 where there is none (a query
/// parameter: `where` then names it). `what` is plain English for developers and the command line.
struct ParseError {
    std::string what{};
    int line = 0;
    int column = 0;
    std::string where{};

    /// "line 3, column 14: …" or "parameter hands: …".
    std::string to_text() const;
};

/// A value or the reason there is none.
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

/// A piece of a text with its offset from the text's start.
struct Word {
    std::string_view text;
    std::size_t offset = 0;
};

/// The runs of characters between any of `separators`; empty runs are left out.
std::vector<Word> split_words(std::string_view text, std::string_view separators);
/// The parts between single separators; empty parts are kept.
std::vector<Word> split_parts(std::string_view text, char separator);

/// A whole decimal number with an optional minus sign that fills the text; nothing if it is none or too large.
std::optional<std::int64_t> parse_integer(std::string_view text);
std::optional<std::uint64_t> parse_unsigned(std::string_view text);

std::string to_lower(std::string_view text);
/// The candidate with the fewest edits from `text`, if it is near enough to be what was meant; else empty.
std::string_view nearest(std::string_view text, const std::vector<std::string_view>& candidates);

} // namespace mitts
