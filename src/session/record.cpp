#include "session/record.h"

#include "session/travelled_text.h"

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

constexpr std::string_view white_space = " \t\n\v\f";
constexpr std::string_view word_ends = " \t\n\v\f{}[]";
constexpr std::size_t most_tags = 64;

bool is_name_character(char character) {
    return (character >= 'A' && character <= 'Z') || (character >= 'a' && character <= 'z') ||
           (character >= '0' && character <= '9') || character == '_';
}

/// Parses the text and keeps track of lines and columns.
class RecordReader {
public:
    explicit RecordReader(std::string_view text) : text_(text) {
    }

    Parsed<Record> read() {
        while (true) {
            const int line = line_;
            skip(white_space);
            begins_ = line_ > line + 1 && reads_like_prose(rest_of_line()) ? Begins::Prose
                      : line_ > line                                       ? Begins::Line
                                                                           : Begins::Nothing;
            if (at_end() || record_.tags.size() > most_tags) {
                return std::move(record_);
            }
            if (auto error = read_item()) {
                if (!prose_) {
                    return *error;
                }
                record_.stopped = std::move(error);
                return std::move(record_);
            }
        }
    }

private:
    using Error = std::optional<ParseError>;

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
        const char byte = text_[at_++];
        if (byte == '\n') {
            ++line_;
            line_start_ = at_;
        } else if (continues_character(byte)) {
            ++line_start_;
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
        prose_ = prose_ || begins_ == Begins::Prose;
        record_.actions.push_back({.text = std::string(take_until(word_ends)), .place = word, .begins = begins_});
        return std::nullopt;
    }

    std::string_view rest_of_line() const {
        return text_.substr(at_, std::min(text_.find('\n', at_), text_.size()) - at_);
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

    // Reads a tag such as [Seed "1"].
    Error read_tag() {
        const auto opening = place();
        if (!record_.actions.empty()) {
            return opening.error("a tag must come before the first action");
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
        skip_to('"');
        if (at_end() || here() != '"') {
            return place().error("the value of the tag '" + tag.tag.name + "' must be in double quotes");
        }
        advance();
        skip(" \t");
        tag.value_place = place();
        tag.tag.value = take_value();
        if (at_end() || here() != '"') {
            return tag.value_place.error("the value of the tag '" + tag.tag.name + "' is never closed by '\"'");
        }
        advance();
        skip_to(']');
        if (at_end() || here() != ']') {
            return place().error("the tag '" + tag.tag.name + "' must be closed by ']'");
        }
        advance();
        return keep(std::move(tag));
    }

    // Skips white space up to the character `wanted` of a tag, even if a line break has been inserted before this
    // character.
    void skip_to(char wanted) {
        skip(" \t");
        const auto next = std::min(text_.find_first_not_of(white_space, at_), text_.size());
        if (next < text_.size() && text_[next] == wanted) {
            skip(white_space);
        }
    }
    // Reads a value up to its closing quote and trims it. The value may continue on the next lines.
    std::string take_value() {
        std::string value(take_until("\"\n"));
        while (!at_end() && here() == '\n') {
            const auto below = text_.find_first_not_of(" \t", at_ + 1);
            if (below >= text_.size() || std::string_view("\n[{").find(text_[below]) != std::string_view::npos) {
                break;
            }
            skip(white_space);
            value += ' ';
            value += take_until("\"\n");
        }
        value.erase(value.find_last_not_of(" \t") + 1);
        return value;
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
    std::size_t line_start_ = 0; ///< where the line starts, if each character after it had one byte
    int line_ = 1;
    Begins begins_ = Begins::Nothing; ///< the kind of text that starts at the next item
    bool prose_ = false;              ///< true after the start of a possible signature
    Record record_;
};

constexpr std::size_t line_width = 100;

} // namespace

Parsed<Record> parse_record(std::string_view text) {
    const auto clean = without_travel_marks(text);
    return RecordReader(clean).read();
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
