#include "table/save.h"

namespace mitts::table {

namespace {

constexpr std::string_view human = "human";

// Takes the first line off a text.
std::string_view take_line(std::string_view& text) {
    const auto end = text.find('\n');
    const auto line = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return line;
}

// Takes the first word off a line, with the space behind it.
std::string_view take_word(std::string_view& line) {
    const auto end = line.find(' ');
    const auto word = line.substr(0, end);
    line.remove_prefix(end == std::string_view::npos ? line.size() : end + 1);
    return word;
}

// A name comes from outside and must stay on its line.
std::string on_one_line(std::string name) {
    for (auto& character : name) {
        if (static_cast<unsigned char>(character) < 0x20) {
            character = ' ';
        }
    }
    return name;
}

SeatPlan parse_seat(std::string_view line) {
    const auto level = take_word(line);
    return {.name = std::string(line), .level = level == human ? std::string() : std::string(level)};
}

} // namespace

std::string to_text(const Save& save) {
    std::string text =
        std::string(save_word) + (save.name.empty() ? " 1" : " 2") + "\nround " + std::to_string(save.rounds) + '\n';
    for (const auto& seat : save.seats) {
        const auto level = seat.is_human() ? std::string(human) : seat.level;
        text += "seat " + level + ' ' + on_one_line(seat.name) + '\n';
    }
    if (!save.address.empty()) {
        text += "address " + on_one_line(save.address) + '\n';
    }
    if (!save.name.empty()) {
        text += "name " + on_one_line(save.name) + '\n';
    }
    return text + '\n' + save.record;
}

Parsed<Save> parse_save(std::string_view text) {
    int number = 1;
    auto head = take_line(text); // number and sum may follow (seal.h)
    const bool is_save = take_word(head) == save_word;
    const auto version = take_word(head);
    if (!is_save || (version != "1" && version != "2")) {
        return ParseError{.what = "this is no save of this version", .line = number};
    }
    Save save;
    while (true) {
        ++number;
        auto line = take_line(text);
        if (line.empty()) {
            break;
        }
        const auto what = take_word(line);
        if (what == "seat") {
            save.seats.push_back(parse_seat(line));
        } else if (what == "address") {
            save.address = line;
        } else if (what == "name" && version == "2") {
            save.name = line;
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
