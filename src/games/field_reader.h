// Reading texts made of lines "name word word …": what a seat knows, and the players' requests and replies.
//
// The lines are asked for one after the other by name. The first mistake is kept with its line and column, and everything
// asked for after it comes back empty, so that a reader can be written without looking for errors at every step. It must
// not know what the fields mean.
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
    /// The text must outlive the reader. Lines count from 1.
    explicit FieldReader(std::string_view text);

    /// Whether there is a next line with this name (never after a mistake).
    bool next_line_is(std::string_view name) const;
    /// Goes to the next line, which must begin with this name, and stands before its first word.
    void field(std::string_view name);
    /// Whether the line has words left (never after a mistake).
    bool more() const;
    /// The next word; a mistake, saying what was expected, if there is none.
    std::string_view word(std::string_view expected);
    /// The next word as a number from low to high.
    std::int64_t number(std::int64_t low, std::int64_t high);
    /// Everything that is left of the line, from its first word on.
    std::string_view rest_of_line();
    /// Everything that follows the line, to the end of the text, and the number of the line it begins at.
    std::string_view rest_of_text();
    int next_line() const;
    /// No word may be left on the line.
    void end_of_line();
    /// Nothing but empty lines may follow.
    void end_of_text();

    /// A mistake at the word read last.
    void fail(std::string what);
    /// A mistake found by a reader of a part, whose column counts from the word read last.
    void fail_within(const ParseError& inner);
    /// A mistake at the line of that name, found when the whole was looked at.
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
    std::vector<std::string_view> names_; ///< of the lines read so far
    std::vector<Word> words_;             ///< of the line in hand, its name first
    std::size_t next_word_ = 0;
    std::size_t mark_ = 0; ///< the word read last: where a mistake is
    int line_ = 0;         ///< the line in hand, from 1; 0 before the first
    std::optional<ParseError> error_;
};

} // namespace mitts
