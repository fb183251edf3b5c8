// Reads and writes an observation as lines of the form "name words". Each game has one list of its fields, from which
// both the reader and the writer are generated.
//
// A field has a name, a member and a codec with `read(reader, seen, value)` and `write(seen, value)`. A codec may use
// the values of earlier fields. This header contains the codecs that the games share. "-" is an empty list or a missing
// seat.
#pragma once

#include "cards/seat.h"
#include "games/field_reader.h"
#include "games/option_text.h"

#include <algorithm>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>

namespace mitts {

/// The text of an empty list or a missing seat.
inline constexpr std::string_view no_words = "-";
/// A bound that exceeds any possible score but is far below the limit of int.
inline constexpr int highest_score_text = 1'000'000'000;

template <class Member, class Codec, class When> struct Field {
    std::string_view name;
    Member member; ///< a pointer to the member, or a function that returns a reference to the member
    Codec codec;
    When when; ///< returns true if observations with these options have the field
};

template <class Member, class Codec, class When>
constexpr Field<Member, Codec, When> field(std::string_view name, Member member, Codec codec, When when) {
    return {name, member, codec, when};
}
template <class Member, class Codec> constexpr auto field(std::string_view name, Member member, Codec codec) {
    return field(name, member, codec, [](const auto& /*options*/) { return true; });
}

template <class Seen> std::string write_fields(const Seen& seen, const auto& fields) {
    std::string text;
    const auto write = [&](const auto& each) {
        if (each.when(seen.options)) {
            text.append(each.name)
                .append(" ")
                .append(each.codec.write(seen, std::invoke(each.member, seen)))
                .append("\n");
        }
    };
    std::apply([&](const auto&... each) { (write(each), ...); }, fields);
    return text;
}

/// Parses an observation. Fails if a field is invalid or if the observation is impossible (`why_impossible`).
template <class Seen> Parsed<Seen> read_fields(std::string_view text, const auto& fields) {
    Seen seen;
    FieldReader reader(text);
    const auto read = [&](const auto& each) {
        if (each.when(seen.options)) {
            reader.field(each.name);
            each.codec.read(reader, seen, std::invoke(each.member, seen));
            reader.end_of_line();
        }
    };
    std::apply([&](const auto&... each) { (read(each), ...); }, fields);
    reader.end_of_text();
    if (!reader.error()) {
        if (const auto problem = why_impossible(seen)) {
            reader.fail_at(problem->field, problem->what);
        }
    }
    if (reader.error()) {
        return *reader.error();
    }
    return seen;
}

/// The codec for the options.
template <class G> struct OptionsText {
    void read(FieldReader& reader, const auto& /*seen*/, auto& options) const {
        const auto read = parse_options<G>(reader.rest_of_line());
        if (read) {
            options = *read;
        } else {
            reader.fail_within(read.error());
        }
    }
    std::string write(const auto& /*seen*/, const auto& options) const {
        return options_to_text<G>(options);
    }
};

/// The codec for an integer from `low` to `high`.
struct NumberText {
    int low = 0;
    int high = 0;

    template <class Number> void read(FieldReader& reader, const auto& /*seen*/, Number& number) const {
        number = static_cast<Number>(reader.number(low, high));
    }
    std::string write(const auto& /*seen*/, int number) const {
        return std::to_string(number);
    }
};

/// The codec for a list of `count(options)` numbers.
template <class Count> struct NumbersText {
    Count count;
    NumberText number;

    void read(FieldReader& reader, const auto& seen, auto& numbers) const {
        for (auto& each : std::span(numbers).first(static_cast<std::size_t>(count(seen.options)))) {
            number.read(reader, seen, each);
        }
    }
    std::string write(const auto& seen, const auto& numbers) const {
        std::string text;
        for (const int each : std::span(numbers).first(static_cast<std::size_t>(count(seen.options)))) {
            text += (text.empty() ? "" : " ") + std::to_string(each);
        }
        return text;
    }
};

template <class Count> constexpr NumbersText<Count> numbers(Count count, int low, int high) {
    return {count, {low, high}};
}
constexpr auto number_each(int low, int high) {
    return numbers([](const auto& options) { return options.players; }, low, high);
}

/// Parses a word as a seat number. Fails if the match has no such seat.
inline Seat seat_of_word(FieldReader& reader, std::string_view word, int players) {
    const auto number = parse_integer(word);
    if (!number || *number < 0 || *number >= players) {
        reader.fail("there are seats 0 to " + std::to_string(players - 1) + ", found '" + std::string(word) + "'");
        return 0;
    }
    return static_cast<Seat>(*number);
}

/// Splits a word at its first colon. The second part is empty if there is no colon.
inline std::pair<std::string_view, std::string_view> around_colon(std::string_view word) {
    const auto colon = std::min(word.find(':'), word.size());
    return {word.substr(0, colon), word.substr(std::min(colon + 1, word.size()))};
}

/// The codec for a seat of the match.
struct SeatText {
    void read(FieldReader& reader, const auto& seen, Seat& seat) const {
        NumberText{0, seen.options.players - 1}.read(reader, seen, seat);
    }
    std::string write(const auto& /*seen*/, Seat seat) const {
        return std::to_string(seat);
    }
};

/// The codec for a seat of the match, or for no_seat, which is written as "-".
struct SeatOrNobodyText {
    void read(FieldReader& reader, const auto& seen, Seat& seat) const {
        const auto word = reader.word("a seat or -");
        seat = word == no_words ? no_seat : seat_of_word(reader, word, seen.options.players);
    }
    std::string write(const auto& /*seen*/, Seat seat) const {
        return seat == no_seat ? std::string(no_words) : std::to_string(seat);
    }
};

/// The codec for an enum. Each value is the index of its word in `words`.
struct EnumText {
    std::span<const std::string_view> words;

    template <class Enum> void read(FieldReader& reader, const auto& /*seen*/, Enum& value) const {
        const auto word = reader.word("a word");
        std::string expected;
        for (std::size_t index = 0; index < words.size(); ++index) {
            if (word == words[index]) {
                value = static_cast<Enum>(index);
                return;
            }
            expected += (index > 0 ? ", " : "") + std::string(words[index]);
        }
        reader.fail("expected one of " + expected + "; found '" + std::string(word) + "'");
    }
    std::string write(const auto& /*seen*/, auto value) const {
        return std::string(words[static_cast<std::size_t>(value)]);
    }
};

/// Calls `read(word)` for each remaining word of the line, or not at all if the line is "-".
template <class Read> void read_list(FieldReader& reader, Read read) {
    auto word = reader.word("a list or -");
    if (word == no_words) {
        return reader.end_of_line();
    }
    while (!reader.error()) {
        read(word);
        if (!reader.more()) {
            return;
        }
        word = reader.word("an item");
    }
}

/// Formats the items with `write` and joins them with spaces.
template <class Items, class Write> std::string list_text(const Items& items, Write write) {
    std::string text;
    for (const auto& item : items) {
        text += (text.empty() ? "" : " ") + write(item);
    }
    return text.empty() ? std::string(no_words) : text;
}

/// The codec for a list or a set. `read_item(reader, seen, word)` parses an item, and `write_item(item)` formats it.
template <class Read, class Write> struct ListText {
    Read read_item;
    Write write_item;
    std::string_view too_many; ///< the error message for a list that is too long

    template <class Items> void read(FieldReader& reader, const auto& seen, Items& items) const {
        read_list(reader, [&](std::string_view word) {
            const auto item = read_item(reader, seen, word);
            if constexpr (requires { items.push_back(item); }) {
                if constexpr (requires { items.full(); }) {
                    if (items.full()) {
                        return reader.fail(std::string(too_many));
                    }
                }
                items.push_back(item);
            } else {
                if (items.contains(item)) {
                    reader.fail(to_text(item) + " is there twice");
                }
                items.insert(item);
            }
        });
    }
    std::string write(const auto& /*seen*/, const auto& items) const {
        return list_text(items, write_item);
    }
};

template <class Read, class Write>
constexpr ListText<Read, Write> list_of(Read read_item, Write write_item, std::string_view too_many = {}) {
    return {read_item, write_item, too_many};
}

/// Returns the fields that start every game's observation text.
template <class G> constexpr auto table_fields(std::span<const std::string_view> phase_names) {
    using Seen = typename G::Observation;
    return std::tuple{field("options", &Seen::options, OptionsText<G>{}), field("viewer", &Seen::viewer, SeatText{}),
                      field("dealer", &Seen::dealer, SeatText{}), field("turn", &Seen::turn, SeatOrNobodyText{}),
                      field("phase", &Seen::phase, EnumText{phase_names})};
}

} // namespace mitts
