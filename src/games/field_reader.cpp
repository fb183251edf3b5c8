#include "games/field_reader.h"

namespace mitts {

namespace {

constexpr std::string_view blanks = " \t\r";

int column_of(const Word& word) {
    return static_cast<int>(word.offset) + 1;
}

} // namespace

FieldReader::FieldReader(std::string_view text) : text_(text) {
    for (const auto& part : split_parts(text, '\n')) {
        lines_.push_back({.text = part.text, .offset = part.offset});
    }
}

bool FieldReader::next_line_is(std::string_view name) const {
    if (error_ || static_cast<std::size_t>(line_) >= lines_.size()) {
        return false;
    }
    const auto words = split_words(lines_[static_cast<std::size_t>(line_)].text, blanks);
    return !words.empty() && words.front().text == name;
}

void FieldReader::field(std::string_view name) {
    if (error_) {
        return;
    }
    const bool missing = static_cast<std::size_t>(line_) >= lines_.size();
    ++line_;
    words_ = missing ? std::vector<Word>() : split_words(lines_[static_cast<std::size_t>(line_) - 1].text, blanks);
    next_word_ = 0;
    mark_ = 0;
    if (words_.empty() || words_.front().text != name) {
        const auto found = words_.empty() ? "nothing" : "'" + std::string(words_.front().text) + "'";
        fail_here("expected the line '" + std::string(name) + "', found " + found,
                  words_.empty() ? 1 : column_of(words_.front()));
        return;
    }
    next_word_ = 1;
    names_.push_back(name);
}

bool FieldReader::more() const {
    return !error_ && next_word_ < words_.size();
}

std::string_view FieldReader::word(std::string_view expected) {
    if (error_) {
        return {};
    }
    if (!more()) {
        const auto& last = words_.back();
        fail_here("expected " + std::string(expected) + " at the end of the line",
                  column_of(last) + static_cast<int>(last.text.size()));
        return {};
    }
    mark_ = next_word_++;
    return words_[mark_].text;
}

std::int64_t FieldReader::number(std::int64_t low, std::int64_t high) {
    const auto expected = "a number from " + std::to_string(low) + " to " + std::to_string(high);
    const auto text = word(expected);
    const auto value = parse_integer(text);
    if (!error_ && (!value || *value < low || *value > high)) {
        fail("expected " + expected + ", found '" + std::string(text) + "'");
    }
    return error_ ? low : *value;
}

std::string_view FieldReader::rest_of_line() {
    if (!more()) {
        return {};
    }
    const auto from = words_[next_word_].offset;
    const auto end = words_.back().offset + words_.back().text.size();
    mark_ = next_word_;
    next_word_ = words_.size();
    return lines_[static_cast<std::size_t>(line_) - 1].text.substr(from, end - from);
}

std::string_view FieldReader::rest_of_text() {
    if (error_ || static_cast<std::size_t>(line_) >= lines_.size()) {
        return {};
    }
    return text_.substr(lines_[static_cast<std::size_t>(line_)].offset);
}

int FieldReader::next_line() const {
    return line_ + 1;
}

void FieldReader::end_of_line() {
    if (more()) {
        const auto& extra = words_[next_word_];
        fail_here("nothing more was expected here, found '" + std::string(extra.text) + "'", column_of(extra));
    }
}

void FieldReader::end_of_text() {
    for (auto line = static_cast<std::size_t>(line_); !error_ && line < lines_.size(); ++line) {
        const auto words = split_words(lines_[line].text, blanks);
        if (!words.empty()) {
            line_ = static_cast<int>(line) + 1;
            fail_here("the text should end before this line", column_of(words.front()));
        }
    }
}

void FieldReader::fail(std::string what) {
    fail_here(std::move(what), mark_ < words_.size() ? column_of(words_[mark_]) : 1);
}

void FieldReader::fail_within(const ParseError& inner) {
    const int first = mark_ < words_.size() ? column_of(words_[mark_]) : 1;
    fail_here(inner.what, inner.column > 0 ? first + inner.column - 1 : first);
}

void FieldReader::fail_at(std::string_view field_name, std::string what) {
    if (error_) {
        return;
    }
    error_ = ParseError{.what = std::move(what), .line = line_, .column = 1};
    for (std::size_t index = 0; index < names_.size(); ++index) {
        if (names_[index] == field_name) {
            error_->line = static_cast<int>(index) + 1; // lines are read in sequence, so the index gives the line
        }
    }
}

void FieldReader::fail_here(std::string what, int column) {
    if (!error_) {
        error_ = ParseError{.what = std::move(what), .line = line_, .column = column};
    }
}

} // namespace mitts
