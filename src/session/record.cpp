#include "session/record.h"

#include <algorithm>

namespace mitts {

ParseError Place::error(std::string what, int offset) const {
    return ParseError{
        .what = std::move(what), .line = line, .column = column > 0 ? column + offset : 0, .where = where};
}

const RecordTag* Record::find(std::string_view name) const {
    const auto found = std::find_if(tags.begin(), tags.end(), [&](const auto& tag) { return tag.tag.name == name; });
    return found == tags.end() ? nullptr : &*found;
}

void Record::add(std::string_view name, std::string value) {
    tags.push_back({.tag = {.name = std::string(name), .value = std::move(value)}});
}

namespace {

constexpr std::string_view white_space = " \t\r\n";
constexpr std::string_view word_ends = " \t\r\n{}[]";

bool is_name_character(char character) {
    return (character >= 'A' && character <= 'Z') || (character >= 'a' && character <= 'z') ||
           (character >= '0' && character <= '9') || character == '_';
}

/// Walks over the text, counting lines and columns.
class RecordReader {
public:
    explicit RecordReader(std::string_view text) : text_(text) {
    }

    Parsed<Record> read() {
        skip_byte_order_mark();
        while (true) {
            skip(white_space);
            if (at_end()) {
                return std::move(record_);
            }
            const auto error = read_item();
            if (error) {
                return *error;
            }
        }
    }

private:
    using Error = std::optional<ParseError>;

    // Some editors begin a text with it; it means nothing.
    void skip_byte_order_mark() {
        constexpr std::string_view mark = "\xEF\xBB\xBF";
        if (text_.starts_with(mark)) {
            text_.remove_prefix(mark.size());
        }
    }

    bool at_end() const {
        return at_ == text_.size();
    }
    char here() const {
        return text_[at_];
    }
    Place place() const {
        return {.line = line_, .column = static_cast<int>(at_ - line_start_) + 1};
    }

    void advance() {
        if (text_[at_++] == '\n') {
            ++line_;
            line_start_ = at_;
        }
    }
    void skip(std::string_view characters) {
        while (!at_end() && characters.find(here()) != std::string_view::npos) {
            advance();
        }
    }

    Error read_item() {
        if (here() == '{') {
            return read_comment();
        }
        if (here() == '[') {
            return read_tag();
        }
        if (here() == '}' || here() == ']') {
            return place().error(std::string("'") + here() + "' closes nothing");
        }
        const auto word = place();
        record_.actions.push_back({.text = std::string(take_until(word_ends)), .place = word});
        return std::nullopt;
    }

    std::string_view take_until(std::string_view ends) {
        const auto from = at_;
        while (!at_end() && ends.find(here()) == std::string_view::npos) {
            advance();
        }
        return text_.substr(from, at_ - from);
    }

    Error read_comment() {
        const auto opening = place();
        take_until("}");
        if (at_end()) {
            return opening.error("this comment is never closed by '}'");
        }
        advance();
        return std::nullopt;
    }

    // [Name "value"]
    Error read_tag() {
        const auto opening = place();
        if (!record_.actions.empty()) {
            return opening.error("a tag cannot stand after the first action");
        }
        advance();
        skip(" \t");
        RecordTag tag{.name_place = place()};
        while (!at_end() && is_name_character(here())) {
            tag.tag.name += here();
            advance();
        }
        if (tag.tag.name.empty()) {
            return tag.name_place.error("a tag's name is missing, as in [Seed \"1\"]");
        }
        skip(" \t");
        if (at_end() || here() != '"') {
            return place().error("the value of the tag '" + tag.tag.name + "' must stand in double quotes");
        }
        advance();
        tag.value_place = place();
        tag.tag.value = take_until("\"\n");
        if (at_end() || here() != '"') {
            return tag.value_place.error("the value of the tag '" + tag.tag.name + "' is never closed by '\"'");
        }
        advance();
        skip(" \t");
        if (at_end() || here() != ']') {
            return place().error("the tag '" + tag.tag.name + "' must be closed by ']'");
        }
        advance();
        return keep(std::move(tag));
    }

    Error keep(RecordTag tag) {
        const auto name = to_lower(tag.tag.name);
        for (const auto& before : record_.tags) {
            if (to_lower(before.tag.name) == name) {
                return tag.name_place.error("the tag '" + tag.tag.name + "' is given twice");
            }
        }
        record_.tags.push_back(std::move(tag));
        return std::nullopt;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::size_t line_start_ = 0;
    int line_ = 1;
    Record record_;
};

constexpr std::size_t line_width = 100;

} // namespace

Parsed<Record> parse_record(std::string_view text) {
    return RecordReader(text).read();
}

std::string record_to_text(const Record& record) {
    std::string text;
    for (const auto& tag : record.tags) {
        text += "[" + tag.tag.name + " \"" + tag.tag.value + "\"]\n";
    }
    text += '\n';
    std::string line;
    const auto add = [&](const std::string& word) {
        if (!line.empty() && line.size() + 1 + word.size() > line_width) {
            text += line + "\n";
            line.clear();
        }
        line += (line.empty() ? "" : " ") + word;
    };
    for (const auto& action : record.actions) {
        if (!action.comment.empty()) {
            if (!line.empty()) {
                text += line + "\n";
            }
            line = "{" + action.comment + "}";
        }
        add(action.text);
    }
    return line.empty() ? text : text + line + "\n";
}

} // namespace mitts
