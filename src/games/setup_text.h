// Reads and writes a set-up as tags of a record. Each game has one list of its tags, from which both the reader and the
// writer are generated.
//
// White space separates the cards of a list, and `/` separates the lists of the seats. "-" is an empty list. A tag's
// codec reads the tag's value with a `SetupReader` and writes the value as text. A tag with an empty value is omitted.
// Every game has the tags Hands and Turn, and every record may have the tag Dealer.
#pragma once

#include "games/claims.h"
#include "games/field_text.h"

namespace mitts {

inline constexpr std::string_view tag_white_space = " \t";

/// Reads lists of cards. Errors contain the position of the invalid word.
template <class Card> struct SetupReader {
    int players;
    Claims<Card> claims;
    std::optional<Card> (*parse)(std::string_view);

    /// Appends the cards of `text` to `into`. `text` begins at `offset` in the tag's value. Returns an error or
    /// nothing.
    std::optional<ParseError> read(std::string_view tag, std::string_view text, std::size_t offset,
                                   std::vector<Card>& into) {
        for (const auto& word : split_words(text, tag_white_space)) {
            const auto card = parse(word.text);
            if (!card) {
                return tag_error(tag, offset + word.offset, "'" + std::string(word.text) + "' is not a card");
            }
            if (const auto reason = claims.claim(*card)) {
                return tag_error(tag, offset + word.offset, to_text(*card) + " " + *reason);
            }
            into.push_back(*card);
        }
        return std::nullopt;
    }

    /// Returns an error unless the tag has one list per seat.
    std::optional<ParseError> wrong_number_of_seats(const Tag& tag, std::size_t found) const {
        if (static_cast<int>(found) == players) {
            return std::nullopt;
        }
        return tag_error(tag.name, 0,
                         "there are lists for " + std::to_string(found) + " seats, but " + std::to_string(players) +
                             " players");
    }
};

/// The codec for a list of cards, such as "7S 7D".
struct CardsTag {
    template <class Card>
    std::optional<ParseError> read(SetupReader<Card>& reader, const Tag& tag, std::vector<Card>& cards) const {
        return reader.read(tag.name, tag.value, 0, cards);
    }
    template <class Card> std::string write(const std::vector<Card>& cards) const {
        std::string text;
        for (const auto card : cards) {
            text += (text.empty() ? "" : " ") + to_text(card);
        }
        return text;
    }
};

/// The codec for one list of cards per seat, such as "7S 7D / -".
struct SeatsTag {
    template <class Card>
    std::optional<ParseError> read(SetupReader<Card>& reader, const Tag& tag,
                                   std::vector<std::vector<Card>>& seats) const {
        for (const auto& part : split_parts(tag.value, '/')) {
            auto& cards = seats.emplace_back();
            const auto words = split_words(part.text, tag_white_space);
            if (words.size() == 1 && words.front().text == "-") {
                continue;
            }
            if (words.empty()) {
                return tag_error(tag.name, part.offset, "a seat without cards is written -");
            }
            if (auto error = reader.read(tag.name, part.text, part.offset, cards)) {
                return error;
            }
        }
        return reader.wrong_number_of_seats(tag, seats.size());
    }
    template <class Card> std::string write(const std::vector<std::vector<Card>>& seats) const {
        std::string text;
        for (const auto& cards : seats) {
            text += (text.empty() ? "" : " / ") + (cards.empty() ? "-" : CardsTag{}.write(cards));
        }
        return text;
    }
};

struct SeatTag {
    std::optional<ParseError> read(const auto& reader, const Tag& tag, Seat& seat) const {
        const auto number = parse_integer(tag.value);
        if (!number || *number < 0 || *number >= reader.players) {
            return tag_error(tag.name, 0, "the seat must be 0 to " + std::to_string(reader.players - 1));
        }
        seat = static_cast<Seat>(*number);
        return std::nullopt;
    }
    std::string write(Seat seat) const {
        return std::to_string(seat);
    }
};

/// Parses a set-up from its tags. Ignores tags that have no field. Fails if a tag is invalid or Hands is missing.
template <class Setup, class Card>
Parsed<Setup> read_setup(std::span<const Tag> tags, SetupReader<Card> reader, const auto& fields) {
    Setup setup;
    for (const auto& tag : tags) {
        std::optional<ParseError> error;
        const auto read = [&](const auto& each) {
            if (tag.name == each.name) {
                error = each.codec.read(reader, tag, setup.*each.member);
            }
        };
        std::apply([&](const auto&... each) { (read(each), ...); }, fields);
        if (tag.name == "Dealer") {
            error = SeatTag{}.read(reader, tag, setup.dealer.emplace());
        }
        if (error) {
            return *error;
        }
    }
    if (setup.hands.empty()) {
        return refuse("Hands", "a set-up needs the cards of every seat: [Hands \"…\"]");
    }
    return setup;
}

template <class Setup> std::vector<Tag> write_setup(const Setup& setup, const auto& fields) {
    std::vector<Tag> tags;
    const auto write = [&](const auto& each) {
        if (auto text = each.codec.write(setup.*each.member); !text.empty()) {
            tags.push_back({.name = std::string(each.name), .value = std::move(text)});
        }
    };
    std::apply([&](const auto&... each) { (write(each), ...); }, fields);
    if (setup.dealer) {
        tags.push_back({.name = "Dealer", .value = std::to_string(*setup.dealer)});
    }
    return tags;
}

/// Returns the names of the tags, in the order in which they are written.
constexpr auto names_of(const auto& fields) {
    return std::apply([](const auto&... each) { return std::array{each.name...}; }, fields);
}

} // namespace mitts
