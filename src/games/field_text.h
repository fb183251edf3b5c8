// The fields that every game's observation has alike: cards, seats, numbers and lists, as words of a line.
//
// Reading goes through FieldReader, so that the first mistake is kept with its place; "-" stands for nothing.
#pragma once

#include "cards/seat.h"
#include "games/field_reader.h"

#include <span>
#include <string>
#include <string_view>

namespace mitts {

/// "Nothing", where a list is empty or a seat is nobody's.
inline constexpr std::string_view no_words = "-";
/// More than any match could score in a round, and far from where an int ends.
inline constexpr int highest_score_text = 1'000'000'000;

inline std::string seat_text(Seat seat) {
    return seat == no_seat ? std::string(no_words) : std::to_string(seat);
}

/// The items one after the other, each as `write` has it.
template <class Items, class Write> std::string list_text(const Items& items, Write write) {
    std::string text;
    for (const auto& item : items) {
        text += (text.empty() ? "" : " ") + write(item);
    }
    return text.empty() ? std::string(no_words) : text;
}

template <class Cards> std::string cards_text(const Cards& cards) {
    return list_text(cards, [](auto card) { return to_text(card); });
}

inline std::string numbers_text(std::span<const int> numbers) {
    return list_text(numbers, [](int number) { return std::to_string(number); });
}

/// Writes lines "name words".
class FieldWriter {
public:
    void line(std::string_view name, const std::string& words) {
        text_.append(name).append(" ").append(words).append("\n");
    }
    void line(std::string_view name, int number) {
        line(name, std::to_string(number));
    }
    std::string take() {
        return std::move(text_);
    }

private:
    std::string text_;
};

/// Calls `read(word)` for each word left on the line, for none if the line is "-".
template <class Read> void read_list(FieldReader& fields, Read read) {
    auto word = fields.word("a list or -");
    if (word == no_words) {
        return fields.end_of_line();
    }
    while (!fields.error()) {
        read(word);
        if (!fields.more()) {
            return;
        }
        word = fields.word("an item");
    }
}

/// The number that a line holds.
inline int number_field(FieldReader& fields, std::string_view name, int low, int high) {
    fields.field(name);
    const auto value = static_cast<int>(fields.number(low, high));
    fields.end_of_line();
    return value;
}

/// Exactly `numbers.size()` numbers.
inline void numbers_field(FieldReader& fields, std::string_view name, int low, int high, std::span<int> numbers) {
    fields.field(name);
    for (auto& number : numbers) {
        number = static_cast<int>(fields.number(low, high));
    }
    fields.end_of_line();
}

inline Seat seat_of_word(FieldReader& fields, std::string_view word, int players) {
    const auto number = parse_integer(word);
    if (!number || *number < 0 || *number >= players) {
        fields.fail("there are seats 0 to " + std::to_string(players - 1) + ", found '" + std::string(word) + "'");
        return 0;
    }
    return static_cast<Seat>(*number);
}

inline Seat seat_field(FieldReader& fields, std::string_view name, int players) {
    return static_cast<Seat>(number_field(fields, name, 0, players - 1));
}

/// A seat, or "-" for nobody.
inline Seat seat_or_none_field(FieldReader& fields, std::string_view name, int players) {
    fields.field(name);
    const auto word = fields.word("a seat or -");
    const auto seat = word == no_words ? no_seat : seat_of_word(fields, word, players);
    fields.end_of_line();
    return seat;
}

/// One of some words; its place among them.
inline std::size_t word_field(FieldReader& fields, std::string_view name, std::span<const std::string_view> words) {
    fields.field(name);
    const auto word = fields.word("a word");
    std::string expected;
    for (std::size_t index = 0; index < words.size(); ++index) {
        if (word == words[index]) {
            fields.end_of_line();
            return index;
        }
        expected += (index > 0 ? ", " : "") + std::string(words[index]);
    }
    fields.fail("expected one of " + expected + "; found '" + std::string(word) + "'");
    return 0;
}

} // namespace mitts
