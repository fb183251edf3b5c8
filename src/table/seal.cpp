#include "table/seal.h"

#include "cards/text.h"

#include <algorithm>

namespace mitts::table {

namespace {

constexpr std::int64_t known_version = 3;

} // namespace

std::string sealed(std::string_view save, std::int64_t generation) {
    auto text = std::string(save);
    const auto line = save.find('\n');
    text.insert(line, ' ' + std::to_string(generation) + ' ' + std::to_string(sum_of(save.substr(line))));
    return text;
}

Seal read_seal(std::string_view text) {
    const auto line = text.substr(0, text.find('\n'));
    const auto words = split_words(line, " ");
    const auto number = [&](std::size_t place) {
        const auto read = place < words.size() ? parse_integer(words[place].text).value_or(-1) : -1;
        return read < 0 || read > 2 * unknown_generation ? unknown_generation : read;
    };
    Seal seal{.condition = Condition::Damaged, .generation = number(2)};
    if (words.size() < 2 || words[0].text != save_word || number(1) == unknown_generation) {
        return seal;
    }
    if (number(1) > known_version) {
        seal.condition = Condition::Newer;
    } else if (words.size() == 2) {
        seal = {.condition = Condition::Sound, .generation = 0};
    } else if (number(3) == sum_of(text.substr(line.size()))) {
        seal.condition = Condition::Sound;
    }
    return seal;
}

// Earlier versions wrote a space after a seat without a name, so the checksum may match either form of the text.
bool is_as_sealed(std::string_view text, const Save& save) {
    const auto head = text.substr(std::min(text.find(save_word), text.size()));
    const auto words = split_words(head.substr(0, head.find_first_of("\r\n")), " \t");
    if (words.size() < 4) {
        return words.size() == 2; // a text without a seal is accepted
    }
    auto written = to_text(save);
    written.erase(0, written.find('\n'));
    const auto wanted = parse_integer(words[3].text);
    if (wanted == sum_of(written)) {
        return true;
    }
    for (auto at = written.find("\nseat "); at != std::string::npos; at = written.find("\nseat ", at + 1)) {
        const auto end = written.find('\n', at + 1);
        if (written.find(' ', at + 6) > end) {
            written.insert(end, " ");
        }
    }
    return wanted == sum_of(written);
}

} // namespace mitts::table
