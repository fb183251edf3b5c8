#include "view/borrowed_type.h"

#include "view/type_widths.h"

#include <algorithm>

namespace mitts::view {

namespace {

// A word's range within a line, excluding the punctuation around the word.
struct Word {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool lacks = false;
};

bool is_blank(char32_t character) {
    return character == U' ' || character == U'\u00A0' || character == U'\n';
}

bool is_letter(char32_t character) {
    const char32_t small = character | 0x20U;
    return (small >= U'a' && small <= U'z') || (character >= U'0' && character <= U'9') ||
           (character >= 0xC0 && character < 0x2000);
}

// Removes the first word of `rest` and the space after it, and returns the word's range. `at` is the position of `rest`
// in the line.
Word take_word(std::string_view& rest, std::size_t at) {
    Word word{.begin = at, .end = at};
    bool begun = false;
    while (!rest.empty()) {
        const auto before = rest.size();
        const auto character = take_character(rest);
        const auto next = at + before - rest.size();
        if (is_blank(character)) {
            break;
        }
        const bool lacks = character >= 0x80 && !has_type(character);
        if (lacks || is_letter(character)) {
            word.begin = begun ? word.begin : at;
            word.end = next;
            begun = true;
        }
        word.lacks = word.lacks || lacks;
        at = next;
    }
    return word;
}

} // namespace

BorrowedType*& borrowed_type() {
    static BorrowedType* type = nullptr;
    return type;
}

Run take_run(std::string_view& line) {
    std::size_t begin = line.size();
    std::size_t end = line.size();
    const auto is_ascii = [](char byte) { return static_cast<unsigned char>(byte) < 0x80; };
    const bool has_type = borrowed_type() == nullptr || std::all_of(line.begin(), line.end(), is_ascii);
    auto rest = has_type ? std::string_view{} : line;
    while (!rest.empty()) {
        const auto word = take_word(rest, line.size() - rest.size());
        if (word.lacks) {
            begin = std::min(begin, word.begin);
            end = word.end;
        } else if (begin < line.size()) {
            break;
        }
    }
    const Run run{.text = line.substr(0, begin > 0 ? begin : end), .borrowed = begin == 0};
    line.remove_prefix(run.text.size());
    return run;
}

} // namespace mitts::view
