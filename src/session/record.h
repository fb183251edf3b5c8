// A record as text: tag pairs, an empty line, then actions separated by white space, and comments in braces
// (NOTATION.md).
//
// A `Record` contains only words and their places, so it works for every game. record_match.h interprets the words.
#pragma once

#include "cards/text.h"
#include "games/tag.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mitts {

/// The place of a word in a record: line and column from 1, or the parameter of a query string.
struct Place {
    int line = 0;
    int column = 0;
    std::string where{};

    /// Returns an error at this place, or `offset` characters after it.
    ParseError error(std::string what, int offset = 0) const;
};

/// A tag pair, with the places of its name and its value.
struct RecordTag {
    Tag tag;
    Place name_place{};
    Place value_place{}; ///< the place of the value's first character
};

/// The kind of text that starts at a word.
enum class Begins : std::uint8_t {
    Nothing,
    Line,
    Prose, ///< a paragraph of prose: a signature, unless actions follow
};

/// An action, or another word after the tags.
struct RecordAction {
    std::string text;
    Place place{};
    /// The comment before this action, without its braces. `parse_record` drops comments.
    std::string comment{};
    Begins begins = Begins::Nothing;
};

struct Record {
    std::vector<RecordTag> tags{};
    std::vector<RecordAction> actions{};
    /// The error that ended parsing, if it occurred after a paragraph that may be a signature. If the paragraph is a
    /// signature, `match_from_record` ignores the error.
    std::optional<ParseError> stopped{};

    /// Returns the tag with this name, or null.
    const RecordTag* find(std::string_view name) const;
    /// Appends a tag.
    void add(std::string_view name, std::string value);
};

/// The version of the notation, for the Format tag.
inline constexpr std::string_view record_format = "1";

/// Parses text into tags and actions, and ignores additions by mail programs and editors (travelled_text.h). The case
/// of tag names is kept, but ignored in comparisons. Fails, with line and column, on a duplicate tag, a tag after an
/// action, or an unclosed quote, bracket or comment. Stops if there are more tags than any game has, because one of
/// them must be invalid.
Parsed<Record> parse_record(std::string_view text);

/// Returns the record as text, in lines of about 100 characters. Each comment starts on a new line.
std::string record_to_text(const Record& record);

} // namespace mitts
