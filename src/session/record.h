// A record as text: tag pairs, an empty line, then actions separated by white space, and comments in braces (notation:
// Record).
//
// It holds only words and their places, in the same way for every game. record_match.h interprets them. A record is
// independent of the games and of storage.
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

struct RecordTag {
    Tag tag;
    Place name_place{};
    Place value_place{}; ///< the place of the value's first character
};

/// The unit of text that a word begins.
enum class Begins : std::uint8_t {
    Nothing,
    Line,
    Prose, ///< a paragraph of prose: a signature, unless actions follow
};

struct RecordAction {
    std::string text;
    Place place{};
    /// The comment before this action, without its braces. Reading drops comments.
    std::string comment{};
    Begins begins = Begins::Nothing;
};

struct Record {
    std::vector<RecordTag> tags{};
    std::vector<RecordAction> actions{};
    /// The parse error that ended the reading, if the text before it may be a signature. The match then decides whether
    /// to report it.
    std::optional<ParseError> stopped{};

    /// Returns the tag with this name, or null.
    const RecordTag* find(std::string_view name) const;
    void add(std::string_view name, std::string value);
};

/// The version of the notation, for the Format tag.
inline constexpr std::string_view record_format = "1";

/// Splits a text into tags and actions, and ignores what mail programs and editors add (travelled_text.h). Tag names
/// are matched in any case and kept as written. A duplicate tag, a tag after an action, or an unclosed quote, bracket
/// or comment is an error with its line and column. The reader stops after more tags than any game has, because one of
/// them must be wrong.
Parsed<Record> parse_record(std::string_view text);

/// Returns the record as text, in lines of about 100 characters. A comment begins a new line.
std::string record_to_text(const Record& record);

} // namespace mitts
