// Reads text whose lines have the form "name word word …": observations, and the requests and replies of the computer
// players.
//
// The caller requests the lines in order, by name. The reader keeps the first error with its line and column. After an
// error, every read returns a placeholder, so callers need not check each read.
#pragma once

#include "cards/text.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mitts {

class FieldReader {
public:
    /// Starts reading. The text must outlive the reader. Lines are numbered from 1.
    explicit FieldReader(std::string_view text);

    /// Returns true if the next line has this name. Always returns false after an error.
    bool next_line_is(std::string_view name) const;
    /// Moves to the first word of the next line, which must begin with this name.
    void field(std::string_view name);
    /// Returns true if the line has unread words. Always returns false after an error.
    bool more() const;
    /// Returns the next word. If the line has no more words, fails with a message that contains `expected`.
    std::string_view word(std::string_view expected);
    /// Returns the next word, which must be a number from `low` to `high`.
    std::int64_t number(std::int64_t low, std::int64_t high);
    /// Returns the rest of the line, starting with its first unread word.
    std::string_view rest_of_line();
    /// `rest_of_text` returns the text after the current line. `next_line` returns the number of the line at which that
    /// text begins.
    std::string_view rest_of_text();
    int next_line() const;
    /// Fails if the line has unread words.
    void end_of_line();
    /// Fails if a non-empty line follows.
    void end_of_text();

    /// Records an error at the last word read.
    void fail(std::string what);
    /// Records an error found while parsing the last word read. The column of `inner` is relative to that word.
    void fail_within(const ParseError& inner);
    /// Records an error in the line with this name. Use this function for checks made after the line was read.
    void fail_at(std::string_view field_name, std::string what);
    const std::optional<ParseError>& error() const {
        return error_;
    }

private:
    struct Line {
        std::string_view text;
        std::size_t offset = 0;
    };

    void fail_here(std::string what, int column);

    std::string_view text_;
    std::vector<Line> lines_;
    std::vector<std::string_view> names_; ///< the names of the lines read so far
    std::vector<Word> words_;             ///< the words of the current line, with its name first
    std::size_t next_word_ = 0;
    std::size_t mark_ = 0; ///< the last word read, where errors are reported
    int line_ = 0;         ///< the number of the current line, from 1; 0 before the first line
    std::optional<ParseError> error_;
};

} // namespace mitts
