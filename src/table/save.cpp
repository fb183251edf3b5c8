#include "table/save.h"

#include <algorithm>

namespace mitts::table {

namespace {

constexpr std::string_view human = "human";

// Removes the first line from the text and returns the line.
std::string_view take_line(std::string_view& text) {
    const auto end = text.find('\n');
    const auto line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return line;
}

// Removes the first word and the space after it from a line, and returns the word.
std::string_view take_word(std::string_view& line) {
    const auto end = line.find(' ');
    const auto word = line.substr(0, end);
    line.remove_prefix(end == std::string_view::npos ? line.size() : end + 1);
    return word;
}

// Replaces control characters with spaces, because a name must fit on one line.
std::string on_one_line(std::string name) {
    for (auto& character : name) {
        if (static_cast<unsigned char>(character) < 0x20) {
            character = ' ';
        }
    }
    return name;
}

// Trims a line. Mail programs and editors strip trailing spaces, so such spaces have no meaning.
std::string_view trimmed(std::string_view line) {
    constexpr std::string_view blanks = " \t\r";
    const auto from = std::min(line.find_first_not_of(blanks), line.size());
    return line.substr(from, line.find_last_not_of(blanks) + 1 - from);
}

// Parses a stored name. The output of `to_text` parses to the same name.
std::string parse_name(std::string_view line) {
    return std::string(trimmed(on_one_line(std::string(line))));
}

// Returns a count of at most 1,000,000, or 0 if the text is not a positive number.
int read_count(std::string_view text) {
    return static_cast<int>(std::clamp<std::int64_t>(parse_integer(text).value_or(0), 0, 1'000'000));
}

SeatPlan parse_seat(std::string_view line) {
    const auto level = trimmed(take_word(line));
    return {.name = parse_name(line), .level = level == human ? std::string() : std::string(level)};
}

// Returns true if the save's header continues after blank lines, which another program may have inserted.
bool goes_on(std::string_view text) {
    const auto line = trimmed(text.substr(std::min(text.find_first_not_of(" \t\r\n"), text.size())));
    constexpr std::string_view words[] = {"round ", "seat ", "address ", "helps ", "name "};
    return std::any_of(std::begin(words), std::end(words),
                       [&](std::string_view word) { return line.starts_with(word); });
}

} // namespace

std::string to_text(const Save& save) {
    const bool has_helps = save.helps != Helps{} || save.counted;
    const std::string_view version = has_helps ? " 3" : save.name.empty() ? " 1" : " 2";
    std::string text = std::string(save_word).append(version) + "\nround " + std::to_string(save.rounds) + '\n';
    for (const auto& seat : save.seats) {
        const auto level = seat.is_human() ? std::string(human) : seat.level;
        text += "seat " + level + (seat.name.empty() ? "" : ' ' + on_one_line(seat.name)) + '\n';
    }
    if (!save.address.empty()) {
        text += "address " + on_one_line(save.address) + '\n';
    }
    if (has_helps) {
        text += "helps " + std::to_string(save.helps.undone) + ' ' + std::to_string(save.helps.hints) +
                (save.counted ? " 1" : " 0");
        for (const auto decision : save.helps.decisions) {
            text += ' ' + std::to_string(decision);
        }
        text += '\n';
    }
    if (!save.name.empty()) {
        text += "name " + on_one_line(save.name) + '\n';
    }
    return text + '\n' + save.record;
}

Parsed<Save> parse_save(std::string_view text) {
    int number = 1;
    auto head = trimmed(take_line(text)); // a number and a checksum may follow the version (seal.h)
    for (; head.empty() && !text.empty(); ++number) {
        head = trimmed(take_line(text));
    }
    const bool is_save = take_word(head) == save_word;
    const auto version = take_word(head);
    if (!is_save || (version != "1" && version != "2" && version != "3")) {
        return ParseError{.what = "this is not a save of this version", .line = number};
    }
    Save save;
    while (true) {
        ++number;
        auto line = trimmed(take_line(text));
        if (line.empty() && goes_on(text)) {
            continue;
        }
        if (line.empty()) {
            break;
        }
        const auto what = take_word(line);
        if (what == "seat") {
            save.seats.push_back(parse_seat(line));
        } else if (what == "address") {
            save.address = parse_name(line);
        } else if (what == "helps" && version == "3") {
            const auto take = [&line] {
                const auto word = take_word(line);
                line = trimmed(line);
                return word;
            };
            save.helps.undone = read_count(take());
            save.helps.hints = read_count(take());
            save.counted = take() == "1";
            while (!line.empty()) {
                save.helps.decisions.insert(static_cast<std::size_t>(read_count(take())));
            }
        } else if (what == "name" && version >= "2") {
            save.name = parse_name(line);
        } else if (const auto rounds = parse_integer(line);
                   what == "round" && rounds && *rounds >= 1 && *rounds <= 1'000'000) {
            save.rounds = static_cast<int>(*rounds);
        } else {
            return ParseError{.what = "this line is not understood", .line = number};
        }
    }
    if (text.empty()) {
        return ParseError{.what = "there is no record", .line = number};
    }
    save.record = text;
    return save;
}

} // namespace mitts::table
