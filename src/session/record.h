// A record as text: tag pairs, an empty line, actions parted by white space, comments in braces (notation: Record).
//
// Here a record is only its words and where each stood, the same for every game; what they mean is found by
// record_match.h. It must not know a game, nor where texts are stored.
#pragma once

#include "cards/text.h"
#include "games/tag.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mitts {

/// Where a word of a record stood: line and column from 1, or the parameter of a query string.
struct Place {
    int line = 0;
    int column = 0;
    std::string where{};

    /// What is wrong here, or `offset` characters further on.
    ParseError error(std::string what, int offset = 0) const;
};

struct RecordTag {
    Tag tag;
    Place name_place{};
    Place value_place{}; ///< of the value's first character
};

/// What begins with a word.
enum class Begins : std::uint8_t {
    Nothing,
    Line,
    Prose, ///< a paragraph of people's words: a signature, if they are no actions
};

struct RecordAction {
    std::string text;
    Place place{};
    /// What is written in braces before this action; empty for none. Reading leaves comments out.
    std::string comment{};
    Begins begins = Begins::Nothing;
};

struct Record {
    std::vector<RecordTag> tags{};
    std::vector<RecordAction> actions{};
    /// Where the text could not be read on, after words that may be a signature and no actions.
    std::optional<ParseError> stopped{};

    /// The tag with this name, or nothing.
    const RecordTag* find(std::string_view name) const;
    void add(std::string_view name, std::string value);
};

/// The version of the notation, as the Format tag has it.
inline constexpr std::string_view record_format = "1";

/// Splits a text into tags and actions, whatever mail and editors have added to it (travelled_text.h). Tag names are read in upper
/// or lower case and kept as they stand; a tag given twice, a tag after an action, an unclosed quote, bracket or comment is an
/// error with its line and column. Of very many tags only the first are read: no game knows so many, and one of them is wrong.
Parsed<Record> parse_record(std::string_view text);

/// The record as text, lines of about 100 characters; a comment begins a new line.
std::string record_to_text(const Record& record);

} // namespace mitts
